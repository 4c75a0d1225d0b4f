/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { ContractSecondOrderStatus } from './contract-second-order-status.ts';
import type { ContractSecondOrderType } from './contract-second-order-type.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';
import type { StakeResult } from './stake-result.ts';

/**
 * An order on where a price will be after some seconds. Prices are counted in the quote coin of the pair, amounts in `coinSymbol`.
 */
export type ContractSecondOrder = {
  /** Number of the order. */
  id: Id;
  /** Id of the member. */
  memberId: Id;
  /** Which pair. */
  symbol: MarketSymbol;
  /** Stake coin. */
  coinSymbol: CoinUnit;
  /** Which side. */
  direction: StakeDirection;
  /** Which cycle. */
  cycleId: Id;
  /**
     * Time from `openPrice` to `closePrice`.
     * @minimum 1
     */
  cycleLength: number;
  /** Reward as a share of the stake. */
  cycleRate: Decimal;
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
