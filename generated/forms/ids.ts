// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
export const formIds = ["log-in","log-in-code","register-by-email","register-by-phone","reset-password-by-email","reset-password-by-phone"] as const

export type FormId = (typeof formIds)[number]
