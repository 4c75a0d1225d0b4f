import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { Candles } from '../live/candles.ts'
import type { ChartColours } from './chart-colours.ts'

/** Kinds of lines: of an order, and of a position its entry, the prices that close it, and its liquidation. */
export type LineLook = 'order' | 'entry' | 'takeProfit' | 'stopLoss' | 'liquidation'

/** A line at a price of the member's own; without a look it is that of an order. */
export type ChartOrder = { readonly price: Decimal; readonly title: string; readonly look?: LineLook }

/** A member's fill, drawn at its candle. `time`: start of the candle, epoch ms. */
export type ChartFill = { readonly time: number; readonly buy: boolean; readonly letter: string }

export type PriceCanvasOptions = {
  readonly colours: ChartColours
  /** Smallest price step of the axis. */
  readonly minMove: number
  readonly price: (pixelValue: number) => string
  /** Formats a price as the ticker does. */
  readonly write: (price: Decimal) => string
  readonly moment: (ms: number) => string
  /** Formats a label of the time axis; `type` as lightweight-charts counts: 0 year, 1 month, 2 day, 3 time. */
  readonly tick: (ms: number, type: number) => string
  /** Called with the start of the candle under the crosshair, null when there is none. */
  readonly onCrosshair: (time: Instant | null) => void
  /** Called when the left edge comes near the oldest candle. */
  readonly onOlder: () => void
  /** Called when the newest candle leaves the visible range, or returns to it. */
  readonly onAway: (isAway: boolean) => void
  /** Called with the text of the last price each time its tag is drawn. */
  readonly onLastDrawn: (text: string) => void
}

/** The chart's drawing. Canvas and chart library are used behind this type only. */
export type PriceCanvas = {
  /** Sets the candles; `anew`: of another period or market, so the newest candle becomes visible. */
  readonly setCandles: (candles: Candles, anew: boolean) => void
  /** Sets the last price; `isUp` gives its colour. */
  readonly setLast: (price: Decimal | null, isUp: boolean) => void
  /** Makes the newest candle visible, at the current zoom. */
  readonly showNow: () => void
  readonly setLook: (look: { readonly asLine: boolean; readonly averages: boolean }) => void
  readonly setOrders: (orders: readonly ChartOrder[]) => void
  readonly setFills: (fills: readonly ChartFill[]) => void
  /** Keeps the labels of lines below what covers so many pixels from the top. */
  readonly setClearTop: (px: number) => void
  readonly setColours: (colours: ChartColours) => void
  readonly stop: () => void
}
