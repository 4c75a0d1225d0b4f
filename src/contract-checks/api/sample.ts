import { isJson, list, type Json } from '../document/place.ts'
import { patternText } from './pattern-text.ts'
import { createReader, type Reader } from './reader.ts'

export type SampleOptions = {
  /** Another turn makes another value. */
  readonly turn?: number
  /** Optional properties too. */
  readonly all?: boolean
  /** Side of the call: what is only read is not sent, what is only written is not answered. */
  readonly side?: 'request' | 'answer'
  /** Names whose value is known: a value for a property, undefined where there is none. */
  readonly known?: (name: string, schema: Json) => unknown
}

/** Makes values that a schema allows, from what it says itself: examples, defaults, constants, limits, formats. */
export type Sampler = (schema: unknown, options?: SampleOptions) => unknown

/** Depth at which schemas that contain themselves end. */
const DEEPEST = 7

export function createSampler(document: Json): Sampler {
  const reader = createReader({ document })
  return (schema, options = {}) => sample(reader, schema, options, 0)
}

function sample(reader: Reader, schema: unknown, options: SampleOptions, depth: number): unknown {
  const words = reader.keywords(schema)
  const { turn = 0 } = options
  const given = offered(words, turn)
  if (given !== undefined) return given.value
  const branch = branchOf(reader, words, turn)
  if (branch !== undefined) return sample(reader, branch, options, depth)
  const type = [words['type']].flat().find((name) => name !== 'null')
  if (type === 'object' || (type === undefined && words['properties'] !== undefined))
    return objectOf(reader, schema, words, options, depth)
  if (type === 'array') return arrayOf(reader, words, options, depth)
  if (type === 'integer' || type === 'number') return numberOf(words, turn, type === 'integer')
  if (type === 'boolean') return turn % 2 === 0
  if (type === undefined && [words['type']].flat().includes('null')) return null
  return textOf(words, turn)
}

/** Returns the value that the schema itself names. */
function offered(words: Json, turn: number): { value: unknown } | undefined {
  const { example, examples, default: usual, enum: constants } = words
  const named = [example, ...list(examples), usual].filter((value) => value !== undefined && value !== null)
  if ('const' in words) return { value: words['const'] }
  const values = list(constants).filter((value) => value !== null)
  if (turn === 0 && named.length > 0) return { value: named[0] }
  if (values.length > 0) return { value: values[turn % values.length] }
  return undefined
}

function branchOf(reader: Reader, words: Json, turn: number): unknown {
  if (words['properties'] !== undefined || words['type'] !== undefined) return undefined
  const branches = [...list(words['oneOf']), ...list(words['anyOf'])].filter(
    (branch) => reader.keywords(branch)['type'] !== 'null',
  )
  return branches[turn % Math.max(branches.length, 1)]
}

function objectOf(reader: Reader, schema: unknown, words: Json, options: SampleOptions, depth: number): Json {
  const required = reader.required(schema)
  const hidden = options.side === 'answer' ? 'writeOnly' : 'readOnly'
  const members = Object.entries(reader.properties(schema)).filter(([name, property]) => {
    if (reader.keywords(property)[hidden] === true) return false
    return required.has(name) || (options.all === true && depth < DEEPEST)
  })
  const made = Object.fromEntries(
    members.map(([name, property]): [string, unknown] => [
      name,
      options.known?.(name, property) ?? sample(reader, property, options, depth + 1),
    ]),
  )
  const { additionalProperties: others, minProperties = 0 } = words
  const missing = typeof minProperties === 'number' ? minProperties - Object.keys(made).length : 0
  if (!isJson(others)) return made
  for (let at = 0; at < Math.max(missing, options.side === 'answer' ? 1 : 0); at++)
    Object.assign(made, { [`key${at}`]: sample(reader, others, options, depth + 1) })
  return made
}

function arrayOf(reader: Reader, words: Json, options: SampleOptions, depth: number): unknown[] {
  const { items, prefixItems, minItems = 0, maxItems = 100 } = words
  const { turn = 0 } = options
  const first = list(prefixItems)
  const least = typeof minItems === 'number' ? minItems : 0
  const most = typeof maxItems === 'number' ? maxItems : 100
  const count = depth >= DEEPEST ? least : Math.min(Math.max(least, first.length, 1), most)
  return Array.from({ length: count }, (_, at) =>
    sample(reader, first[at] ?? (isJson(items) ? items : {}), { ...options, turn: turn + at }, depth + 1),
  )
}

function numberOf(words: Json, turn: number, whole: boolean): number {
  const num = (name: string): number | undefined => {
    const { [name]: value } = words
    return typeof value === 'number' ? value : undefined
  }
  const step = num('multipleOf') ?? 1
  const above = num('exclusiveMinimum')
  const below = num('exclusiveMaximum')
  const most = num('maximum') ?? (below === undefined ? undefined : whole ? below - 1 : below)
  const least = num('minimum') ?? (above === undefined ? undefined : whole ? above + 1 : above)
  const start = least ?? (most !== undefined && most < 1 ? most - step : 1)
  const first = num('multipleOf') === undefined ? start : Math.ceil(start / step) * step
  const span = most === undefined ? Infinity : most - first
  const value = span >= step * turn ? first + step * turn : first
  const isAtEdge =
    !whole && ((above !== undefined && value <= above) || (below !== undefined && value >= below))
  return isAtEdge ? ((above ?? value - 1) + (below ?? value + 1)) / 2 : value
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Texts of a format, another for each turn. */
const FORMATS: Readonly<Record<string, (turn: number) => string>> = {
  'date-time': (turn) => `2026-01-${two(1 + (turn % 28))}T08:00:00Z`,
  date: (turn) => `2026-01-${two(1 + (turn % 28))}`,
  time: (turn) => `${two(turn % 24)}:00:00Z`,
  gmt8: (turn) => `2026-01-${two(1 + (turn % 28))} 08:00:00`,
  duration: (turn) => `P${turn + 1}D`,
  email: (turn) => `check${turn}@example.org`,
  'idn-email': (turn) => `check${turn}@example.org`,
  uuid: (turn) => `3f2a1c5e-0b7d-4e6f-8a9b-${String(turn).padStart(12, '0')}`,
  uri: (turn) => `https://example.org/${turn}`,
  url: (turn) => `https://example.org/${turn}`,
  'uri-reference': (turn) => `/${turn}`,
  hostname: (turn) => `host${turn}.example.org`,
  ipv4: (turn) => `192.0.2.${turn % 250}`,
  ipv6: (turn) => `2001:db8::${(turn % 250) + 1}`,
  decimal: (turn) => `${turn + 1}.00`,
  byte: () => 'Y2hlY2s=',
}

function textOf(words: Json, turn: number): string | undefined {
  const { minLength, maxLength, pattern, format } = words
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : Infinity
  if (typeof pattern === 'string') {
    const text = patternText(pattern, turn, least)
    const own = FORMATS[String(format)]?.(turn)
    return own !== undefined && new RegExp(pattern, 'u').test(own) ? own : text
  }
  const own = FORMATS[String(format)]?.(turn)
  if (own !== undefined) return own
  const text = turn === 0 ? 'check' : `check${turn}`
  const whole = text.padEnd(least, 'x')
  return whole.length <= most ? whole : whole.slice(-most)
}
