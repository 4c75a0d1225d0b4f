import {
  AreaSeries,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  LineSeries,
  LineStyle,
  type SeriesMarker,
  type Time,
} from 'lightweight-charts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { AVERAGES, type Candles } from '../live/candles.ts'
import { averagesOf, barOf, closeOf, secondsOf, volumeOf } from './candle-points.ts'
import type { CandleWindow } from './candle-window.ts'
import type { ChartColours } from './chart-colours.ts'
import { areaOptions, averageColour, candleOptions } from './chart-options.ts'
import { createFillMarkers } from './fill-markers.ts'
import { type LineLabel, lineLabels } from './line-labels.ts'
import { labelColours, ownLine } from './own-lines.ts'
import { type LastTag, lastPriceTag } from './last-price-tag.ts'
import type { ChartFill, ChartOrder, PriceCanvasOptions } from './price-canvas.ts'

const VOLUME_TOP = 0.82
const LAST_LINE = { lineWidth: 1, lineStyle: LineStyle.Dotted, axisLabelVisible: false } as const

export type ChartStyle = { readonly asLine: boolean; readonly averages: boolean }

/**
 * Draws what a chart shows: candles or a line, volume, averages, the member's orders and fills, for a window of all
 * candles.
 */
export function createChartSeries(
  chart: IChartApi,
  { minMove, price, write, onLastDrawn }: PriceCanvasOptions,
  first: ChartColours,
) {
  let colours = first
  let look: ChartStyle = { asLine: false, averages: true }
  let orders: readonly ChartOrder[] = []
  let lines: readonly IPriceLine[] = []
  let clearTop = 0
  let last: { readonly price: Decimal; readonly isUp: boolean } | null = null
  let lastLine: { readonly series: ReturnType<typeof main>; readonly line: IPriceLine } | null = null
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: VOLUME_TOP, bottom: 0 } })
  const priceFormat = { type: 'custom', minMove, formatter: price } as const
  const ownTag = { lastValueVisible: false, priceLineVisible: false, priceFormat }
  const area = chart.addSeries(AreaSeries, { ...areaOptions(colours), ...ownTag, visible: false })
  const bars = chart.addSeries(CandlestickSeries, { ...candleOptions(colours), ...ownTag })
  const tags = [area, bars].map((series) => {
    const tag = lastPriceTag(chart, series, tagNow, onLastDrawn)
    series.attachPrimitive(tag.primitive)
    return tag
  })
  const averages = AVERAGES.map((_, at) =>
    chart.addSeries(LineSeries, {
      color: averageColour(colours, at),
      lineWidth: 1,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
      priceFormat,
    }),
  )
  const [setBarMarkers, setAreaMarkers] = [createFillMarkers(bars), createFillMarkers(area)]

  const main = () => (look.asLine ? area : bars)
  const heightOf = (of: Decimal): number | null => main().priceToCoordinate(toChartNumber(of))
  const labelOf = (order: ChartOrder): readonly LineLabel[] => {
    const { price: at, title } = order
    const y = heightOf(at)
    return y === null ? [] : [{ y, title, price: write(at), ...labelColours(order, colours) }]
  }
  for (const series of [area, bars])
    series.attachPrimitive(
      lineLabels({
        labels: () => (series === main() ? orders.flatMap(labelOf) : []),
        top: () => clearTop,
        near: () => (last === null ? null : heightOf(last.price)),
        colours: () => colours,
      }),
    )
  const hasAverages = (): boolean => look.averages && !look.asLine

  /**
   * Shows the line at the last price, wherever the newest candle is. An unchanged price draws nothing; another one
   * moves the line, which costs less than a new line.
   */
  function setLast(price: Decimal | null, isUp: boolean): void {
    const color = isUp ? colours.up : colours.down
    const at = price === null ? null : toChartNumber(price)
    if (lastLine !== null && (at === null || lastLine.series !== main())) {
      lastLine.series.removePriceLine(lastLine.line)
      lastLine = null
    }
    last = price === null ? null : { price, isUp }
    if (at === null) {
      for (const tag of tags) tag.redraw()
      return
    }
    const { price: before, color: colourBefore } = lastLine?.line.options() ?? {}
    if (before === at && colourBefore === color) return
    // The line draws the axis with its tag; to ask for that again would lay out the whole chart.
    if (lastLine === null)
      lastLine = { series: main(), line: main().createPriceLine({ ...LAST_LINE, price: at, color }) }
    else lastLine.line.applyOptions({ price: at, color })
  }

  function tagNow(): LastTag | null {
    if (last === null) return null
    const back = last.isUp ? colours.up : colours.down
    return { price: last.price, text: write(last.price), back, front: colours.onMove }
  }

  return {
    /**
     * Replaces the held candles. The library moves the points of every series whenever another one brings or takes
     * times: so all but the main series are emptied first, and find its times when they are filled.
     */
    show(candles: Candles, window: CandleWindow): void {
      const held = candles.slice(window.start, window.end)
      for (const series of [look.asLine ? bars : area, volume, ...averages]) series.setData([])
      if (look.asLine) area.setData(held.map(closeOf))
      else bars.setData(held.map(barOf))
      volume.setData(held.map((candle) => volumeOf(candle, colours)))
      if (!hasAverages()) return
      const points = averagesOf(candles, window)
      for (const [at, series] of averages.entries()) series.setData(points[at] ?? [])
    },
    /** Updates the newest candle, or adds one, and nothing else. */
    update(candles: Candles): void {
      const last = candles.at(-1)
      if (last === undefined) return
      if (look.asLine) area.update(closeOf(last))
      else bars.update(barOf(last))
      volume.update(volumeOf(last, colours))
      if (!hasAverages()) return
      for (const [at, [point]] of averagesOf(candles, {
        start: candles.length - 1,
        end: candles.length,
      }).entries())
        if (point !== undefined) averages[at]?.update(point)
    },
    setLast,
    /** Puts the crosshair at a height of the drawing, in pixels, and a time. */
    setCrosshair(y: number, time: Time): void {
      const price = main().coordinateToPrice(y)
      if (price !== null) chart.setCrosshairPosition(price, time, main())
    },
    setLook(next: ChartStyle): void {
      look = next
      area.applyOptions({ visible: look.asLine })
      bars.applyOptions({ visible: !look.asLine })
      setLast(last?.price ?? null, last?.isUp ?? true)
    },
    setColours(next: ChartColours): void {
      colours = next
      area.applyOptions(areaOptions(colours))
      bars.applyOptions(candleOptions(colours))
      for (const [at, series] of averages.entries())
        series.applyOptions({ color: averageColour(colours, at) })
      setLast(last?.price ?? null, last?.isUp ?? true)
    },
    /** Keeps the labels of lines out of so many pixels from the top. */
    setClearTop(px: number): void {
      clearTop = px
    },
    setOrders(next: readonly ChartOrder[]): void {
      orders = next
      for (const line of lines) for (const series of [area, bars]) series.removePriceLine(line)
      lines = orders.map((order) => main().createPriceLine(ownLine(order, colours)))
    },
    /** Shows the fills of the window: the library would put others at its edges. */
    setFills(fills: readonly ChartFill[]): void {
      const marks = fills
        .toSorted((a, b) => a.time - b.time)
        .map((fill): SeriesMarker<Time> => ({
          time: secondsOf(fill),
          position: fill.buy ? 'belowBar' : 'aboveBar',
          shape: 'circle',
          color: fill.buy ? colours.up : colours.down,
          text: fill.letter,
        }))
      setBarMarkers(look.asLine ? [] : marks)
      setAreaMarkers(look.asLine ? marks : [])
    },
  }
}
