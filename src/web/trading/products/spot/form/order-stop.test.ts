import { expect, test } from 'vitest'
import type { ExchangeCoin } from '#generated/models/exchange-coin.ts'
import type { OrderKind } from '../../../form/order-math.ts'
import { stopOf } from './order-stop.ts'

/** The answer of a server that sends only the fields that the contract requires. */
const old = { enableMarketBuy: 1, enableMarketSell: 1 } as ExchangeCoin
const open: ExchangeCoin = { ...old, exchangeable: 1, enableBuy: 1, enableSell: 1 }

const KINDS: readonly OrderKind[] = (['BUY', 'SELL'] as const).flatMap((direction) =>
  (['LIMIT_PRICE', 'MARKET_PRICE'] as const).map((type) => ({ direction, type })),
)
/** Returns the stops of a limit order and a market order that buy, then of those that sell. */
const stopsOf = (pair: ExchangeCoin) => KINDS.map((kind) => stopOf(pair, kind))

test("a pair's fields say which orders it takes, and why not the others", () => {
  expect(stopsOf(open)).toEqual([null, null, null, null])
  const [trade, buy, sell] = ['cannot-trade', 'stop-buying', 'stop-selling']
  expect(stopsOf({ ...open, exchangeable: 0 })).toEqual([trade, trade, trade, trade])
  expect(stopsOf({ ...open, enableBuy: 0 })).toEqual([buy, buy, null, null])
  expect(stopsOf({ ...open, enableSell: 0 })).toEqual([null, null, sell, sell])
  expect(stopsOf({ ...open, enableMarketBuy: 0 })).toEqual([null, 'no-market-price-buy', null, null])
  expect(stopsOf({ ...open, enableMarketSell: 0 })).toEqual([null, null, null, 'no-market-price-sell'])
})

test('an absent field allows the order; of two reasons the server’s first is given', () => {
  expect(stopsOf(old)).toEqual([null, null, null, null])
  expect(
    stopOf({ ...open, enableBuy: 0, enableMarketBuy: 0 }, { direction: 'BUY', type: 'MARKET_PRICE' }),
  ).toBe('stop-buying')
  expect(
    stopOf({ ...open, exchangeable: 0, enableSell: 0 }, { direction: 'SELL', type: 'LIMIT_PRICE' }),
  ).toBe('cannot-trade')
})
