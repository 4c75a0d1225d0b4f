/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';

/**
 * An order on where the price will be at the end of a cycle. Limits known at run time: `ctx.minAmount` and `ctx.maxAmount` are those of the cycle, `ctx.balance` is what the wallet for second contracts has of the stake coin.
 */
export type PlaceSecondOrderRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
  /** Stake coin, one of those that listSecondStakeCoins names. */
  coinSymbol: CoinUnit;
  /** Which side. */
  direction: StakeDirection;
  /** Which cycle. */
  cycleId: Id;
  /** Stake, counted in `coinSymbol`. */
  amount: Decimal;
};
