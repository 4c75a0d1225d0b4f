/** Rules just inside and just outside, for forms and the contract alike. */
import { expect, test } from 'vitest'
import { judge } from './derived-forms.ts'

export type Value = Readonly<Record<string, unknown>>

/** Accepted value, refused value, and the field and rule that the latter breaks. */
export type Edge = readonly [inside: Value, outside: Value, field: string, rule: string]

/** Requirement codes, the form, its edges. */
export type Edges = readonly (readonly [string, string, readonly Edge[]])[]

export const text = (length: number): string => 'x'.repeat(length)

/** A password that is set already. */
export const known = (field: string): Edge => [{ [field]: text(6) }, { [field]: text(5) }, field, 'minLength']

/** Each edge is a change of the form's whole value. */
export function testEdges(whole: Readonly<Record<string, Value>>, edges: Edges): void {
  test.each(edges.flatMap(([names, id, list]) => list.map(([...edge]) => [names, id, ...edge] as const)))(
    '%s %s: %j is right and %j wrong, form and contract alike',
    async (_names, id, inside, outside, field, rule) => {
      expect(await judge(id, { ...whole[id], ...inside })).toEqual([[], true])
      expect(await judge(id, { ...whole[id], ...outside })).toEqual([[`${field} ${rule}`], false])
    },
  )
}

/** Clauses, form, and a field of it that is required. */
export function testRequired(
  whole: Readonly<Record<string, Value>>,
  fields: readonly (readonly [clauses: string, form: string, field: string])[],
): void {
  test.each(fields)('%s %s: %s is required, by form and contract alike', async (_clauses, id, field) => {
    const { [field]: _gone, ...others } = whole[id] ?? {}
    expect(await judge(id, others)).toEqual([[`${field} required`], false])
  })
}
