import type { Decimal } from './decimal.ts'
import { type DecimalFormat, formatDecimal } from './format.ts'

const signs = new Map<string, string>()

/** Returns the text that a language writes after a number of per cent, with or without a space: `%`, ` %`. */
function percentSign(language: string): string {
  const known = signs.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language.replace('_', '-'), { style: 'percent' }).formatToParts(1)
  const from = parts.findIndex(({ type }) => type === 'integer') + 1
  const made = parts
    .slice(from)
    .map(({ value }) => value)
    .join('')
  signs.set(language, made)
  return made
}

/** A number of per cent as the language writes it: `1.83%`, `1,83 %`. Nothing is a dash without a sign. */
export function percentText(value: Decimal | null, language: string, format: DecimalFormat): string {
  const text = formatDecimal(value, language, { minimumPlaces: 0, ...format })
  return value === null ? text : text + percentSign(language)
}
