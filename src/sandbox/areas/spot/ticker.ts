import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { findCoin } from '../wallets/coins.ts'
import type { PairRow } from '../../market/pairs.ts'
import { pricesOf } from '../../market/prices.ts'
import { marketsOf } from '../../market/markets.ts'
import { DAY } from '../../market/periods.ts'
import { candleOf, type MarketCandle } from './candles.ts'
import type { SpotState } from './spot-state.ts'

type Seeded = SpotState & { readonly seed: string }

/** Coins count to so many places. */
const UNIT_SCALE = 8
/** Places of a share: a hundredth of a percent. */
const SHARE_PLACES = 4

export const priceText = ({ priceScale }: PairRow, ticks: number): string =>
  toText(fromUnits(BigInt(ticks), priceScale))
export const amountText = ({ lotScale }: PairRow, lots: number): string =>
  toText(fromUnits(BigInt(lots), lotScale))
export const unitsText = (units: bigint): string => toText(fromUnits(units, UNIT_SCALE))

function dollars(seed: string, unit: string, time: number): string | null {
  const coin = findCoin(unit)
  return coin === undefined ? null : toText(fromUnits(pricesOf(seed).ticksAt(coin, time), coin.priceScale))
}

/** Returns the ticker of a pair at a time in epoch milliseconds. */
export function tickerOf(state: Seeded, pair: PairRow, time: number): Ticker {
  const now = Math.floor(time / 1000)
  return tickerFrom(state.seed, pair, time, candleOf(state, pair, now - DAY, now, now))
}

/** A ticker from the candle of the last 24 hours. */
export function tickerFrom(seed: string, pair: PairRow, time: number, day: MarketCandle): Ticker {
  const now = Math.floor(time / 1000)
  const path = marketsOf(seed).path(pair)
  const [open, close] = [priceText(pair, day.open), priceText(pair, path.priceAt(now))]
  const change = subtract(decimal(close), decimal(open))
  return {
    symbol: pair.symbol,
    open,
    high: priceText(pair, day.high),
    low: priceText(pair, day.low),
    close,
    chg: toText(day.open === 0 ? ZERO : divide(change, decimal(open), SHARE_PLACES)),
    change: toText(change),
    volume: amountText(pair, day.lots),
    turnover: unitsText(day.turnover),
    lastDayClose: priceText(pair, path.priceAt(Math.floor(now / DAY) * DAY)),
    usdRate: dollars(seed, pair.coin, time),
    baseUsdRate: dollars(seed, pair.quote, time),
    zone: 0,
    coinScale: pair.lotScale,
    baseCoinScale: pair.priceScale,
    coinName: findCoin(pair.coin)?.name ?? null,
    coinUrl: null,
  }
}

/** Prices at the end of each of the last 24 hours, and now. */
export function trendOf({ seed }: { readonly seed: string }, pair: PairRow, time: number): string[] {
  const now = Math.floor(time / 1000)
  const path = marketsOf(seed).path(pair)
  const hours = Array.from({ length: 24 }, (_, index) => now - (24 - index) * 3600)
  return [...hours, now].map((second) => priceText(pair, path.priceAt(second)))
}
