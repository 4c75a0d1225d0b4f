/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { RealNameApplication } from './real-name-application.ts';
import type { Success } from './success.ts';

/**
 * Answer of getRealNameApplication.
 */
export type RealNameApplicationResponse = Success & ({
  /** The application. Null when there was none. */
  data: RealNameApplication | null;
});
