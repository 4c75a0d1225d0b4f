/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of uploadImageText.
 */
export type UploadImageTextResponse = Success & {
  /**
     * Address of the stored picture.
     * @minLength 1
     */
  data: string;
};
