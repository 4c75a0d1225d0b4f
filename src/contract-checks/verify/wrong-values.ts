import { isJson, list, type Json } from '../document/place.ts'

export type WrongValue = { readonly why: string; readonly value: unknown }

const FORMATS: Readonly<Record<string, string>> = {
  decimal: '1,5',
  date: '2026-02-30',
  gmt8: '2026-02-30 25:00:00',
  email: 'nobody@',
  'date-time': '2026-02-30',
  uuid: 'no-uuid',
  uri: 'no uri',
}

/**
 * For each constraint of a schema (flat keywords) one value that breaks it; `siblings` are the other fields of
 * the request. Whether the contract forbids it indeed is checked by the caller before it is sent.
 */
export function wrongValues(schema: Json, own: unknown, siblings: Json): WrongValue[] {
  const { type, minimum, maximum, exclusiveMinimum, minLength, maxLength, pattern, format } = schema
  const text = typeof own === 'string' ? own : '1'
  const wrong: (WrongValue | false | undefined)[] = [
    type !== 'string' && { why: 'wrong type', value: 'not-a-value' },
    Array.isArray(schema['enum']) && {
      why: 'outside the enumeration',
      value: typeof list(schema['enum'])[0] === 'number' ? 98_765 : 'no-such-constant',
    },
    typeof minimum === 'number' && { why: 'below the minimum', value: minimum - 1 },
    typeof maximum === 'number' && { why: 'above the maximum', value: maximum + 1 },
    typeof exclusiveMinimum === 'number' && { why: 'at an exclusive minimum', value: exclusiveMinimum },
    typeof minLength === 'number' &&
      minLength > 0 && { why: 'too short', value: text.slice(0, minLength - 1) },
    typeof maxLength === 'number' &&
      maxLength < 10_000 && { why: 'too long', value: text.repeat(maxLength + 1).slice(0, maxLength + 1) },
    typeof pattern === 'string' && { why: 'against the pattern', value: `~ ${text} ~` },
    typeof format === 'string' &&
      FORMATS[format] !== undefined && { why: `no ${format}`, value: FORMATS[format] },
    literal(schema['x-decimal-minimum'], (limit) => ({ why: 'below the minimum', value: lower(limit) })),
    literal(schema['x-decimal-exclusive-minimum'], (limit) => ({
      why: 'at an exclusive minimum',
      value: limit,
    })),
    literal(schema['x-decimal-maximum'], (limit) => ({
      why: 'above the maximum',
      value: `1${limit.replace(/\..*/, '')}`,
    })),
    literal(schema['x-decimal-exclusive-maximum'], (limit) => ({
      why: 'at an exclusive maximum',
      value: limit,
    })),
    ...[schema['x-decimal-places']]
      .flat()
      .filter((places) => typeof places === 'number')
      .map((places) => ({ why: 'too many decimals', value: `1.${'0'.repeat(places)}1` })),
    typeof schema['x-equals'] === 'string' && { why: `unlike ${schema['x-equals']}`, value: `${text}x` },
    sibling(schema['x-differs'], siblings),
    sibling(
      isJson(schema['x-decimal-maximum']) ? schema['x-decimal-maximum']['field'] : undefined,
      siblings,
      (value) => `1${value}`,
    ),
  ]
  return wrong.filter((one): one is WrongValue => one !== false && one !== undefined)
}

const literal = (limit: unknown, make: (limit: string) => WrongValue): WrongValue | undefined => {
  const known: unknown = Array.isArray(limit) ? limit.find((each) => typeof each === 'string') : limit
  return typeof known === 'string' ? make(known) : undefined
}

/** Something less than a decimal text. */
const lower = (limit: string): string =>
  limit.startsWith('-') ? `-1${limit.slice(1)}` : `-${limit === '0' ? '1' : limit}`

function sibling(
  name: unknown,
  siblings: Json,
  change = (value: string): string => value,
): WrongValue | undefined {
  const value = typeof name === 'string' ? siblings[name] : undefined
  return typeof value === 'string' ? { why: `against ${String(name)}`, value: change(value) } : undefined
}
