/**
 * Decimals for people, exact: digits are copied, never computed by floats, and cut, never rounded (VAL-19).
 *
 *   formatDecimal(d, language, options?): string     d may be null or undefined: an em dash
 *   formatPrice(d, language, options?): string       2 places, tiny ones readable
 *   formatWorth(d, symbol, language): string         a value in the display currency, less than a cent as <$0.01
 *   inputText(d, language): string                   what stands in an input: readDecimal reads it back
 *
 * options: places (cut off after; default 8), minimumPlaces (filled up with zeros; default 0), trim (no zeros
 *   beyond minimumPlaces; where that is left out a fraction has at least two digits, so that an amount looks the
 *   same however many zeros a server sends: 149.40, 149, 0.001), significant (as many places more as it takes to show so many digits of a tiny
 *   price), currency (its sign, where the language puts it), unit (after the amount: BTC, %),
 *   sign ('auto' | 'always'), compact (12.3M from a million on)
 */
import { DEFAULT_PLACES, truncate } from './arithmetic.ts'
import { isGreater, isLess } from './compare.ts'
import { type Decimal, decimal, toText, ZERO } from './decimal.ts'
import { symbolsOf, tagOf } from './symbols.ts'

export type DecimalFormat = {
  readonly places?: number
  readonly minimumPlaces?: number
  readonly trim?: boolean
  readonly significant?: number
  readonly currency?: string
  readonly unit?: string
  readonly sign?: 'auto' | 'always'
  readonly compact?: boolean
}

/** Nothing to show, in every language. */
export const NO_VALUE = '—'

const MILLION_DIGITS = 7
const COMPACT_DIGITS = 3
/** Digits of a fraction that is trimmed. */
const LEAST_FRACTION = 2
const NO_BREAK = '\u00a0'

/** The value as the language writes it, cut to `places`. Zero has no sign, however it came about. */
export function formatDecimal(
  value: Decimal | null | undefined,
  language: string,
  options: DecimalFormat = {},
): string {
  if (value === null || value === undefined) return NO_VALUE
  const symbols = symbolsOf(language)
  const cut = truncate(value, placesFor(value, options))
  const [whole = '0', fraction = ''] = toText(cut).replace('-', '').split('.')
  const isLarge = options.compact === true && whole.length >= MILLION_DIGITS
  const number = isLarge
    ? compact(whole, language)
    : joined(symbols.group(BigInt(whole)), symbols.decimal, fractionOf(fraction, options))
  const [before, after] = options.currency === undefined ? ['', ''] : symbols.around(options.currency)
  const unit = options.unit === undefined ? '' : NO_BREAK + options.unit
  return signOf(cut, symbols, options) + before + number + after + unit
}

/** A price: two places, and more where it takes them to show five digits (0.00000123 is never 0.00). */
export const formatPrice = (
  value: Decimal | null | undefined,
  language: string,
  options: DecimalFormat = {},
): string => formatDecimal(value, language, { places: 2, minimumPlaces: 2, significant: 5, ...options })

/** The least value that is written out. */
const CENT = decimal('0.01')

/** A value in the display currency, whose sign is `symbol`: `$1,204.18`, `<$0.01`, a dash while unknown. */
export function formatWorth(value: Decimal | null, symbol: string, language: string): string {
  if (value === null) return NO_VALUE
  const format = { places: 2, minimumPlaces: 2, currency: symbol }
  const isTiny = isGreater(value, ZERO) && isLess(value, CENT)
  return isTiny ? `<${formatDecimal(CENT, language, format)}` : formatDecimal(value, language, format)
}

/** The value without grouping, with the language's decimal mark. */
export const inputText = (value: Decimal, language: string): string =>
  toText(value).replace('.', symbolsOf(language).decimal)

/** Places to keep: more than asked for where a small value would show too few digits, or none. */
function placesFor(value: Decimal, { places = DEFAULT_PLACES, significant = 0 }: DecimalFormat): number {
  const [whole = '', fraction = ''] = toText(value).replace('-', '').split('.')
  if (whole !== '0') return Math.max(places, significant - whole.length)
  const zeros = fraction.search(/[1-9]/)
  return zeros < 0 || significant === 0 ? places : Math.max(places, zeros + significant)
}

/** The digits after the mark: the one place that decides how many zeros an amount or a price ends in. */
function fractionOf(
  fraction: string,
  { places = DEFAULT_PLACES, minimumPlaces, trim }: DecimalFormat,
): string {
  const bare = trim === true ? fraction.replace(/0+$/, '') : fraction
  const least = trim === true && bare !== '' ? Math.min(LEAST_FRACTION, places) : 0
  return bare.padEnd(minimumPlaces ?? least, '0')
}

const joined = (whole: string, mark: string, fraction: string): string =>
  fraction === '' ? whole : whole + mark + fraction

/** The digits that would be dropped are zeros before Intl sees them, so that it cannot round. */
function compact(whole: string, language: string): string {
  const shown = BigInt(whole.slice(0, COMPACT_DIGITS).padEnd(whole.length, '0'))
  return compactOf(language).format(shown)
}

/** Making one takes longer than a hundred uses, and tickers use it with each trade. */
const compacts = new Map<string, Intl.NumberFormat>()

function compactOf(language: string): Intl.NumberFormat {
  const known = compacts.get(language)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(tagOf(language), {
    notation: 'compact',
    maximumSignificantDigits: COMPACT_DIGITS,
  })
  compacts.set(language, made)
  return made
}

function signOf(
  value: Decimal,
  symbols: { readonly minus: string; readonly plus: string },
  { sign = 'auto' }: DecimalFormat,
): string {
  const text = toText(value)
  if (text.startsWith('-')) return symbols.minus
  return sign === 'always' && /[1-9]/.test(text) ? symbols.plus : ''
}
