import type { Json } from '#src/contract-checks/document/place.ts'
import type { ValuePair } from './value-pairs.ts'

const text = { type: 'string' }
const list = { type: 'array', items: text }
const map = { type: 'object', additionalProperties: text }
const number = { type: 'number' }

/** Both ways over one limit, and from and to no limit at all. */
function pairs(
  [tighter, looser]: readonly [string, string],
  type: Json,
  word: string,
  [tight, wide]: readonly [unknown, unknown],
): ValuePair[] {
  const [narrow, broad] = [
    { ...type, [word]: tight },
    { ...type, [word]: wide },
  ]
  return [
    { name: tighter, base: broad, fires: narrow, holds: { allOf: [type, { [word]: wide }] } },
    { name: tighter, base: type, fires: narrow, holds: { ...type, title: 'No limit.' } },
    { name: looser, base: narrow, fires: broad, holds: { ...narrow, allOf: [{ [word]: wide }] } },
    { name: looser, base: narrow, fires: type, holds: { allOf: [narrow] } },
  ]
}

const lower = (name: string, type: Json, word: string, [high, low]: readonly [unknown, unknown]) =>
  pairs([`${name}-raised`, `${name}-lowered`], type, word, [high, low])

const upper = (name: string, type: Json, word: string, [low, high]: readonly [unknown, unknown]) =>
  pairs([`${name}-lowered`, `${name}-raised`], type, word, [low, high])

export const limitPairs: readonly ValuePair[] = [
  ...lower('minimum', number, 'minimum', [2, 1]),
  ...lower('minimum', number, 'exclusiveMinimum', [0.1, 0]),
  ...upper('maximum', number, 'maximum', [9, 10]),
  ...upper('maximum', number, 'exclusiveMaximum', [9, 9.5]),
  ...lower('min-length', text, 'minLength', [6, 5]),
  ...upper('max-length', text, 'maxLength', [20, 21]),
  ...lower('min-items', list, 'minItems', [2, 1]),
  ...upper('max-items', list, 'maxItems', [1, 2]),
  ...lower('min-properties', map, 'minProperties', [2, 1]),
  ...upper('max-properties', map, 'maxProperties', [1, 2]),
  ...lower('decimal-minimum', text, 'x-decimal-minimum', ['0.2', '0.1']),
  ...lower('decimal-minimum', text, 'x-decimal-exclusive-minimum', ['0.2', '0.1']),
  ...upper('decimal-maximum', text, 'x-decimal-maximum', ['99.99', '100']),
  ...upper('decimal-maximum', text, 'x-decimal-exclusive-maximum', ['9', '10']),
  ...upper('decimal-places', text, 'x-decimal-places', [2, 8]),
  {
    name: 'minimum-raised',
    base: { ...number, minimum: 0 },
    fires: { ...number, exclusiveMinimum: 0 },
    holds: { ...number, minimum: 0, exclusiveMinimum: -1 },
  },
  {
    name: 'maximum-raised',
    base: { ...number, exclusiveMaximum: 5 },
    fires: { ...number, maximum: 5 },
    holds: { ...number, maximum: 5, exclusiveMaximum: 5 },
  },
  {
    name: 'min-items-lowered',
    base: { ...list, minItems: 1 },
    fires: { ...list, minItems: 0 },
    holds: { minItems: 1, ...list },
  },
  {
    name: 'min-length-raised',
    base: { ...text, minLength: 0 },
    fires: { ...text, minLength: 1 },
    holds: text,
  },
  {
    name: 'decimal-maximum-raised',
    base: { ...text, 'x-decimal-maximum': '10' },
    fires: { ...text, 'x-decimal-maximum': '10.00000000000000000001' },
    holds: { ...text, 'x-decimal-maximum': '10.0' },
  },
  {
    name: 'decimal-maximum-lowered',
    base: text,
    fires: { ...text, 'x-decimal-maximum': { field: 'balance' } },
    holds: { ...text, description: 'At most the balance.' },
  },
  {
    name: 'decimal-limit-changed',
    base: { ...text, 'x-decimal-maximum': { field: 'balance' } },
    fires: { ...text, 'x-decimal-maximum': { ctx: 'balance' } },
    holds: { allOf: [{ ...text, 'x-decimal-maximum': { field: 'balance' } }] },
  },
  {
    name: 'decimal-limit-changed',
    base: { ...text, 'x-decimal-places': 8 },
    fires: { ...text, 'x-decimal-places': { ctx: 'places' } },
    holds: { ...text, 'x-decimal-places': 8, title: 'Amount' },
  },
]
