import type { ValidateFunction } from 'ajv'
import { createAjv } from '../document/ajv.ts'
import type { Json } from '../document/place.ts'
import type { Api } from './api.ts'

/** Returns true when a value keeps a schema of the contract, its constraint words included. */
export type Validate = (schema: Json, value: unknown) => boolean

/** Schemas are compiled on first use, each once. */
export function createValidate({ document }: Api): Validate {
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
