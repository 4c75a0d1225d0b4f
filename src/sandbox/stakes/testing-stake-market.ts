import type { BookSides } from '#generated/wire/book-sides.ts'
import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import type { Trade } from '#generated/wire/trade.ts'
import { tradesIn } from '../areas/spot/trades.ts'
import { wireTrade } from '../areas/spot/wire-market.ts'
import type { TestSandbox } from '../hosts/memory/testing.ts'
import { ownMoves } from '../market/own-moves.ts'
import type { PairRow } from '../market/pairs.ts'

/** The calls about one kind of markets, by their paths, as one box answers them at its moment. */
export async function marketAnswers(box: TestSandbox, path: 'market' | 'option' | 'second', symbol: string) {
  const ask = (call: string, fields: Readonly<Record<string, string>> = {}) =>
    box.bare('POST', `/${path}/${call}`, { symbol, ...fields }, { lang: 'en_US' })
  const now = box.clock.now()
  const range = { symbol, from: String(now - 3_600_000), to: String(now), resolution: '15' }
  return {
    tickers: (await box.bare('POST', `/${path}/symbol-thumb`)) as readonly Ticker[],
    candles: await box.bare('GET', `/${path}/history`, range, { lang: 'en_US' }),
    trades: (await ask('latest-trade', { size: '30' })) as readonly Trade[],
    book: await ask('exchange-plate'),
    top: (await ask('exchange-plate-mini')) as BookSides,
    full: (await ask('exchange-plate-full')) as BookSides,
  }
}

/** The newest trades of a pair in the market of a kind alone, as calls answer them. */
export function tradesOfKind(box: TestSandbox, kind: string, pair: PairRow, most: number) {
  const { seed } = box.view()
  const range = { time: box.clock.now(), most }
  return tradesIn((second) => ownMoves({ seed, kind }, pair, second), [], range).map((trade) =>
    wireTrade(pair, trade),
  )
}
