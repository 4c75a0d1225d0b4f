import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'

const FIELDS = { from: 'fromUnit', to: 'toUnit', amount: 'needAmount' } as const

/** The query that opens the screen with these values: `?from=USDT&to=BTC&amount=25`. */
export const queryOf = (value: Partial<ConvertValue>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(FIELDS).flatMap(([name, field]) => {
      const entry = value[field]
      return entry === undefined ? [] : [[name, entry]]
    }),
  )

const USUAL = { fromUnit: 'USDT', toUnit: 'BTC' } as const

/**
 * Reads the form's values from an address, completed with the usual pair; null when it has none. Unknown coins and
 * invalid amounts are left out.
 */
export function valueOf(query: URLSearchParams, offered: readonly string[]): Partial<ConvertValue> | null {
  const read = (name: keyof typeof FIELDS, isGood: (text: string) => boolean): string | undefined => {
    const text = query.get(name)
    return text !== null && isGood(text) ? text : undefined
  }
  const isUnit = (text: string): boolean => offered.includes(text)
  const [fromUnit, toUnit] = [read('from', isUnit), read('to', isUnit)]
  const needAmount = read('amount', (text) => parseDecimal(text) !== null)
  if (fromUnit === undefined && toUnit === undefined && needAmount === undefined) return null
  return { ...pairOf(fromUnit, toUnit), ...(needAmount !== undefined && { needAmount }) }
}

/** Two different coins: the usual ones where none is named. */
export function pairOf(
  fromUnit?: string,
  toUnit?: string,
): { readonly fromUnit: string; readonly toUnit: string } {
  const other = (unit: string): string => (unit === USUAL.fromUnit ? USUAL.toUnit : USUAL.fromUnit)
  const from = fromUnit ?? (toUnit === undefined ? USUAL.fromUnit : other(toUnit))
  return { fromUnit: from, toUnit: toUnit === undefined || toUnit === from ? other(from) : toUnit }
}
