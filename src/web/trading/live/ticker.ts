import type { Decimal } from '#src/core/money/decimal.ts'

/** The figures of a market over the last 24 hours. */
export type Ticker = {
  readonly symbol: string
  /** The last price. */
  readonly close: Decimal
  readonly high: Decimal
  readonly low: Decimal
  /** The change in 24 hours: as an amount, and as a share of the price before. */
  readonly change: Decimal
  readonly chg: Decimal
  /** What was traded, counted in the traded coin and in the quote coin. */
  readonly volume: Decimal
  readonly turnover: Decimal
  /** What one quote coin is worth in US dollars; null where nobody knows. */
  readonly baseUsdRate: Decimal | null
  /** Name and icon of the traded coin. */
  readonly coinName?: string | null
  readonly coinUrl?: string | null
}

/** The tickers of all markets of a product, by symbol, in the order in which the exchange lists them. */
export type Tickers = ReadonlyMap<string, Ticker>
