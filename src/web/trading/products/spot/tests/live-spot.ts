/**
 * Prices and book of the spot market under a test's hand. They stand in for the feeds:
 *
 *   vi.mock('../feeds/spot-tickers.ts', async () => (await import('../tests/live-spot.ts')).feeds)
 *   vi.mock('../feeds/spot-book.ts', async () => (await import('../tests/live-spot.ts')).feeds)
 */
import { decimal } from '#src/core/money/decimal.ts'
import type { Health } from '#src/web/streams/live.ts'
import type { LiveBook } from '../../../live/book.ts'
import type { Level } from '../../../live/levels.ts'
import type { Ticker, Tickers } from '../../../live/ticker.ts'
import { handLive } from '../../../tests/hand-live.ts'

const tickers = handLive<Tickers>()
const book = handLive<LiveBook>()

export const feeds = { spotTickers: () => tickers, spotBook: () => book }

/** A ticker whose figures all differ. */
export const spotTicker = (change: Partial<Ticker> = {}): Ticker => ({
  symbol: 'BTC/USDT',
  close: decimal('50000.5'),
  high: decimal('52000.25'),
  low: decimal('47000.75'),
  change: decimal('1500.4'),
  chg: decimal('0.0309'),
  volume: decimal('812.345'),
  turnover: decimal('40617250'),
  baseUsdRate: decimal('0.5'),
  coinName: 'Bitcoin',
  ...change,
})

/** Tells these tickers; without any nothing is known. */
export const tellTickers = (...all: readonly Ticker[]): void =>
  tickers.put(all.length === 0 ? null : new Map(all.map((ticker) => [ticker.symbol, ticker])))

type Levels = readonly (readonly [price: bigint, amount: bigint])[]

const levelsOf = (levels: Levels): readonly Level[] => levels.map(([price, amount]) => ({ price, amount }))

/** Tells a book in the units of a market, best price first. */
export const tellBook = (bid: Levels, ask: Levels, health: Health = 'live'): void =>
  book.put({ bid: levelsOf(bid), ask: levelsOf(ask), seq: { bid: null, ask: null } }, health)

/** Forgets prices and book. */
export function tellNothing(): void {
  tickers.put(null, 'loading')
  book.put(null, 'loading')
}
