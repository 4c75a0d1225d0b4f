// Generated from the contract by `npm run generate`. Do not edit.
/** Codes that say nobody is logged in. */
export const loggedOutCodes: readonly number[] = [4000,401]

/** The code that may mean it, and may mean a missing field as well: the log-in check tells. */
export const doubtfulCode = 3000
