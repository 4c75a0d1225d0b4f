/**
 * Exact decimals.
 *
 *   parseDecimal(text): Decimal | null      decimal(text): Decimal, throws
 *   toText(d): string                       canonical text, also the wire form
 *   placesOf(d): number                     toUnits(d, scale): bigint, fromUnits(units, scale): Decimal
 *
 * Sums stand in arithmetic.ts, order in compare.ts, display in format.ts, typed text in input.ts.
 */
declare const brand: unique symbol

/**
 * A decimal number. At run time it is its canonical text (`-?digits[.digits]`, no exponent, no leading
 * zeros, no plus, no minus zero); trailing zeros after the point are kept, because scale is information.
 * To the compiler it is a symbol: TypeScript allows `<` and `+` on branded text, but none of its
 * operators, template literals and JSX children takes a symbol. (`===` compiles and compares text:
 * use `equals`.)
 */
export type Decimal = symbol & { readonly [brand]: 'Decimal' }

/** Longest text that is read, written out without exponent: any double fits, `1e999999999` does not. */
export const MAX_DECIMAL_LENGTH = 512

const FORM = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,10}))?$/

/** Most texts are what they are to become: books bring thousands of them a second. */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Reads a decimal, exponent forms of servers included (`1.09E8`, `0E-8`); null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > MAX_DECIMAL_LENGTH) return null
  if (CANONICAL.test(text)) return text as unknown as Decimal
  const match = FORM.exec(text)
  if (match === null) return null
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = match
  const places = fraction.length - Number(exponent)
  if (Math.max(whole.length + fraction.length, places, whole.length - places) > MAX_DECIMAL_LENGTH)
    return null
  return assemble(minus !== '', whole + fraction, places)
}

/**
 * Reads a decimal that must be one.
 * @throws RangeError for anything that is no decimal: garbage is never 0
 */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text)
  if (value === null) throw new RangeError(`not a decimal: ${JSON.stringify(text.slice(0, 40))}`)
  return value
}

/** The canonical text, which is also the wire form. */
export const toText = (value: Decimal): string => value as unknown as string

/** Digits after the point, trailing zeros included. */
export function placesOf(value: Decimal): number {
  const text = toText(value)
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

/**
 * The value in whole units of 10^-scale, as ledgers keep it.
 * @throws RangeError when digits would be lost
 */
export function toUnits(value: Decimal, scale: number): bigint {
  const digits = BigInt(toText(value).replace('.', ''))
  const missing = scale - placesOf(value)
  if (missing >= 0) return digits * 10n ** BigInt(missing)
  const divisor = 10n ** BigInt(-missing)
  if (digits % divisor !== 0n) throw new RangeError(`${toText(value)} has more than ${scale} places`)
  return digits / divisor
}

/** The decimal of so many units of 10^-scale, written with `scale` places. */
export function fromUnits(units: bigint, scale: number): Decimal {
  const negative = units < 0n
  return assemble(negative, String(negative ? -units : units), scale)
}

/** Puts the point `places` from the right into `digits`; fewer than no places append zeros. */
function assemble(negative: boolean, digits: string, places: number): Decimal {
  const padded = places < 0 ? digits + '0'.repeat(-places) : digits.padStart(places + 1, '0')
  const cut = places > 0 ? padded.length - places : padded.length
  const whole = padded.slice(0, cut).replace(/^0+(?=\d)/, '')
  const text = places > 0 ? `${whole}.${padded.slice(cut)}` : whole
  const isZero = !/[1-9]/.test(text)
  return (negative && !isZero ? `-${text}` : text) as unknown as Decimal
}

/** Nought and one, which code needs by name. */
export const ZERO: Decimal = decimal('0')
export const ONE: Decimal = decimal('1')
