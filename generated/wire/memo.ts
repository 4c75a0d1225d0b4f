/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Memo (tag) that the receiver asks for. Only on networks that know one.
 * @maxLength 64
 * @pattern \S+
 */
export type Memo = string;
