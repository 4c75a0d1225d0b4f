/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * What a member holds of a contract on one side. Prices, margins and profits are counted in the settlement coin, volumes in contracts. What can be closed is `position` less `frozenPosition`.
 */
export type MemberContractPosition = {
  /** Number of the position. */
  id: Id;
  /** Id of the member. */
  memberId: Id;
  /** Number of the contract. */
  contractId: Id;
  /** Which contract. Null or absent in some servers. */
  symbol?: MarketSymbol | null;
  /** 0 long, 1 short. */
  direction: ContractOrderDirection;
  /** Margin mode. */
  pattern: MarginMode;
  /** Leverage, a factor. */
  leverage: Decimal;
  /** Average price of opening. */
  price: Decimal;
  /** Liquidation price as the server knows it; null with cross margin, and where there is none. */
  forcePrice: Decimal | null;
  /** Volume, with what closing orders hold. */
  position: Decimal;
  /** Volume that closing orders hold. */
  frozenPosition: Decimal;
  /** Margin, with what belongs to `frozenPosition`. */
  principalAmount: Decimal;
  /** Margin that belongs to `frozenPosition`. Absent in some servers. */
  frozenPrincipalAmount?: Decimal | null;
  /** Margin that opening takes at this leverage: volume at `price`, divided by it. Absent in some servers. */
  initPrincipalAmount?: Decimal | null;
  /** Amount of one contract, counted in the traded coin. */
  shareNumber: Decimal;
  /** Profit that parts of it which are closed have brought. Absent in some servers. */
  profit?: Decimal | null;
  /** Mark price at or below which it is closed at the market: stop loss of a long, take profit of a short. Null for none. */
  minPrice: Decimal | null;
  /** Mark price at or above which it is closed at the market: take profit of a long, stop loss of a short. Null for none. */
  maxPrice: Decimal | null;
  /** Proposed; sum of the funding that it received, below 0 for what it paid. */
  funding?: Decimal | null;
};
