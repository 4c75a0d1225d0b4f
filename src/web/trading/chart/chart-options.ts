/** Colours, sizes and behaviour of the chart, as options of the drawing library. */
import { CrosshairMode, type CustomColorParser, LineStyle, type Rgba, type Time } from 'lightweight-charts'
import { type ChartColours, readMixture } from './chart-colours.ts'
import type { PriceCanvasOptions } from './price-canvas.ts'

/** Room right of the newest candle, in candles. */
export const RIGHT_BARS = 6

/** Pixels from one candle to the next, at first. */
const BAR_PX = 8
/** Least pixels from one candle to the next: closer ones cannot be told apart, and all take longer. */
const MIN_BAR_PX = 1.25

/** Parses mixed colours for the library, which knows only the usual forms. */
const parser: CustomColorParser = (colour) => {
  const mixture = readMixture(colour)
  return mixture === null ? null : ([...mixture] as Rgba)
}

export const chartOptions = ({ background, grid, axis, crosshair, tag, font }: ChartColours) => ({
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

export const candleOptions = ({ up, down }: ChartColours) => ({
  upColor: up,
  downColor: down,
  wickUpColor: up,
  wickDownColor: down,
  borderVisible: false,
})

export const areaOptions = ({ own, area }: ChartColours) => ({
  lineColor: own,
  lineWidth: 2 as const,
  topColor: area,
  bottomColor: area,
})

export const averageColour = ({ average1, average2, average3 }: ChartColours, at: number): string =>
  [average1, average2, average3][at] ?? average1

/** Returns the options of number and time formats and of gestures. */
export const gestureOptions = ({ price, moment, tick }: PriceCanvasOptions) => ({
  autoSize: true,
  localization: { priceFormatter: price, timeFormatter: (time: Time) => moment(msOf(time)) },
  timeScale: {
    timeVisible: true,
    secondsVisible: false,
    allowBoldLabels: false,
    borderVisible: false,
    rightOffset: RIGHT_BARS,
    barSpacing: BAR_PX,
    minBarSpacing: MIN_BAR_PX,
    tickMarkFormatter: (time: Time, type: number) => tick(msOf(time), type),
  },
  rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.14, bottom: 0.22 } },
  handleScroll: { vertTouchDrag: false },
  kineticScroll: { touch: true, mouse: false },
})

export const CROSSHAIR = { mode: CrosshairMode.Normal }

const msOf = (time: Time): number => (typeof time === 'number' ? time * 1000 : 0)
