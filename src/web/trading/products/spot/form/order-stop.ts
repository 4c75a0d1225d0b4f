/** Orders that a pair does not take for now: known before an order is sent, in the words of the server's refusal. */
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import { ExchangeOrderType } from '#generated/models/exchange-order-type.ts'
import type { ExchangeCoin } from '#generated/models/exchange-coin.ts'
import type { OrderKind } from '../../../form/order-math.ts'

/** The refusals of `placeSpotOrder` that a pair's fields announce. */
export type OrderStop = Extract<
  AreaKeys['server'],
  'cannot-trade' | 'stop-buying' | 'stop-selling' | 'no-market-price-buy' | 'no-market-price-sell'
>

/**
 * Returns why a pair takes no order of this kind, judged in the server's order; null where it does, or does not say.
 */
export function stopOf(pair: ExchangeCoin, { direction, type }: OrderKind): OrderStop | null {
  const buys = direction === ExchangeOrderDirection.BUY
  if (pair.exchangeable === 0) return 'cannot-trade'
  if ((buys ? pair.enableBuy : pair.enableSell) === 0) return buys ? 'stop-buying' : 'stop-selling'
  const takesMarket = (buys ? pair.enableMarketBuy : pair.enableMarketSell) === 1
  if (type === ExchangeOrderType.LIMIT_PRICE || takesMarket) return null
  return buys ? 'no-market-price-buy' : 'no-market-price-sell'
}
