/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The code itself, 32 hexadecimal digits. It is all that redeeming takes.
 * @pattern [0-9A-Fa-f]{32}
 */
export type WithdrawCodeText = string;
