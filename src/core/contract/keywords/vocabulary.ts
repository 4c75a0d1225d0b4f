/**
 * The words that the contract's schemas may use beyond JSON Schema, with the form of their arguments. Ajv in
 * strict mode refuses any other word, so a misspelt rule fails instead of being ignored.
 */
import type { SchemaObject } from 'ajv'

const decimalText = { type: 'string', pattern: '^-?(0|[1-9]\\d*)(\\.\\d+)?$' } as const
const name = { type: 'string', minLength: 1 } as const

const only = (properties: Readonly<Record<string, SchemaObject>>): SchemaObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const fromContext = only({ ctx: name })

/** Decimal text, {field}, {ctx} or {product: [operand, operand]}; a list of them where several limits hold at once. */
const operands: SchemaObject = {
  anyOf: [
    { $ref: '#/definitions/operand' },
    { type: 'array', items: { $ref: '#/definitions/operand' }, minItems: 2, uniqueItems: true },
  ],
  definitions: {
    operand: {
      anyOf: [
        decimalText,
        only({ field: name }),
        fromContext,
        only({
          product: { type: 'array', items: { $ref: '#/definitions/operand' }, minItems: 2, maxItems: 2 },
        }),
      ],
    },
  },
}

const places: SchemaObject = { anyOf: [{ type: 'integer', minimum: 0 }, fromContext] }

/** Words that constrain, implemented in keywords.ts: the form of each one's argument. */
export const constraints = {
  'x-decimal-minimum': operands,
  'x-decimal-maximum': operands,
  'x-decimal-exclusive-minimum': operands,
  'x-decimal-exclusive-maximum': operands,
  'x-decimal-places': {
    anyOf: [places, { type: 'array', items: places, minItems: 2, uniqueItems: true }],
  },
  'x-pattern': fromContext,
  'x-equals': name,
  'x-differs': name,
  'x-not-before': name,
} as const satisfies Readonly<Record<string, SchemaObject>>

const list = (items: SchemaObject): SchemaObject => ({ type: 'array', items, minItems: 1, uniqueItems: true })

/** Words that only describe: the decoder, the generator and people read them. */
export const annotations: Readonly<Record<string, SchemaObject>> = {
  'x-accept': list({ enum: ['number', 'text', 'name', 'boolean', 'epoch-ms', 'epoch-s', 'gmt8', 'iso'] }),
  'x-alias': list(name),
  'x-enum-varnames': list({ type: 'string', pattern: '^[A-Za-z_]\\w*$' }),
  'x-enum-descriptions': { type: 'array', items: name },
  'x-unit': name,
  'x-filters': { const: false },
  'x-source': {
    type: 'object',
    properties: { kind: { enum: ['specification', 'public', 'proposed'] }, reference: name },
    required: ['kind'],
    additionalProperties: false,
  },
  'x-upload': only({
    operation: name,
    types: list({ type: 'string', pattern: '^[a-z]+/[a-z0-9.+-]+$' }),
    maxBytes: { type: 'integer', minimum: 1 },
  }),
}
