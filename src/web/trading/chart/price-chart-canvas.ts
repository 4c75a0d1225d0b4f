import { createChart, type MouseEventParams } from 'lightweight-charts'
import type { Candle } from './candles.ts'
import { type CandleWindow, isNearEdge, type Sight, windowAround } from './candle-window.ts'
import { BAR_PX, behaviourOf, CROSSHAIR, looksOf } from './chart-looks.ts'
import { createChartSeries } from './chart-series.ts'
import { watchGesture } from './gesture.ts'
import type { ChartFill, ChartOrder, PriceCanvas, PriceCanvasOptions } from './price-canvas.ts'

/** Candles left of what is in sight when older ones are asked for. */
const AHEAD = 80
/** As many are in sight where nothing says how many there are. */
const USUAL = 200

/** The drawing, loaded with the first chart. It holds a window of the candles, and moves it between gestures. */
export function createPriceCanvas(host: HTMLElement, options: PriceCanvasOptions): PriceCanvas {
  const { crosshair, ...looks } = looksOf(options.colours)
  const chart = createChart(host, {
    ...looks,
    ...behaviourOf(options),
    crosshair: { ...CROSSHAIR, ...crosshair },
  })
  const series = createChartSeries(chart, options, options.colours)
  let candles: readonly Candle[] = []
  let held: CandleWindow = { start: 0, end: 0 }
  let orders: readonly ChartOrder[] = []
  let fills: readonly ChartFill[] = []
  let isMoving = false
  let isOver = false
  const gesture = watchGesture(host, () => move())

  /** What is in sight, counted in all candles. */
  function sight(): Sight {
    const range = chart.timeScale().getVisibleLogicalRange()
    if (range === null) return { from: candles.length - USUAL, to: candles.length }
    return { from: held.start + range.from, to: held.start + range.to }
  }

  function show(): void {
    series.show(candles, held)
    showFills()
  }

  /**
   * Puts the window around what is in sight, which stays where it is. The library counts a drag from where it began, by
   * the last candle that it knows: so that one stays while a hand is on it.
   */
  function move(): void {
    if (isMoving || isOver) return
    const { from, to } = sight()
    if (!isNearEdge(held, { from, to }, candles.length)) return
    const next = windowAround({ from, to }, candles.length)
    if (gesture.isOn()) {
      if (next.start >= held.start) return
      held = { start: next.start, end: held.end }
      return show()
    }
    held = next
    show()
    chart.timeScale().setVisibleLogicalRange({ from: from - held.start, to: to - held.start })
    // The library takes the range when it draws; until then it tells of one that belongs to what it held before.
    isMoving = true
    requestAnimationFrame(() => {
      isMoving = false
      look()
    })
  }

  /** What is in sight has changed: older candles may be wanted, or another window. */
  function look(): void {
    if (isMoving || isOver || candles.length === 0) return
    if (sight().from < AHEAD) options.onOlder()
    move()
  }

  function showFills(): void {
    const [first, last] = [candles[held.start], candles[held.end - 1]]
    const isIn = ({ time }: ChartFill): boolean =>
      first !== undefined && last !== undefined && time >= first.time && time <= last.time
    series.setFills(fills.filter(isIn))
  }

  /** What has come before the first candle that was known; null where nothing goes on. */
  function olderIn(next: readonly Candle[]): number | null {
    const first = candles[0]?.time
    const at = first === undefined ? -1 : next.findIndex(({ time }) => time === first)
    return at < 0 || next.length - at < candles.length ? null : at
  }

  // It says so while it draws, too: not the moment to give it something else.
  const onRange = (): void => queueMicrotask(look)
  const onCrosshair = ({ logical, point }: MouseEventParams): void => {
    if (point === undefined || logical === undefined) return options.onCrosshair(null)
    options.onCrosshair(Math.min(candles.length - 1, Math.max(0, held.start + logical)))
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange(onRange)
  chart.subscribeCrosshairMove(onCrosshair)

  return {
    setCandles(next, anew) {
      const older = anew ? null : olderIn(next)
      const added = next.length - (older ?? 0) - candles.length
      const hadNewest = held.end === candles.length
      candles = next
      held =
        older === null
          ? windowAround({ from: candles.length - USUAL, to: candles.length }, candles.length)
          : { start: held.start + older, end: held.end + older + (hadNewest ? added : 0) }
      if (older === null || (hadNewest && added > 1)) show()
      else if (hadNewest) series.update(candles)
      else series.showNewestPrice(candles, held)
      if (anew) {
        chart.timeScale().applyOptions({ barSpacing: BAR_PX })
        chart.timeScale().scrollToRealTime()
      } else move()
    },
    setLook(look) {
      series.setLook(look)
      show()
      series.setOrders(orders)
    },
    setOrders(next) {
      orders = next
      series.setOrders(orders)
    },
    setFills(next) {
      fills = next
      showFills()
    },
    setColours(colours) {
      chart.applyOptions(looksOf(colours))
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
