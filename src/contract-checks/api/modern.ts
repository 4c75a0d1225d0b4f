import { isJson, type Json } from '../document/place.ts'

/** A document of OpenAPI 3.0 in the words of 3.1: `nullable` and the true-or-false exclusive limits. */
export function modern(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(modern)
  if (!isJson(node)) return node
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, modern(value)]),
  )
  return withNull(
    nullable === true,
    withLimit('maximum', 'exclusiveMaximum', exclusiveMaximum, {
      ...(nullable === undefined || typeof nullable === 'boolean' ? {} : { nullable }),
      ...withLimit('minimum', 'exclusiveMinimum', exclusiveMinimum, rest),
    }),
  )
}

function withLimit(limit: string, word: string, exclusive: unknown, schema: Json): Json {
  if (exclusive === undefined || exclusive === false) return schema
  if (exclusive !== true) return { ...schema, [word]: exclusive }
  const { [limit]: value, ...rest } = schema
  return { ...rest, [word]: value }
}

function withNull(nullable: boolean, schema: Json): Json {
  if (!nullable) return schema
  const { type, enum: values, ...rest } = schema
  // In 3.0 a reference has no siblings that count, and allOf is how people write a nullable one.
  if (type === undefined) return { oneOf: [schema, { type: 'null' }] }
  return {
    ...rest,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  }
}
