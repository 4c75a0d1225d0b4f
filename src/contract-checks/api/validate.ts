import type { ValidateFunction } from 'ajv'
import { createAjv } from '../document/ajv.ts'
import { isJson, type Json } from '../document/place.ts'
import type { Api } from './api.ts'
import { createReader, type Reader } from './reader.ts'

/** Returns true when a value keeps a schema of the contract, its constraint words included. */
export type Validate = (schema: Json, value: unknown) => boolean

const known = { answer: new WeakMap<Json, Validate>(), request: new WeakMap<Json, Validate>() }

/** Schemas are compiled on first use, each once, however often a document is judged in a process. */
export function validateOf({ document }: Api, side: 'answer' | 'request' = 'answer'): Validate {
  const validate = known[side].get(document) ?? createValidate(document, side)
  known[side].set(document, validate)
  return validate
}

function createValidate(document: Json, side: 'answer' | 'request'): Validate {
  const reader = createReader({ document })
  const hasReadOnly = side === 'request' && JSON.stringify(document).includes('"readOnly":true')
  const seenFrom = (schema: unknown): unknown => (hasReadOnly ? asSent(reader, schema) : schema)
  const ajv = createAjv()
  const { components = {} } = document
  ajv.addSchema(seenFrom({ components }) as Json, 'contract')
  const compiled = new WeakMap<Json, ValidateFunction>()
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(rooted(seenFrom(schema) as Json) as Json)
    compiled.set(schema, validate)
    return validate(value)
  }
}

/** The schema with its references pointing into the document that was added to Ajv. */
const rooted = (schema: Json): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))

/** The schema as a request has to keep it: nobody has to send what is only read. */
function asSent(reader: Reader, node: unknown): unknown {
  const { keywords, properties, required } = reader
  if (Array.isArray(node)) return node.map((each: unknown) => asSent(reader, each))
  if (!isJson(node)) return node
  const made = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asSent(reader, value)]))
  if (!Array.isArray(node['required']) && !Array.isArray(node['allOf'])) return made
  const all = properties(node)
  const isRead = (name: string): boolean => keywords(all[name])['readOnly'] === true
  if (![...required(node)].some(isRead)) return made
  const left = (schema: unknown): unknown =>
    isJson(schema) && Array.isArray(schema['required'])
      ? { ...schema, required: schema['required'].filter((name) => !isRead(String(name))) }
      : schema
  return {
    ...(left(made) as Json),
    ...(Array.isArray(made['allOf']) ? { allOf: made['allOf'].map(left) } : {}),
  }
}
