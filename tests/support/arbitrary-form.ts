/** Makes values of a derived form schema, at random and around its edges. */
import * as fc from 'fast-check'
import { fromUnits, parseDecimal, toText, toUnits } from '#src/core/money/decimal.ts'

type Property = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Property
  readonly maxItems?: number
  readonly 'x-equals'?: string
  readonly 'x-decimal-minimum'?: unknown
  readonly 'x-decimal-maximum'?: unknown
  readonly 'x-decimal-places'?: unknown
}

type Form = { readonly properties: Readonly<Record<string, Property>>; readonly required: readonly string[] }

/** Values that have all required fields; most of them keep the rules. Whether one does, its validator says. */
export function arbitraryForm(schema: unknown): fc.Arbitrary<Record<string, unknown>> {
  const { properties, required } = schema as Form
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, arbitraryField(property)] as const,
  )
  const same = Object.entries(properties).filter(([, property]) => property['x-equals'] !== undefined)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] }).map((value) => ({
    ...value,
    ...Object.fromEntries(same.map(([name, property]) => [name, value[property['x-equals'] ?? '']])),
  }))
}

function arbitraryField(property: Property): fc.Arbitrary<unknown> {
  if ('const' in property) return fc.constant(property.const)
  if (property.enum !== undefined) return fc.constantFrom(...property.enum)
  if (property.type === 'boolean') return fc.boolean()
  if (property.type === 'integer')
    return fc.integer({ min: property.minimum ?? -1000, max: property.maximum ?? 1_000_000 })
  if (Array.isArray(property.type)) return fc.oneof(fc.integer({ min: 1 }), fc.string({ minLength: 1 }))
  if (property.type === 'array')
    return fc.uniqueArray(arbitraryField(property.items ?? {}), { maxLength: property.maxItems ?? 9 })
  if (property.format === 'decimal') return arbitraryDecimal(property)
  if (property.format === 'time-of-day') return fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  if (property.format === 'ipv4') return fc.ipV4()
  if (property.pattern !== undefined) return fc.stringMatching(new RegExp(property.pattern, 'u'))
  if (property.format === 'email') return fc.emailAddress()
  const { minLength = 0, maxLength = minLength + 24 } = property
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 80) })
}

const PLACES = 8
const LARGEST = '1000000'

/** Between the limits that are written down, around them, and with as many places as are allowed. */
function arbitraryDecimal(property: Property): fc.Arbitrary<string> {
  const places = property['x-decimal-places']
  const scale = typeof places === 'number' ? places : PLACES
  const edge = (rule: unknown, otherwise: string): bigint =>
    toUnits(parseDecimal(typeof rule === 'string' ? rule : otherwise) ?? fromUnits(0n, 0), scale)
  const [min, max] = [edge(property['x-decimal-minimum'], '0'), edge(property['x-decimal-maximum'], LARGEST)]
  return fc.bigInt({ min, max }).map((units) => toText(fromUnits(units, scale)))
}
