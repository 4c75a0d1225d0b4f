/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DepositAddress } from './deposit-address.ts';
import type { Success } from './success.ts';

/**
 * Answer of getDepositAddress.
 */
export type DepositAddressResponse = Success & ({
  /** The address. Null when the member has none on this network. */
  data: DepositAddress | null;
});
