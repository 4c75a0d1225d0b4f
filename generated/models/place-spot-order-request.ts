/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { ExchangeOrderDirection } from './exchange-order-direction.ts';
import type { ExchangeOrderType } from './exchange-order-type.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { PlaceSpotOrderRequestUseDiscount } from './place-spot-order-request-use-discount.ts';
import type { SpotOrderPrice } from './spot-order-price.ts';

/**
 * A new order. Limits known at run time, those of the pair: `ctx.pricePlaces`, `ctx.minPrice` and `ctx.maxPrice` for the price; `ctx.amountPlaces`, `ctx.minAmount` and `ctx.maxAmount` for the amount; `ctx.affordable` is the most that the balance allows.
 */
export type PlaceSpotOrderRequest = SpotOrderPrice & {
  /** Which pair. */
  symbol: MarketSymbol;
  /** Which side. */
  direction: ExchangeOrderDirection;
  /** Which kind. */
  type: ExchangeOrderType;
  /** Worst price that is taken, counted in the quote coin: above 0 for a limit order, 0 for a market order. An empty price is refused, it never makes a market order. */
  price: Decimal;
  /** How much, counted in the traded coin; for a market order that buys, how much of the quote coin to spend. */
  amount: Decimal;
  /** Tells whether to pay fees with a discount. Newer servers take no notice of it. */
  useDiscount?: PlaceSpotOrderRequestUseDiscount;
};
