/** toChartNumber(d), shareOf(part, whole): number, the doors from decimals to floats. */
import { type Decimal, toText } from './decimal.ts'

/**
 * The nearest float, for pixels only: heights of candles, widths of bars, steps of sliders. Digits are lost,
 * so nothing that is shown as a number, compared, sent or stored may come from here.
 */
export const toChartNumber = (value: Decimal): number => Number(toText(value))

/** How much of a whole a part is, 0 to 1, for pixels only. Nothing of nothing is 0. */
export const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 0 : Number((part * 10_000n) / whole) / 10_000
