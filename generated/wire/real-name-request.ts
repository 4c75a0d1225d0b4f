/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { IdentityImageUrl } from './identity-image-url.ts';

/**
 * Identity data to be reviewed.
 */
export type RealNameRequest = {
  /**
     * Real name as in the document.
     * @minLength 1
     * @maxLength 64
     */
  realName: string;
  /**
     * Number of the document, letters and digits.
     * @pattern [A-Za-z0-9]{5,30}
     */
  idCard: string;
  /** Front of the document. */
  idCardFront: IdentityImageUrl;
  /** Back of the document. */
  idCardBack: IdentityImageUrl;
  /** The person holding the document and a signed note. */
  handHeldIdCard: IdentityImageUrl;
};
