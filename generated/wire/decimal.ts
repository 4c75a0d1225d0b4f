/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A decimal number as text: optional minus, digits, optional point and digits. No exponent, no grouping, no plus. Carries every digit, so it is never turned into a float.
 */
export type Decimal = string;
