/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionOrderStatus } from './contract-option-order-status.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';
import type { StakeResult } from './stake-result.ts';

/**
 * A bet of the member on a round. Amounts are counted in `baseSymbol`.
 */
export type ContractOptionOrder = {
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
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  optionId: number;
  /**
     * Number of the round among those of its pair.
     * @minimum 0
     * @maximum 9999
     */
  optionNo: number;
  /** Which pair. */
  symbol: MarketSymbol;
  coinSymbol: string;
  baseSymbol: string;
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
