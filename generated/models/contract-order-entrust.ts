/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { ContractOrderEntrustStatus } from './contract-order-entrust-status.ts';
import type { ContractOrderEntrustType } from './contract-order-entrust-type.ts';
import type { ContractOrderType } from './contract-order-type.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * An order for a contract. Prices are counted in `baseSymbol`, volumes in contracts. Margins, fees and profits are counted in `baseSymbol`, too, and in `coinSymbol` where the contract is coin-margined.
 */
export type ContractOrderEntrust = {
  /** Which order, as cancelSwapOrder wants it. */
  id: Id;
  /**
     * Number of the order, for people.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  contractOrderEntrustId: string;
  /** Id of the member. */
  memberId: Id;
  /** Number of the contract. */
  contractId: Id;
  /** Which contract. */
  symbol: MarketSymbol;
  /** Coin whose price the contract follows. */
  coinSymbol: CoinUnit;
  /** Quote coin. */
  baseSymbol: CoinUnit;
  /** Which side. */
  direction: ContractOrderDirection;
  /** Opening or closing. */
  entrustType: ContractOrderEntrustType;
  /** Which kind. */
  type: ContractOrderType;
  /** State. */
  status: ContractOrderEntrustStatus;
  /** Margin mode. */
  patterns: MarginMode;
  /** Leverage, a factor. Null or absent in some servers. */
  leverage?: Decimal | null;
  /** Mark price that triggers it: on a rise where it lies above `currentPrice`, else on a fall. Null or 0 for other orders. */
  triggerPrice: Decimal | null;
  /** Worst price it takes, 0 for a market order. */
  entrustPrice: Decimal;
  /** Mark price when it was placed. Absent in some servers. */
  currentPrice?: Decimal | null;
  /** Average price of what is filled. Null or 0 before. */
  tradedPrice: Decimal | null;
  /** Ordered volume. */
  volume: Decimal;
  /** Filled volume. */
  tradedVolume: Decimal;
  /** Amount of one contract, counted in the traded coin; in USD where it is coin-margined. */
  shareNumber: Decimal;
  /** Coin of the margin. Absent in some servers. */
  principalUnit?: CoinUnit;
  /** Margin of the volume. */
  principalAmount: Decimal;
  /** Fee of opening. Null for orders that close. */
  openFee: Decimal | null;
  /** Fee of closing. Null for orders that open. */
  closeFee: Decimal | null;
  /** Profit of what is closed, before the fee, below 0 for a loss. Null or 0 for orders that open. */
  profitAndLoss: Decimal | null;
  /** 1 for what a trigger brought: a trigger order, a take profit or a stop loss. */
  isFromSpot: Flag;
  /** 1 for a liquidation. */
  isBlast: Flag;
  /** 1 where rebates of its fee were paid. Absent in some servers. */
  isReward?: Flag;
  /** Position that it opens, adds to or closes. Null before the first fill, absent in some servers. */
  positionId?: Id | null;
  /** When it was triggered. Null before and for other orders, absent in some servers. */
  triggeringTime?: EpochMillis | null;
  /** When it was placed. */
  createTime: EpochMillis;
  /** Proposed; lower price at which the opened position is to be closed. Null for none. */
  minPrice?: Decimal | null;
  /** Proposed; upper price at which the opened position is to be closed. Null for none. */
  maxPrice?: Decimal | null;
};
