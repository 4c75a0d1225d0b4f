/** Decodes single values: the canonical form, and beside it the forms that the shape accepts. */
import { toChartNumber } from '#src/core/money/chart.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { wholeNumber } from '#src/core/money/whole.ts'
import { parseDay } from '#src/core/time/day.ts'
import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { type Instant, parseEpochMs, parseEpochSeconds, parseIso } from '#src/core/time/instant.ts'
import { WireNumber } from './json.ts'
import type { Accept, Scalar } from './shape.ts'

/** Error of a value that does not have its shape: the expected form and the found one. */
export class Mismatch extends Error {
  readonly expected: string
  readonly got: string

  constructor(expected: string, got: string) {
    super(`expected ${expected}, got ${got}`)
    this.expected = expected
    this.got = got
  }
}

/** Reads one value; throws Mismatch where it does not fit. */
export function decodeScalar(shape: Scalar, raw: unknown): unknown {
  const value = readers[shape.kind](shape as never, raw)
  if (value === undefined) throw new Mismatch(expectation(shape), describe(raw))
  return value
}

type Of<K extends Scalar['kind']> = Extract<Scalar, { kind: K }>

/** Each gives undefined where the raw value does not fit. */
const readers: { [K in Scalar['kind']]: (shape: Of<K>, raw: unknown) => unknown } = {
  text: (shape, raw) =>
    typeof raw === 'string' ? raw : accepts(shape, 'number') ? numberText(raw) : undefined,
  integer(shape, raw) {
    if (typeof raw === 'boolean') return accepts(shape, 'boolean') ? bitOf(raw) : undefined
    return integerOf(raw, accepts(shape, 'text'))
  },
  number(shape, raw) {
    const text = typeof raw === 'string' && accepts(shape, 'text') ? raw : numberText(raw)
    const value = text === undefined ? null : parseDecimal(text)
    return value === null ? undefined : toChartNumber(value)
  },
  boolean(shape, raw) {
    if (typeof raw === 'boolean') return raw
    const isText = typeof raw === 'string' && accepts(shape, 'text')
    if (isText && (raw === 'true' || raw === 'false')) return raw === 'true'
    const bit = accepts(shape, 'number') ? integerOf(raw, isText) : undefined
    return bit === 0 || bit === 1 ? bit === 1 : undefined
  },
  decimal: (shape, raw) => decimalOf(raw, accepts(shape, 'number')) ?? undefined,
  /** Integer and text are both canonical. */
  id(_shape, raw) {
    const text = typeof raw === 'string' ? raw : numberText(raw)
    return text === '' || (typeof raw !== 'string' && !/^-?\d+$/.test(text ?? '')) ? undefined : text
  },
  instant: (shape, raw) => instantOf(shape, raw) ?? undefined,
  day: (_shape, raw) => (typeof raw === 'string' ? (parseDay(raw) ?? undefined) : undefined),
  enum: enumOf,
  file: () => undefined,
  null: (_shape, raw) => (raw === null || raw === undefined ? null : undefined),
}

const accepts = (shape: { readonly accept?: readonly Accept[] }, form: Accept): boolean =>
  shape.accept?.includes(form) ?? false

const bitOf = (raw: boolean): number => (raw ? 1 : 0)

/** The source text of a JSON number. */
const numberText = (raw: unknown): string | undefined =>
  typeof raw === 'number' ? String(raw) : raw instanceof WireNumber ? raw.text : undefined

/** A whole number that a float holds exactly; `1.0` is one, as in JSON Schema. */
function integerOf(raw: unknown, isTextAccepted: boolean): number | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined
  const text = isTextAccepted && typeof raw === 'string' ? raw : numberText(raw)
  return text === undefined ? undefined : (wholeNumber(text) ?? undefined)
}

function decimalOf(raw: unknown, isNumberAccepted: boolean): Decimal | null {
  const text = typeof raw === 'string' ? raw : isNumberAccepted ? numberText(raw) : undefined
  if (text === undefined) return null
  const value = parseDecimal(text)
  return value !== null && !isNumberAccepted && toText(value) !== text ? null : value
}

/**
 * Least number that is read as milliseconds where both units are accepted; a smaller one (before March 1973 in
 * milliseconds) is read as seconds.
 */
const FIRST_MS = 1e11

function instantOf(shape: Of<'instant'>, raw: unknown): Instant | null {
  if (typeof raw === 'string') {
    const read =
      (shape.wire === 'gmt8' || accepts(shape, 'gmt8') ? parseGmt8(raw) : null) ??
      (accepts(shape, 'iso') ? parseIso(raw) : null)
    if (read !== null || !accepts(shape, 'text')) return read
  }
  const epoch = integerOf(raw, accepts(shape, 'text'))
  if (epoch === undefined) return null
  const isMs = shape.wire === 'epoch-ms' || accepts(shape, 'epoch-ms')
  const isSeconds = accepts(shape, 'epoch-s') && (!isMs || Math.abs(epoch) < FIRST_MS)
  if (isSeconds) return parseEpochSeconds(epoch)
  return isMs ? parseEpochMs(epoch) : null
}

/**
 * Accepted beside a constant itself: its number as text (`text`), its constant name (`name`), true and false
 * for 1 and 0 (`boolean`), and for text constants a number (`number`): the one that reads the same, else,
 * where no constant is numeric, the position.
 */
function enumOf(shape: Of<'enum'>, raw: unknown): number | string | undefined {
  const { values } = shape
  const integer = integerOf(raw, accepts(shape, 'text'))
  if (integer !== undefined) {
    if (values.includes(integer)) return values[values.indexOf(integer)]
    if (typeof raw === 'string' && values.includes(raw)) return raw
    if (!accepts(shape, 'number')) return undefined
    const isByText = values.some((value) => typeof value === 'number' || /^\d+$/.test(value))
    return isByText ? values.find((value) => value === String(integer)) : values[integer]
  }
  if (typeof raw === 'boolean')
    return accepts(shape, 'boolean') ? values.find((value) => value === bitOf(raw)) : undefined
  if (typeof raw !== 'string') return undefined
  if (values.includes(raw)) return raw
  return accepts(shape, 'name') && shape.names?.includes(raw) ? values[shape.names.indexOf(raw)] : undefined
}

function expectation(shape: Scalar): string {
  if (shape.kind === 'enum') return `one of ${shape.values.map((value) => JSON.stringify(value)).join(', ')}`
  return shape.kind === 'instant' ? `instant (${shape.wire})` : shape.kind
}

/** The kind of a raw value. Text is never quoted: it may be a secret. */
export function describe(raw: unknown): string {
  if (raw === null) return 'null'
  if (raw === undefined) return 'nothing'
  if (raw instanceof WireNumber) return 'number'
  if (Array.isArray(raw)) return 'list'
  if (typeof raw === 'string') return raw === '' ? 'empty text' : 'text'
  return typeof raw
}
