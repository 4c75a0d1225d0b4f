import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { Candles } from '../live/candle-list.ts'
import type { ChartColours } from './chart-colours.ts'

/** An own order, shown as a line at its price. */
export type ChartOrder = { readonly price: Decimal; readonly title: string }

/** An own fill, shown at its candle. `time`: when the candle begins, in milliseconds. */
export type ChartFill = { readonly time: number; readonly buy: boolean; readonly letter: string }

export type PriceCanvasOptions = {
  readonly colours: ChartColours
  /** Smallest step of a price, for the axis. */
  readonly minMove: number
  readonly price: (pixelValue: number) => string
  /** A price as the ticker writes it. */
  readonly write: (price: Decimal) => string
  readonly moment: (ms: number) => string
  /** Short text below the axis; `type` as lightweight-charts counts: 0 year, 1 month, 2 day, 3 time. */
  readonly tick: (ms: number, type: number) => string
  /** When the candle under the crosshair begins, null when it is gone. */
  readonly onCrosshair: (time: Instant | null) => void
  /** The left edge comes near what is there. */
  readonly onOlder: () => void
  /** The newest candle went out of sight, or came back. */
  readonly onAway: (isAway: boolean) => void
  /** The text of the last price, each time its tag is drawn. */
  readonly onLastDrawn: (text: string) => void
}

/** What draws: a canvas with a library behind it, and nothing of either in the rest of the house. */
export type PriceCanvas = {
  /** `anew`: another period or market, so the newest candle comes into sight. */
  readonly setCandles: (candles: Candles, anew: boolean) => void
  /** The last price; `isUp` gives its colour. */
  readonly setLast: (price: Decimal | null, isUp: boolean) => void
  /** Brings the newest candle into sight, as near or far as the others are seen now. */
  readonly showNow: () => void
  readonly setLook: (look: { readonly asLine: boolean; readonly averages: boolean }) => void
  readonly setOrders: (orders: readonly ChartOrder[]) => void
  readonly setFills: (fills: readonly ChartFill[]) => void
  readonly setColours: (colours: ChartColours) => void
  readonly stop: () => void
}
