/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DepositStatus } from './deposit-status.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { NetworkId } from './network-id.ts';
import type { TransferMold } from './transfer-mold.ts';

/**
 * Coins that came in from a network.
 */
export type Deposit = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * Hash of the network's transaction.
     * @nullable
     */
  hash: string | null;
  /** When it was seen. */
  addTime: EpochMillis;
  coinName: string;
  money: string;
  /**
     * Confirmations so far.
     * @minimum 0
     * @maximum 9999
     */
  confirms: number;
  /**
     * Confirmations needed.
     * @minimum 0
     * @maximum 9999
     */
  nConfirms: number;
  /** Status. */
  status: DepositStatus;
  /**
     * Address it came from.
     * @nullable
     */
  send: string | null;
  /**
     * Address it went to.
     * @nullable
     */
  address: string | null;
  /** Network. */
  protocol: NetworkId;
  /** Name of the network. */
  protocolName: string;
  /**
     * Block of the network's transaction.
     * @nullable
     */
  block: number | null;
  /** Origin: the network or an administrator. */
  agreen: TransferMold;
};
