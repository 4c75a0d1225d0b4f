/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Address of an uploaded photo, JPG or PNG up to 8 MB.
 * @minLength 1
 */
export type IdentityImageUrl = string;
