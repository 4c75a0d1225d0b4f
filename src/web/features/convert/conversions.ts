import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { equals } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { DayRange } from '#src/core/time/day.ts'
import { isWithin } from '#src/web/list/filter/days.ts'

/** Newest first, whatever order a server sends; a row that moved to the next page meanwhile stands there once. */
export function newestFirst(rows: readonly ConvertOrder[]): readonly ConvertOrder[] {
  const once = new Map(rows.map((row) => [row.id, row]))
  return [...once.values()].toSorted(
    (a, b) => b.createTime - a.createTime || b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
}

export type ConversionFilter = { readonly unit: string | null; readonly days: DayRange | null }

/** Conversions from or into a coin, within days of this device's calendar. */
export function filtered(
  rows: readonly ConvertOrder[],
  { unit, days }: ConversionFilter,
): readonly ConvertOrder[] {
  const isOf = isWithin(days)
  return rows.filter(
    ({ fromUnit, toUnit, createTime }) =>
      (unit === null || fromUnit === unit || toUnit === unit) && isOf(createTime),
  )
}

/** The coins that stand in any of the rows. */
export const unitsOf = (rows: readonly ConvertOrder[]): readonly string[] =>
  [...new Set(rows.flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]))].toSorted()

type Asked = { readonly fromUnit: string; readonly toUnit: string; readonly needAmount: Decimal }

/** The row that a conversion became: the newest of its kind that was not there before. */
export const resultOf = (
  rows: readonly ConvertOrder[],
  { fromUnit, toUnit, needAmount }: Asked,
  before: ReadonlySet<string>,
): ConvertOrder | undefined =>
  newestFirst(rows).find(
    (row) =>
      row.fromUnit === fromUnit &&
      row.toUnit === toUnit &&
      equals(row.fromAmount, needAmount) &&
      !before.has(row.id),
  )
