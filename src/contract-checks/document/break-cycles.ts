import type { Schema, Via } from './schema.ts'

const COMPOSED: ReadonlySet<Via> = new Set(['allOf', 'oneOf', 'anyOf'])

/**
 * A schema that consists of itself (`A: $ref B`, `B: $ref A`, or itself in its own `allOf`) means nothing and would
 * never end; the link that closes the circle is cut. A property that refers back is fine and stays.
 */
export function breakCycles(schemas: readonly Schema[]): void {
  const open = new Set<Schema>()
  const done = new Set<Schema>()

  function visit(schema: Schema): void {
    open.add(schema)
    const { target } = schema
    if (target !== undefined && open.has(target)) schema.target = undefined
    else if (target !== undefined && !done.has(target)) visit(target)
    for (const part of schema.children.filter(({ via }) => COMPOSED.has(via)))
      if (open.has(part)) schema.children.splice(schema.children.indexOf(part), 1)
      else if (!done.has(part)) visit(part)
    open.delete(schema)
    done.add(schema)
  }

  for (const schema of schemas) if (!done.has(schema)) visit(schema)
  for (const schema of schemas) {
    const kept = schema.uses.filter((use) => use.target === schema)
    schema.uses.splice(0, schema.uses.length, ...kept)
  }
}
