/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { StakeDirection } from './stake-direction.ts';

/**
 * An order on where the price will be at the end of a cycle. Limits known at run time: `ctx.minAmount` and `ctx.maxAmount` are those of the cycle, `ctx.balance` is what the wallet for second contracts has of the stake coin.
 */
export type PlaceSecondOrderRequest = {
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
  /** Stake, counted in `coinSymbol`. */
  amount: Decimal;
};
