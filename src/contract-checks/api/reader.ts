import { isJson, list, type Json } from '../document/place.ts'
import { valueAt } from './pointer.ts'

/** Reads schemas with references and `allOf` taken away. */
export type Reader = {
  /** One flat object of keywords; what several parts say of the same keyword is the outermost's. */
  readonly keywords: (schema: unknown) => Json
  readonly properties: (schema: unknown) => Readonly<Record<string, Json>>
  readonly required: (schema: unknown) => ReadonlySet<string>
}

export function createReader({ document }: { readonly document: Json }): Reader {
  const known = new WeakMap<Json, Json[]>()

  function parts(schema: unknown): Json[] {
    if (!isJson(schema)) return []
    const before = known.get(schema)
    if (before !== undefined) return before
    known.set(schema, [])
    const { $ref } = schema
    const all = [
      schema,
      ...(typeof $ref === 'string' ? parts(valueAt(document, $ref)) : []),
      ...list(schema['allOf']).flatMap(parts),
    ]
    known.set(schema, all)
    return all
  }

  return {
    keywords: (schema) => Object.assign({}, ...parts(schema).toReversed()) as Json,
    properties: (schema) =>
      Object.assign({}, ...parts(schema).map((part) => part['properties'])) as Record<string, Json>,
    required: (schema) => new Set(parts(schema).flatMap((part) => list(part['required']).map(String))),
  }
}
