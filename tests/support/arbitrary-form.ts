/** Makes values of a derived form schema, at random and around its edges. */
import * as fc from 'fast-check'

type Property = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly 'x-equals'?: string
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
  if (property.type === 'integer') return fc.integer()
  if (property.pattern !== undefined) return fc.stringMatching(new RegExp(property.pattern, 'u'))
  if (property.format === 'email') return fc.emailAddress()
  const { minLength = 0, maxLength = minLength + 24 } = property
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 80) })
}
