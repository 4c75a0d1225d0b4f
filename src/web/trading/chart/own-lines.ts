import { LineStyle, type PriceLineOptions } from 'lightweight-charts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartOrder, LineLook } from './price-canvas.ts'

type Look = Pick<PriceLineOptions, 'lineWidth' | 'lineStyle'> &
  Readonly<Record<'color' | 'axisLabelColor' | 'axisLabelTextColor' | 'labelColor', keyof ChartColours>>

const filled = (colour: keyof ChartColours, onIt: keyof ChartColours, text = colour) =>
  ({ color: colour, axisLabelColor: colour, axisLabelTextColor: onIt, labelColor: text }) as const

const LOOKS: Readonly<Record<LineLook, Look>> = {
  order: {
    lineWidth: 1,
    lineStyle: LineStyle.Dashed,
    color: 'own',
    axisLabelColor: 'ownTag',
    axisLabelTextColor: 'ownText',
    labelColor: 'ownText',
  },
  entry: { lineWidth: 1, lineStyle: LineStyle.Solid, ...filled('tag', 'background') },
  takeProfit: { lineWidth: 1, lineStyle: LineStyle.Dashed, ...filled('up', 'onMove', 'upText') },
  stopLoss: { lineWidth: 1, lineStyle: LineStyle.Dashed, ...filled('down', 'onMove', 'downText') },
  // Never in the colour of a falling price: it tells of an end, not of a direction.
  liquidation: { lineWidth: 2, lineStyle: LineStyle.Dotted, ...filled('danger', 'background') },
}

/** Returns the colours of a line's label: of its edge and of its text. */
export function labelColours({ look = 'order' }: ChartOrder, colours: ChartColours) {
  const { color, labelColor } = LOOKS[look]
  return { edge: colours[color], text: colours[labelColor] }
}

/**
 * Returns the options of the line at a price of the member's own: an order, or a position's. It has no title: the library
 * would draw those of near lines over each other (`line-labels.ts`).
 */
export function ownLine({ price, look = 'order' }: ChartOrder, colours: ChartColours) {
  const { lineWidth, lineStyle, color, axisLabelColor, axisLabelTextColor } = LOOKS[look]
  return {
    price: toChartNumber(price),
    lineWidth,
    lineStyle,
    axisLabelVisible: true,
    color: colours[color],
    axisLabelColor: colours[axisLabelColor],
    axisLabelTextColor: colours[axisLabelTextColor],
  }
}
