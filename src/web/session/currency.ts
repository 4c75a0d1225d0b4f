import { type Decimal, decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { remember } from './remembered.ts'
import { defineEntry, isRecord, wrapped } from './storage.ts'

/** A currency that values are shown in. `rate`: how many of it one US dollar is worth. */
export type DisplayCurrency = {
  readonly fullName: string
  readonly symbol: string
  readonly rate: Decimal
}

const dollar: DisplayCurrency = { fullName: 'USD', symbol: '$', rate: decimal('1') }

/** The chosen display currency with the rate it had when chosen (SHELL-13); USD, $, 1 until then. */
export const currencyStore = remember<DisplayCurrency>(
  defineEntry({
    key: 'openbourse.currency',
    areas: ['local'],
    migrations: [wrapped],
    check: currencyOf,
  }),
  () => dollar,
)

/** Remembers the choice; also takes a newer rate of the same currency. */
export function setCurrency({ fullName, symbol, rate }: DisplayCurrency): void {
  currencyStore.set({ fullName, symbol, rate })
}

function currencyOf(value: unknown): DisplayCurrency | null {
  if (!isRecord(value)) return null
  const { fullName, symbol, rate } = value
  if (typeof fullName !== 'string' || typeof symbol !== 'string' || typeof rate !== 'string') return null
  const read = parseDecimal(rate)
  return read !== null && isPositive(read) && fullName !== '' ? { fullName, symbol, rate: read } : null
}
