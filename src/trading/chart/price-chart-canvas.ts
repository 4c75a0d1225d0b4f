import {
  AreaSeries,
  CandlestickSeries,
  CrosshairMode,
  type CustomColorParser,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IPriceLine,
  type LogicalRange,
  LineSeries,
  LineStyle,
  type MouseEventParams,
  type Rgba,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { toChartNumber } from '#src/money/chart.ts'
import { AVERAGES, averageLine, type Candle } from './candles.ts'
import { type ChartColours, readMixture } from './chart-colours.ts'
import type { ChartFill, ChartOrder, PriceCanvas, PriceCanvasOptions } from './price-canvas.ts'

/** Candles left of what is in sight when older ones are asked for. */
const AHEAD = 80
const BAR_PX = 8
const VOLUME_TOP = 0.82

/** The drawing, loaded with the first chart: candles or a line, volume, averages, own orders and fills. */
export function createPriceCanvas(host: HTMLElement, options: PriceCanvasOptions): PriceCanvas {
  let { colours } = options
  const chart = createChart(host, {
    ...looksOf(colours),
    autoSize: true,
    localization: {
      priceFormatter: options.price,
      timeFormatter: (time: Time) => options.moment(msOf(time)),
    },
    timeScale: {
      timeVisible: true,
      borderVisible: false,
      allowBoldLabels: false,
      rightOffset: 6,
      barSpacing: BAR_PX,
      minBarSpacing: 0.5,
      tickMarkFormatter: (time: Time, type: number) => options.tick(msOf(time), type),
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.14, bottom: 0.22 } },
    crosshair: { mode: CrosshairMode.Normal },
    handleScroll: { vertTouchDrag: false },
    kineticScroll: { touch: true, mouse: false },
  })
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: VOLUME_TOP, bottom: 0 } })
  const format = { type: 'custom', minMove: options.minMove, formatter: options.price } as const
  const area = chart.addSeries(AreaSeries, { ...areaLooks(colours), priceFormat: format, visible: false })
  const bars = chart.addSeries(CandlestickSeries, { ...candleLooks(colours), priceFormat: format })
  const averages = AVERAGES.map((_, at) =>
    chart.addSeries(LineSeries, {
      color: averageColour(colours, at),
      lineWidth: 1,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
      priceFormat: format,
    }),
  )
  const barMarkers = createSeriesMarkers(bars, [])
  const areaMarkers = createSeriesMarkers(area, [])
  let candles: readonly Candle[] = []
  let closes: number[] = []
  let asLine = false
  let withAverages = true
  let lines: IPriceLine[] = []
  let orders: readonly ChartOrder[] = []
  let fills: readonly ChartFill[] = []

  const main = () => (asLine ? area : bars)

  function showAll(): void {
    closes = candles.map(({ close }) => toChartNumber(close))
    if (asLine)
      area.setData(candles.map((candle, at) => ({ time: secondsOf(candle), value: closes[at] ?? 0 })))
    else bars.setData(candles.map(barOf))
    volume.setData(candles.map((candle) => volumeOf(candle, colours)))
    averages.forEach((series, at) => {
      const length = AVERAGES[at] ?? 1
      const first = length - 1
      series.setData(
        withAverages && !asLine
          ? averageLine(closes, length).map((value, index) => ({
              time: secondsOf(candles[first + index]),
              value,
            }))
          : [],
      )
    })
  }

  function showNewest(): void {
    const last = candles.at(-1)
    if (last === undefined) return
    const time = secondsOf(last)
    closes[candles.length - 1] = toChartNumber(last.close)
    if (asLine) area.update({ time, value: toChartNumber(last.close) })
    else bars.update(barOf(last))
    volume.update(volumeOf(last, colours))
    if (withAverages && !asLine)
      averages.forEach((series, at) => {
        const length = AVERAGES[at] ?? 1
        const value = averageLine(closes.slice(-length), length)[0]
        if (value !== undefined) series.update({ time, value })
      })
  }

  function showOrders(): void {
    for (const line of lines) {
      area.removePriceLine(line)
      bars.removePriceLine(line)
    }
    lines = orders.map(({ price, title }) =>
      main().createPriceLine({
        price: toChartNumber(price),
        color: colours.own,
        lineWidth: 1,
        lineStyle: LineStyle.Dashed,
        axisLabelVisible: true,
        axisLabelColor: colours.ownTag,
        axisLabelTextColor: colours.ownText,
        title,
      }),
    )
  }

  function showFills(): void {
    const first = candles[0]?.time ?? Infinity
    const marks = fills
      .filter(({ time }) => time >= first)
      .toSorted((a, b) => a.time - b.time)
      .map((fill): SeriesMarker<Time> => ({
        time: secondsOf(fill),
        position: fill.buy ? 'belowBar' : 'aboveBar',
        shape: 'circle',
        color: fill.buy ? colours.up : colours.down,
        text: fill.letter,
      }))
    barMarkers.setMarkers(asLine ? [] : marks)
    areaMarkers.setMarkers(asLine ? marks : [])
  }

  const onRange = (range: LogicalRange | null): void => {
    if (range !== null && range.from < AHEAD && candles.length > 0) options.onOlder()
  }
  const onCrosshair = ({ logical, point }: MouseEventParams): void => {
    const isOver = point !== undefined && logical !== undefined
    options.onCrosshair(isOver ? Math.min(candles.length - 1, Math.max(0, logical)) : null)
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange(onRange)
  chart.subscribeCrosshairMove(onCrosshair)

  return {
    setCandles(next, anew) {
      const isNewest =
        !anew &&
        candles.length > 0 &&
        next[0]?.time === candles[0]?.time &&
        next.length - candles.length <= 1 &&
        next.length >= candles.length
      candles = next
      if (isNewest) showNewest()
      else showAll()
      if (!isNewest) showFills()
      if (anew) {
        chart.timeScale().applyOptions({ barSpacing: BAR_PX })
        chart.timeScale().scrollToRealTime()
      }
    },
    setLook(look) {
      asLine = look.asLine
      withAverages = look.averages
      area.applyOptions({ visible: asLine })
      bars.applyOptions({ visible: !asLine })
      showAll()
      showOrders()
      showFills()
    },
    setOrders(next) {
      orders = next
      showOrders()
    },
    setFills(next) {
      fills = next
      showFills()
    },
    setColours(next) {
      colours = next
      chart.applyOptions(looksOf(colours))
      area.applyOptions(areaLooks(colours))
      bars.applyOptions(candleLooks(colours))
      averages.forEach((series, at) => series.applyOptions({ color: averageColour(colours, at) }))
      showAll()
      showOrders()
      showFills()
    },
    stop: () => chart.remove(),
  }
}

