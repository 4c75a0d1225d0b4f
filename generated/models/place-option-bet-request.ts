/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';

/**
 * A bet on a round. Limits known at run time: `ctx.minAmount` and `ctx.maxAmount` are the first and the last stake that the pair proposes, `ctx.amountPlaces` the decimals of a stake, and `ctx.affordable` the largest stake that the spot wallet pays together with its fee.
 */
export type PlaceOptionBetRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
  /** Which side. */
  direction: StakeDirection;
  /** Which round. */
  optionId: Id;
  /** Stake, counted in the quote coin of the pair. */
  amount: Decimal;
};
