import type { Location } from '@redocly/openapi-core'
import { compare } from '#src/core/money/compare.ts'
import { parseDecimal, toText, ZERO, type Decimal } from '#src/core/money/decimal.ts'
import type { BothSides } from './note.ts'
import { type View, near } from './view.ts'

/** One end of a range. */
type Limit = {
  /** Null where it comes from another field or from the context. */
  readonly value: Decimal | null
  readonly exclusive: boolean
  readonly text: string
  readonly place: Location
}

type End = 'lower' | 'upper'

const WORDS = [
  ['minimum', 'minimum', 'exclusiveMinimum', 'lower'],
  ['maximum', 'maximum', 'exclusiveMaximum', 'upper'],
  ['min-length', 'minLength', '', 'lower'],
  ['max-length', 'maxLength', '', 'upper'],
  ['min-items', 'minItems', '', 'lower'],
  ['max-items', 'maxItems', '', 'upper'],
  ['min-properties', 'minProperties', '', 'lower'],
  ['max-properties', 'maxProperties', '', 'upper'],
  ['decimal-minimum', 'x-decimal-minimum', 'x-decimal-exclusive-minimum', 'lower'],
  ['decimal-maximum', 'x-decimal-maximum', 'x-decimal-exclusive-maximum', 'upper'],
  ['decimal-places', 'x-decimal-places', '', 'upper'],
] as const

/** Limits of numbers, texts, lists, maps and amounts. Where several are said, the tightest counts. */
export function compareLimits({ direction, before, after, say }: BothSides): void {
  for (const [name, word, exclusive, end] of WORDS) {
    const from = limitOf(before, word, exclusive, end)
    const to = limitOf(after, word, exclusive, end)
    const how = `${from?.text ?? 'no limit'} → ${to?.text ?? 'no limit'}`
    const places = [from?.place ?? near(before), to?.place ?? near(after)] as const
    const moves = from !== undefined && to !== undefined && (from.value === null || to.value === null)
    if (moves && from.text !== to.text) say(`${direction}-decimal-limit-changed`, how, ...places)
    if (moves) continue
    const tighter = isTighter(to, from, end)
    if (tighter || isTighter(from, to, end))
      say(`${direction}-${name}-${tighter === (end === 'lower') ? 'raised' : 'lowered'}`, how, ...places)
  }
}

function limitOf({ parts }: View, word: string, exclusive: string, end: End): Limit | undefined {
  const limits = parts.flatMap(({ node, location }) => [
    // OpenAPI 3.0 says `exclusiveMinimum: true` beside the minimum.
    ...read(node[word], node[exclusive] === true, location.child(word)),
    ...(exclusive === '' ? [] : read(node[exclusive], true, location.child(exclusive))),
  ])
  // Nothing is shorter than nothing.
  const saying =
    word.startsWith('min') && exclusive === '' ? limits.filter(({ text }) => text !== '0') : limits
  return saying.reduce<Limit | undefined>((best, one) => (isTighter(one, best, end) ? one : best), undefined)
}

function read(written: unknown, exclusive: boolean, place: Location): Limit[] {
  const beyond = exclusive ? 'beyond ' : ''
  if (Array.isArray(written)) return written.flatMap((each: unknown) => read(each, exclusive, place))
  if (typeof written === 'object' && written !== null)
    return [{ value: null, exclusive, text: beyond + JSON.stringify(written), place }]
  if (typeof written !== 'number' && typeof written !== 'string') return []
  const value = parseDecimal(String(written))
  return value === null ? [] : [{ value, exclusive, text: beyond + toText(value), place }]
}

function isTighter(a: Limit | undefined, b: Limit | undefined, end: End): boolean {
  if (a === undefined || b === undefined) return a !== undefined
  const order = compare(a.value ?? ZERO, b.value ?? ZERO) * (end === 'lower' ? 1 : -1)
  return order > 0 || (order === 0 && a.exclusive && !b.exclusive)
}
