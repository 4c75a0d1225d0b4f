import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'

/** Return of a plan that began so many days ago, as a share of what it spent. */
export type PastReturn = { readonly days: number; readonly rate: Decimal }

/** Writes the JSON text that products carry as `rate`. */
export const writePastReturns = (returns: readonly PastReturn[]): string =>
  JSON.stringify(returns.map(({ days, rate }) => ({ days, rate: toText(rate) })))

/** Reads that text; null for what does not have its form, since servers send other things there. */
export function readPastReturns(text: string | null | undefined): readonly PastReturn[] | null {
  let entries: unknown
  try {
    entries = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (!Array.isArray(entries)) return null
  const returns = entries.map(readOne)
  return returns.length > 0 && returns.every((each) => each !== null) ? returns : null
}

function readOne(entry: unknown): PastReturn | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { days, rate } = entry as { readonly days?: unknown; readonly rate?: unknown }
  if (typeof days !== 'number' || !Number.isSafeInteger(days) || days < 1) return null
  const value = typeof rate === 'string' ? parseDecimal(rate) : null
  return value === null ? null : { days, rate: value }
}
