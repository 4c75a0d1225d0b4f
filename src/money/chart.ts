/** toChartNumber(d): number, the one door from decimals to floats. */
import { type Decimal, toText } from './decimal.ts'

/**
 * The nearest float, for pixels only: heights of candles, widths of bars, steps of sliders. Digits are lost,
 * so nothing that is shown as a number, compared, sent or stored may come from here.
 */
export const toChartNumber = (value: Decimal): number => Number(toText(value))
