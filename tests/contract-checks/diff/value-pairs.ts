import type { Json } from '#src/contract-checks/document/place.ts'

/**
 * A change of one value, tried in what is sent and in what is answered: it must be told by this rule and by no
 * other. `holds` stands on the other side of the edge; `finds` is what is told of it, mostly nothing.
 */
export type ValuePair = {
  readonly name: string
  readonly base: Json
  readonly fires: Json
  readonly holds: Json
  readonly finds?: readonly string[]
}

const text = { type: 'string' }
const number = { type: 'integer' }
const a = { type: 'object', required: ['kind'], properties: { kind: { const: 'a' }, x: text } }
const b = { type: 'object', required: ['kind'], properties: { kind: { const: 'b' }, y: text } }
const map = { type: 'object', additionalProperties: true }
// oxlint-disable unicorn/no-thenable -- the word of JSON Schema
const either = { if: { required: ['x'] }, then: { required: ['y'] } }
const other = { if: { required: ['x'] }, then: { required: ['z'] } }
// oxlint-enable unicorn/no-thenable

export const valuePairs: readonly ValuePair[] = [
  { name: 'type-changed', base: text, fires: number, holds: { type: ['string'] } },
  {
    name: 'type-changed',
    base: { type: 'string', format: 'decimal', 'x-decimal-minimum': '0' },
    fires: { type: 'number', minimum: 5 },
    holds: { allOf: [{ type: 'string', format: 'decimal', 'x-decimal-minimum': '0' }] },
  },
  { name: 'type-narrowed', base: { type: 'number' }, fires: number, holds: { type: ['number', 'integer'] } },
  {
    name: 'type-narrowed',
    base: { type: ['string', 'integer'] },
    fires: text,
    holds: { type: ['integer', 'string'] },
  },
  { name: 'type-narrowed', base: { description: 'Any.' }, fires: text, holds: { title: 'Any.' } },
  { name: 'type-widened', base: number, fires: { type: 'number' }, holds: { type: 'integer', title: 'N' } },
  {
    name: 'type-widened',
    base: text,
    fires: { description: 'Any.' },
    holds: { ...text, description: 'Any.' },
  },
  {
    name: 'null-forbidden',
    base: { type: ['string', 'null'] },
    fires: text,
    holds: { oneOf: [text, { type: 'null' }] },
  },
  {
    name: 'null-allowed',
    base: text,
    fires: { anyOf: [text, { type: 'null' }] },
    holds: { oneOf: [text] },
  },
  {
    name: 'enum-value-removed',
    base: { type: 'string', enum: ['A', 'B'] },
    fires: { type: 'string', enum: ['A'] },
    holds: { type: 'string', enum: ['B', 'A'] },
  },
  {
    name: 'enum-value-added',
    base: { type: 'string', enum: ['A'] },
    fires: { type: 'string', enum: ['A', 'B'] },
    holds: { type: 'string', const: 'A' },
  },
  {
    name: 'enum-value-added',
    base: { type: ['string', 'null'], enum: ['A', null] },
    fires: { type: ['string', 'null'], enum: ['A', 'B', null] },
    holds: { type: ['null', 'string'], enum: [null, 'A'] },
  },
  {
    name: 'enum-replaced',
    base: { type: 'integer', const: 0 },
    fires: { type: 'integer', const: 1 },
    holds: { type: 'integer', enum: [0] },
  },
  {
    name: 'enum-replaced',
    base: { type: ['string', 'null'], enum: ['A', 'B', null] },
    fires: { type: ['string', 'null'], enum: ['C', null] },
    holds: { type: ['string', 'null'], enum: ['A', 'C', null] },
    finds: ['enum-value-added', 'enum-value-removed'],
  },
  { name: 'enum-introduced', base: text, fires: { ...text, enum: ['A'] }, holds: { ...text, example: 'A' } },
  { name: 'enum-lifted', base: { ...text, enum: ['A'] }, fires: text, holds: { enum: ['A'] } },
  {
    name: 'format-changed',
    base: { ...text, format: 'gmt8' },
    fires: { ...text, format: 'date-time' },
    holds: { allOf: [text, { format: 'gmt8' }] },
  },
  {
    name: 'format-narrowed',
    base: { ...number, format: 'int64' },
    fires: { ...number, format: 'int32' },
    holds: { ...number, format: 'int64', title: 'N' },
  },
  {
    name: 'format-narrowed',
    base: text,
    fires: { ...text, format: 'decimal' },
    holds: { ...text, examples: ['1'] },
  },
  {
    name: 'format-widened',
    base: { ...number, format: 'int32' },
    fires: { ...number, format: 'int64' },
    holds: { ...number, format: 'int32', description: 'N' },
  },
  {
    name: 'format-widened',
    base: { ...text, format: 'uri' },
    fires: text,
    holds: { format: 'uri', ...text },
  },
  {
    name: 'pattern-added',
    base: text,
    fires: { ...text, pattern: '^a' },
    holds: { ...text, examples: ['a'] },
  },
  {
    name: 'pattern-changed',
    base: { ...text, pattern: '^a' },
    fires: { ...text, pattern: '^b' },
    holds: { allOf: [{ ...text, pattern: '^a' }] },
  },
  {
    name: 'pattern-narrowed',
    base: { ...text, pattern: '^[A-Z]{3,5}$' },
    fires: { ...text, pattern: '^[A-Z]{3}$' },
    holds: { allOf: [{ ...text, pattern: '^[A-Z]{3,5}$' }] },
  },
  {
    name: 'pattern-widened',
    base: { ...text, pattern: '^[A-Z]{3}$' },
    fires: { ...text, pattern: '^[A-Z]{3,5}$' },
    holds: { pattern: '^[A-Z]{3}$', ...text },
  },
  {
    name: 'pattern-removed',
    base: { ...text, pattern: '^a' },
    fires: text,
    holds: { pattern: '^a', ...text },
  },
  {
    name: 'pattern-changed',
    base: { ...text, 'x-pattern': { ctx: 'addressPattern' } },
    fires: { ...text, 'x-pattern': { ctx: 'memoPattern' } },
    holds: { 'x-pattern': { ctx: 'addressPattern' }, ...text },
  },
  {
    name: 'multiple-of-narrowed',
    base: { type: 'number', multipleOf: 0.1 },
    fires: { type: 'number', multipleOf: 0.3 },
    holds: { type: 'number', multipleOf: 0.05 },
    finds: ['multiple-of-widened'],
  },
  {
    name: 'multiple-of-widened',
    base: { type: 'number', multipleOf: 0.3 },
    fires: { type: 'number', multipleOf: 0.1 },
    holds: { type: 'number', multipleOf: 0.2 },
    finds: ['multiple-of-narrowed'],
  },
  {
    name: 'unique-items-required',
    base: { type: 'array', items: text },
    fires: { type: 'array', items: text, uniqueItems: true },
    holds: { type: 'array', items: text, uniqueItems: false },
  },
  {
    name: 'unique-items-lifted',
    base: { type: 'array', items: text, uniqueItems: true },
    fires: { type: 'array', items: text },
    holds: { allOf: [{ type: 'array', uniqueItems: true }, { items: text }] },
  },
  {
    name: 'type-widened',
    base: { type: 'array', items: text },
    fires: { type: 'array' },
    holds: { type: 'array', allOf: [{ items: text }] },
  },
  {
    name: 'type-narrowed',
    base: map,
    fires: { type: 'object', additionalProperties: text },
    holds: { type: 'object' },
  },
  {
    name: 'content-encoding-changed',
    base: { ...text, contentMediaType: 'application/json', contentSchema: a },
    fires: { ...text, contentMediaType: 'application/json', contentSchema: b },
    holds: { ...text, contentMediaType: 'application/json', contentSchema: { ...a, title: 'A' } },
  },
  {
    name: 'object-closed',
    base: map,
    fires: { type: 'object', additionalProperties: false },
    holds: { type: 'object' },
  },
  {
    name: 'object-opened',
    base: { type: 'object', additionalProperties: false },
    fires: map,
    holds: { type: 'object', unevaluatedProperties: false },
  },
  {
    name: 'choice-removed',
    base: { oneOf: [a, b] },
    fires: { oneOf: [a] },
    holds: { oneOf: [b, a] },
  },
  {
    name: 'choice-added',
    base: a,
    fires: { oneOf: [a, b] },
    holds: { oneOf: [a] },
  },
  {
    name: 'choice-added',
    base: { oneOf: [a, text] },
    fires: { oneOf: [b, a, text] },
    holds: { anyOf: [text, a] },
  },
  {
    name: 'condition-added',
    base: { type: 'object' },
    fires: { type: 'object', ...either },
    holds: { type: 'object', description: 'If x, then y.' },
  },
  {
    name: 'condition-changed',
    base: { type: 'object', ...either },
    fires: { type: 'object', ...other },
    holds: { type: 'object', allOf: [either] },
  },
  {
    name: 'condition-removed',
    base: { type: 'object', dependentRequired: { x: ['y'] } },
    fires: { type: 'object' },
    holds: { dependentRequired: { x: ['y'] }, type: 'object' },
  },
  {
    name: 'content-encoding-changed',
    base: { ...text, contentEncoding: 'base64' },
    fires: { ...text, contentEncoding: 'base32' },
    holds: { contentEncoding: 'base64', ...text },
  },
]
