/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Data of one account, by name, as the server labels them.
 */
export type OtcAccountData = {[key: string]: string | null};
