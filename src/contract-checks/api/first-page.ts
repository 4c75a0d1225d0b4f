import { isJson, type Json } from '../document/place.ts'
import type { ApiOperation, Field } from './api.ts'
import type { Reader } from './reader.ts'

/**
 * The operation of a server that counts pages from `first`: its requests may ask for that page, and its example asks for
 * the page that the contract means. Undefined where the server shows it: then any number may be asked for.
 */
export function withFirstPage(
  reader: Reader,
  operation: ApiOperation,
  first: number | undefined,
): ApiOperation {
  const { paging, body, parameters } = operation
  const name = paging?.page
  if (name === undefined) return operation
  const lowered = (schema: Json): Json => {
    const { minimum, ...words } = flat(reader, schema)
    if (typeof minimum !== 'number' || minimum <= (first ?? -Infinity)) return schema
    return first === undefined ? words : { ...words, minimum: first }
  }
  const parameter = (field: Field): Field =>
    field.name === name
      ? {
          ...field,
          schema: lowered(field.schema),
          example: moved(reader, field.schema, field.example, first),
        }
      : field
  const fields = reader.properties(body?.schema)
  const page = fields[name]
  if (body === undefined || page === undefined) return { ...operation, parameters: parameters.map(parameter) }
  const schema: Json = {
    ...flat(reader, body.schema),
    properties: { ...fields, [name]: lowered(page) },
    required: [...reader.required(body.schema)],
  }
  const example = isJson(body.example)
    ? { ...body.example, [name]: moved(reader, page, body.example[name], first) }
    : body.example
  return { ...operation, body: { ...body, schema, example } }
}

/** The words of a schema without references, which would say the former limit again. */
function flat(reader: Reader, schema: Json): Json {
  const { $ref: _ref, allOf: _parts, ...words } = reader.keywords(schema)
  return words
}

/** The number of a page as the server counts, where the contract's count begins elsewhere. */
function moved(reader: Reader, schema: Json, page: unknown, first: number | undefined): unknown {
  const { minimum } = reader.keywords(schema)
  if (first === undefined || typeof page !== 'number' || typeof minimum !== 'number') return page
  return page + first - minimum
}
