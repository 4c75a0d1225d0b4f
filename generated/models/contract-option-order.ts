/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { ContractOptionOrderStatus } from './contract-option-order-status.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';
import type { StakeResult } from './stake-result.ts';

/**
 * A bet of the member on a round. Amounts are counted in `baseSymbol`.
 */
export type ContractOptionOrder = {
  /** Number of the bet. */
  id: Id;
  /** Id of the member. */
  memberId: Id;
  /** Which round. */
  optionId: Id;
  /**
     * Number of the round among those of its pair.
     * @minimum 0
     */
  optionNo: number;
  /** Which pair. */
  symbol: MarketSymbol;
  /** Coin whose price is bet on. */
  coinSymbol: CoinUnit;
  /** Coin of the stake. */
  baseSymbol: CoinUnit;
  /** Which side. */
  direction: StakeDirection;
  /** Stake. */
  betAmount: Decimal;
  /** Fee beside the stake; given back where the stake is. */
  fee: Decimal;
  /** Fee on the reward, kept from it. 0 for a bet that has not won, null in some servers. */
  winFee: Decimal | null;
  /** Reward beside the stake, before `winFee`. 0 for a bet that has not won, null in some servers. */
  rewardAmount: Decimal | null;
  /** Outcome. */
  result: StakeResult;
  /** State. */
  status: ContractOptionOrderStatus;
  /** When it was placed. */
  createTime: EpochMillis;
};
