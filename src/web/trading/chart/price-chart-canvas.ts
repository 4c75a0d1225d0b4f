import { createChart, type MouseEventParams } from 'lightweight-charts'
import type { Candles } from '../live/candles.ts'
import {
  afterCandles,
  afterMove,
  type CandleWindow,
  newestWindow,
  type VisibleRange,
  type WindowChange,
  windowAround,
} from './candle-window.ts'
import { gestureOptions, CROSSHAIR, chartOptions, RIGHT_BARS } from './chart-options.ts'
import { createChartSeries } from './chart-series.ts'
import { watchGesture } from './gesture.ts'
import type { ChartFill, ChartOrder, PriceCanvas, PriceCanvasOptions } from './price-canvas.ts'

/** Candles left of the visible range at which older ones are asked for. */
const AHEAD = 80

/**
 * True if an error comes from the drawing: from this file, or from the library, which is in the same file once it is
 * built.
 */
export const isCanvasError = (error: unknown): boolean =>
  error instanceof Error &&
  [import.meta.url, 'lightweight-charts'].some((file) => error.stack?.includes(file))

/**
 * Creates the drawing, loaded with the first chart. It holds a window of the candles, and moves it between gestures.
 */
export function createPriceCanvas(host: HTMLElement, options: PriceCanvasOptions): PriceCanvas {
  const { crosshair, ...looks } = chartOptions(options.colours)
  const chart = createChart(host, {
    ...looks,
    ...gestureOptions(options),
    crosshair: { ...CROSSHAIR, ...crosshair },
  })
  const series = createChartSeries(chart, options, options.colours)
  let candles: Candles = []
  let held: CandleWindow = { start: 0, end: 0 }
  let orders: readonly ChartOrder[] = []
  let fills: readonly ChartFill[] = []
  /** The visible range that was set. The library applies it when it draws, and until then reports the old one. */
  let pending: VisibleRange | null = null
  let isAway = false
  let isOver = false
  let crosshairAt: MouseEventParams | null = null
  const gesture = watchGesture(host, () => onRangeChange())

  /** Returns the visible range, counted in all candles. */
  function sight(): VisibleRange {
    if (pending !== null) return pending
    const range = chart.timeScale().getVisibleLogicalRange()
    if (range === null) return newestSight()
    return { from: held.start + range.from, to: held.start + range.to }
  }

  function newestSight(): VisibleRange {
    const { start, end } = newestWindow(candles.length)
    return { from: start, to: end }
  }

  /**
   * Shows the held candles. While they are filled in there is no crosshair: for each series that is filled, the library
   * would look what lies under it, and prepare all series for drawing.
   */
  function show(): void {
    const pointer = crosshairAt
    if (pointer !== null) chart.clearCrosshairPosition()
    series.show(candles, held)
    showFills()
    if (pointer?.point !== undefined && pointer.time !== undefined)
      series.setCrosshair(pointer.point.y, pointer.time)
  }

  function change({ held: next, draw, sight: target, shift }: WindowChange): void {
    held = next
    if (draw === 'all') show()
    else if (draw === 'newest') series.update(candles)
    if (target !== null) moveTo(target)
    else if (pending !== null) pending = { from: pending.from + shift, to: pending.to + shift }
  }

  function moveTo(target: VisibleRange): void {
    chart.timeScale().setVisibleLogicalRange({ from: target.from - held.start, to: target.to - held.start })
    expect(target)
  }

  /** Reports a range as visible until the library has drawn it: it has asked for its frame before. */
  function expect(target: VisibleRange): void {
    const isFirst = pending === null
    pending = target
    if (!isFirst) return
    requestAnimationFrame(() => {
      pending = null
      onRangeChange()
    })
  }

  /** Handles a change of the visible range: older candles, or another window, may be needed. */
  function onRangeChange(): void {
    if (pending !== null || isOver || candles.length === 0) return
    const now = sight()
    if (now.from < AHEAD) options.onOlder()
    const next = afterMove(held, now, candles.length, gesture.isOn())
    if (next !== null) change(next)
    reportAway(now)
  }

  function reportAway({ to }: VisibleRange): void {
    const next = to < candles.length - 1
    if (next !== isAway) options.onAway(next)
    isAway = next
  }

  function showFills(): void {
    const [first, last] = [candles.at(held.start), candles.at(held.end - 1)]
    const isIn = ({ time }: ChartFill): boolean =>
      first !== undefined && last !== undefined && time >= first.time && time <= last.time
    series.setFills(fills.filter(isIn))
  }

  // It says so while it draws, too: not the moment to give it something else.
  const onRange = (): void => queueMicrotask(onRangeChange)
  const onCrosshair = (event: MouseEventParams): void => {
    const { logical, point } = event
    crosshairAt = point === undefined ? null : event
    if (point === undefined || logical === undefined) return options.onCrosshair(null)
    const at = Math.min(candles.length - 1, Math.max(0, held.start + logical))
    options.onCrosshair(candles.at(at)?.time ?? null)
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange(onRange)
  chart.subscribeCrosshairMove(onCrosshair)

  return {
    setCandles(next, anew) {
      // On a slow page it is called a frame later: the chart may be gone.
      if (isOver) return
      if (!anew) {
        const found = afterCandles(candles, next, held, sight())
        candles = next
        change(found)
        return onRangeChange()
      }
      candles = next
      held = newestWindow(candles.length)
      show()
      chart.timeScale().resetTimeScale()
      expect(newestSight())
    },
    setLast(price, isUp) {
      if (!isOver) series.setLast(price, isUp)
    },
    showNow() {
      const { from, to } = sight()
      const end = candles.length - 1 + RIGHT_BARS
      const target = { from: end - (to - from), to: end }
      held = windowAround(target, candles.length)
      show()
      moveTo(target)
    },
    setLook(next) {
      series.setLook(next)
      show()
      series.setOrders(orders)
    },
    setOrders(next) {
      orders = next
      series.setOrders(orders)
    },
    setClearTop: (px) => series.setClearTop(px),
    setFills(next) {
      fills = next
      showFills()
    },
    setColours(colours) {
      chart.applyOptions(chartOptions(colours))
      series.setColours(colours)
      show()
      series.setOrders(orders)
    },
    stop() {
      isOver = true
      gesture.stop()
      chart.remove()
    },
  }
}
