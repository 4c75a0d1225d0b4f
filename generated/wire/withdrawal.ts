/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';
import type { NetworkId } from './network-id.ts';
import type { TransferMold } from './transfer-mold.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';

/**
 * Coins that were sent to an address.
 */
export type Withdrawal = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** When it was asked for. */
  addTime: EpochMillis;
  coinName: string;
  /** Address it goes to. */
  address: string;
  money: string;
  fee: string;
  realMoney: string;
  /** Status. */
  status: WithdrawalStatus;
  /**
     * Hash of the network's transaction. Null until sent.
     * @nullable
     */
  hash: string | null;
  /** Network. */
  protocol: NetworkId;
  /** Name of the network. */
  protocolName: string;
  /** Tells whether it went over the chain. Absent in older servers. */
  processMold?: TransferMold | null;
  /** When it was dealt with. Null until then. */
  processTime: EpochMillis | null;
  /**
     * Why it failed.
     * @nullable
     */
  withdrawInfo: string | null;
  /**
     * Memo that went along. Null or absent where the network knows none.
     * @nullable
     */
  memo?: string | null;
  /**
     * Note of the member. Absent in older servers.
     * @nullable
     */
  remark?: string | null;
};
