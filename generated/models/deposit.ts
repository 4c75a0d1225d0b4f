/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { DepositStatus } from './deposit-status.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Id } from './id.ts';
import type { NetworkId } from './network-id.ts';
import type { TransferMold } from './transfer-mold.ts';

/**
 * Coins that came in from a network.
 */
export type Deposit = {
  /** Number of the deposit. */
  id: Id;
  /**
     * Hash of the network's transaction.
     * @nullable
     */
  hash: string | null;
  /** When it was seen. */
  addTime: EpochMillis;
  /** Coin. */
  coinName: CoinUnit;
  /** Amount. */
  money: Decimal;
  /**
     * Confirmations so far.
     * @minimum 0
     */
  confirms: number;
  /**
     * Confirmations needed.
     * @minimum 0
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
