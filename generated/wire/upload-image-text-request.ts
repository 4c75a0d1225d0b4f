/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A picture as text.
 */
export type UploadImageTextRequest = {
  /**
     * The picture as a data address, up to 8 MB when decoded.
     * @maxLength 11184900
     * @pattern data:image/(png|jpeg|gif|bmp);base64,
     */
  base64Data: string;
};
