/** The codes that say nobody is logged in (`x-session-codes` of the contract's root). */
const LOGGED_OUT: ReadonlySet<number> = new Set([4000, 401])

/** The code that may mean it, and may mean a missing field as well: the log-in check tells. */
export const DOUBTFUL_CODE = 3000

export const isLoggedOutCode = (code: number): boolean => LOGGED_OUT.has(code)
