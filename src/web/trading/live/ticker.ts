import type { Decimal } from '#src/core/money/decimal.ts'

/** The figures of a market over the last 24 hours. */
export type Ticker = {
  readonly symbol: string
  /** The last price. */
  readonly close: Decimal
  readonly high: Decimal
  readonly low: Decimal
  /** The change in 24 hours: as an amount, and as a share of the price 24 hours ago. */
  readonly change: Decimal
  readonly chg: Decimal
  /** Volume in the base coin, and turnover in the quote coin. */
  readonly volume: Decimal
  readonly turnover: Decimal
  /** US dollars for one quote coin; null if not known. */
  readonly baseUsdRate: Decimal | null
  /** Name and icon of the base coin. */
  readonly coinName?: string | null
  readonly coinUrl?: string | null
  /** Of a perpetual contract: mark and index price, and the funding rate, a share of the value. Null if not known. */
  readonly markPrice?: Decimal | null
  readonly indexPrice?: Decimal | null
  readonly feePercent?: Decimal | null
}

/** The tickers of a product's markets by symbol, in the exchange's order. */
export type Tickers = ReadonlyMap<string, Ticker>
