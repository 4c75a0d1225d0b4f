import { LineStyle, type PriceLineOptions } from 'lightweight-charts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartOrder, LineLook } from './price-canvas.ts'

type Look = Pick<PriceLineOptions, 'lineWidth' | 'lineStyle'> &
  Readonly<Record<'color' | 'axisLabelColor' | 'axisLabelTextColor', keyof ChartColours>>

const filled = (colour: keyof ChartColours, text: keyof ChartColours) =>
  ({ color: colour, axisLabelColor: colour, axisLabelTextColor: text }) as const

const LOOKS: Readonly<Record<LineLook, Look>> = {
  order: {
    lineWidth: 1,
    lineStyle: LineStyle.Dashed,
    color: 'own',
    axisLabelColor: 'ownTag',
    axisLabelTextColor: 'ownText',
  },
  entry: { lineWidth: 1, lineStyle: LineStyle.Solid, ...filled('tag', 'background') },
  takeProfit: { lineWidth: 1, lineStyle: LineStyle.Dashed, ...filled('up', 'onMove') },
  stopLoss: { lineWidth: 1, lineStyle: LineStyle.Dashed, ...filled('down', 'onMove') },
  // Never in the colour of a falling price: it tells of an end, not of a direction.
  liquidation: { lineWidth: 2, lineStyle: LineStyle.Dotted, ...filled('danger', 'background') },
}

/** Returns the options of the line at a price of the member's own: an order, or a position's. */
export function ownLine({ price, title, look = 'order' }: ChartOrder, colours: ChartColours) {
  const { lineWidth, lineStyle, color, axisLabelColor, axisLabelTextColor } = LOOKS[look]
  return {
    price: toChartNumber(price),
    title,
    lineWidth,
    lineStyle,
    axisLabelVisible: true,
    color: colours[color],
    axisLabelColor: colours[axisLabelColor],
    axisLabelTextColor: colours[axisLabelTextColor],
  }
}
