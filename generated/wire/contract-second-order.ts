/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondOrderStatus } from './contract-second-order-status.ts';
import type { ContractSecondOrderType } from './contract-second-order-type.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';
import type { StakeResult } from './stake-result.ts';

/**
 * An order on where a price will be after some seconds. Prices are counted in the quote coin of the pair, amounts in `coinSymbol`.
 */
export type ContractSecondOrder = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  /** Which pair. */
  symbol: MarketSymbol;
  coinSymbol: string;
  /** Which side. */
  direction: StakeDirection;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  cycleId: number;
  /**
     * Time from `openPrice` to `closePrice`.
     * @minimum 1
     * @maximum 9999
     */
  cycleLength: number;
  cycleRate: string;
  /** Stake. */
  betAmount: Decimal;
  /** Fee. 0 or null where there is none. */
  fee: Decimal | null;
  /** Price when it began. */
  openPrice: Decimal;
  /** Price when it ended. Null or 0 before. */
  closePrice: Decimal | null;
  /** Tells whether a lost stake comes back. */
  type: ContractSecondOrderType;
  /** Outcome. */
  result: StakeResult;
  /** State. */
  status: ContractSecondOrderStatus;
  /** Reward of a won order beside its stake. 0 or null for all others. */
  winAmount: Decimal | null;
  /** When it began. */
  createTime: DateTimeText;
  /** When it was settled. Null before, absent in some servers. */
  updateTime?: DateTimeText | null;
  /** When it ends, told from the beginning. */
  closeTime: DateTimeText;
};
