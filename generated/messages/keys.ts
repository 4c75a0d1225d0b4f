// Generated from locales/ by `npm run generate`. Do not edit.
export const languages = ["en_US"] as const

export type Language = (typeof languages)[number]

/** The message keys of each area, as its English catalogue has them. */
export type AreaKeys = {
}

export type Area = keyof AreaKeys

export type MessageKey = AreaKeys[Area]