/** The library knows the usual forms of colours; mixtures it asks us for. */
const parser: CustomColorParser = (colour) => {
  const mixture = readMixture(colour)
  return mixture === null ? null : ([...mixture] as Rgba)
}

const averageColour = ({ average1, average2, average3 }: ChartColours, at: number): string =>
  [average1, average2, average3][at] ?? average1

const msOf = (time: Time): number => (typeof time === 'number' ? time * 1000 : 0)

const secondsOf = (candle: { readonly time: number } | undefined): UTCTimestamp =>
  Math.floor((candle?.time ?? 0) / 1000) as UTCTimestamp

const barOf = (candle: Candle) => ({
  time: secondsOf(candle),
  open: toChartNumber(candle.open),
  high: toChartNumber(candle.high),
  low: toChartNumber(candle.low),
  close: toChartNumber(candle.close),
})

const volumeOf = (candle: Candle, { upVolume, downVolume }: ChartColours) => ({
  time: secondsOf(candle),
  value: toChartNumber(candle.volume),
  color: toChartNumber(candle.close) >= toChartNumber(candle.open) ? upVolume : downVolume,
})

const looksOf = ({ background, grid, axis, crosshair, tag, font }: ChartColours) => ({
  layout: {
    background: { color: background },
    textColor: axis,
    fontSize: 11,
    fontFamily: font,
    // Named in the about page and the README, as the licence asks.
    attributionLogo: false,
    colorParsers: [parser],
  },
  grid: { vertLines: { color: grid }, horzLines: { color: grid } },
  crosshair: {
    vertLine: { color: crosshair, labelBackgroundColor: tag, style: LineStyle.Dashed },
    horzLine: { color: crosshair, labelBackgroundColor: tag, style: LineStyle.Dashed },
  },
})

const candleLooks = ({ up, down }: ChartColours) => ({
  upColor: up,
  downColor: down,
  wickUpColor: up,
  wickDownColor: down,
  borderVisible: false,
})

const areaLooks = ({ own, area }: ChartColours) => ({
  lineColor: own,
  lineWidth: 2 as const,
  topColor: area,
  bottomColor: area,
})
