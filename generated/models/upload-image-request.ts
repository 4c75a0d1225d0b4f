/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A picture. What the field that will carry its address allows (`x-upload`) may be less than what this call takes.
 */
export type UploadImageRequest = {
  /**
     * The picture, JPG, PNG, GIF or BMP up to 8 MB.
     * @maxLength 8388608
     */
  file: Blob | File;
};
