/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NetworkId } from './network-id.ts';

/**
 * The network an address is wanted on.
 */
export type CreateDepositAddressRequest = {
  /** Network. */
  coinprotocol: NetworkId;
};
