// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
export const formIds = ["ad","api-key-create","api-key-edit","bind-authenticator","bind-email","bind-phone","change-email","change-fund-password","change-login-password","change-phone","convert","gift-card-redeem","log-in","log-in-code","merchant-apply","merchant-refund","payment-method","real-name","register-by-email","register-by-phone","remove-authenticator","reset-password-by-email","reset-password-by-phone","retrieve-fund-password","saved-address","set-fund-password","spot-order","swap-close","swap-closing-order","swap-margin","swap-opening-order","swap-stops","transfer","withdraw","withdraw-code-create","withdraw-code-redeem"] as const

export type FormId = (typeof formIds)[number]
