/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NetworkId } from './network-id.ts';

export type GetDepositAddressParams = {
/**
 * Network.
 */
coinprotocol: NetworkId;
};
