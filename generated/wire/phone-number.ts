/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Phone number in digits alone, without the country's area code.
 * @pattern [0-9]{5,15}
 */
export type PhoneNumber = string;
