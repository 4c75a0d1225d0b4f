/** toChartNumber(d), shareOf(part, whole): number, axisValue(n, places): Decimal | null, the doors between decimals and floats. */
import { type Decimal, parseDecimal, toText } from './decimal.ts'

/**
 * The nearest float, for pixels only: heights of candles, widths of bars, steps of sliders. Digits are lost,
 * so nothing that is shown as a number, compared, sent or stored may come from here.
 */
export const toChartNumber = (value: Decimal): number => Number(toText(value))

/** Returns the share of a part in its whole, 0 to 1, for pixels only; 0 where the whole is nothing. */
export const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 0 : Number((part * 10_000n) / whole) / 10_000

/** Returns the decimal value at a place on a chart's axis: for labels of axes and crosshairs, which are pixels too. */
export const axisValue = (pixelValue: number, places: number): Decimal | null =>
  Number.isFinite(pixelValue) ? parseDecimal(pixelValue.toFixed(Math.min(places, 100))) : null
