/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DepositAddress } from './deposit-address.ts';
import type { Success } from './success.ts';

/**
 * Answer of createDepositAddress.
 */
export type CreateDepositAddressResponse = Success & ({
  /** The address. Null where the network's node is down; try again later. */
  data: DepositAddress | null;
});
