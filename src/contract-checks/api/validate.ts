import type { ValidateFunction } from 'ajv'
import { createAjv } from '../document/ajv.ts'
import type { Json } from '../document/place.ts'
import type { Api } from './api.ts'

/** Returns true when a value keeps a schema of the contract, its constraint words included. */
export type Validate = (schema: Json, value: unknown) => boolean

const known = new WeakMap<Json, Validate>()

/** Schemas are compiled on first use, each once, however often a document is judged in a process. */
export function validateOf({ document }: Api): Validate {
  const validate = known.get(document) ?? createValidate(document)
  known.set(document, validate)
  return validate
}

function createValidate(document: Json): Validate {
  const ajv = createAjv()
  const { components = {} } = document
  ajv.addSchema({ components }, 'contract')
  const compiled = new WeakMap<Json, ValidateFunction>()
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(rooted(schema) as Json)
    compiled.set(schema, validate)
    return validate(value)
  }
}

/** The schema with its references pointing into the document that was added to Ajv. */
const rooted = (schema: Json): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
