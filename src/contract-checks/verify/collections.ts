import type { Api, ApiOperation } from '../api/api.ts'
import type { Reader } from '../api/reader.ts'
import { collectionOf } from '../api/words.ts'
import { show, type Json } from '../document/place.ts'
import type { Sources } from './candidates.ts'
import { isId } from './names.ts'

/** Lists that show what an operation makes, changes or removes: about the same things, by path and by schema. */
export function listsOf(
  api: Api,
  { reader }: Pick<Sources, 'reader'>,
  operation: ApiOperation,
): ApiOperation[] {
  const about = collectionOf(operation.path)
  return api.operations.filter(
    (other) =>
      other.effect === 'read' &&
      other.rows !== undefined &&
      !other.path.includes('{') &&
      collectionOf(other.path) === about &&
      looksLike(reader.properties(other.rows.schema), operation, reader),
  )
}

type Properties = Readonly<Record<string, Json>>

/** At least half of what must be sent stands in the rows, or what identifies one of them. */
function looksLike(row: Properties, operation: ApiOperation, reader: Reader): boolean {
  const required = [...reader.required(operation.body?.schema)]
  const path = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
  if ([...required, ...path].some((name) => keyIn(row, name, operation) !== undefined)) return true
  const fields = required.length > 0 ? required : operation.fields
  const shared = fields.filter((name) => row[name] !== undefined).length
  return fields.length > 0 && shared * 2 >= fields.length
}

/** Reads of the one thing that an operation changes, which is no row of a list: a profile, settings. */
export function singlesOf(
  api: Api,
  { reader }: Pick<Sources, 'reader'>,
  operation: ApiOperation,
): ApiOperation[] {
  const about = collectionOf(operation.path)
  return api.operations.filter(
    (other) =>
      other !== operation &&
      other.rows === undefined &&
      !other.path.includes('{') &&
      collectionOf(other.path) === about &&
      [...reader.required(other.body?.schema)].length === 0 &&
      !other.parameters.some(({ required }) => required) &&
      (other.effect === 'read' || other.fields.length === 0),
  )
}

/**
 * The name under which rows keep what a request calls `name`: the same, or `id` where the request names a thing by its
 * only key (`bookId`, `{orderId}`).
 */
export function keyIn(row: Json, name: string, { path }: ApiOperation): string | undefined {
  if (!isId(name)) return undefined
  const isOfPath = path.includes(`{${name}}`)
  // `bookId` of a loan is another thing's key, unless the path names its thing by it.
  if (row[name] !== undefined && (!/.[Ii]d$/.test(name) || isOfPath || row['id'] === undefined)) return name
  return isOfPath && /id$/i.test(name) && row['id'] !== undefined ? 'id' : undefined
}

/** The row that a request names, with its key; undefined where it names none of them. */
export function rowNamed(
  rows: readonly Json[],
  sent: Json,
  operation: ApiOperation,
): { readonly row: Json; readonly key: string; readonly value: string } | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const keys = Object.entries(sent).flatMap(([name, value]) => {
    const key = keyIn(first, name, operation)
    return key === undefined ? [] : [{ name, key, value: show(value) }]
  })
  // What is sent beside the key of the path may be another row's as well.
  const key = keys.find(({ name }) => operation.path.includes(`{${name}}`)) ?? keys[0]
  const row = key && rows.find((each) => show(each[key.key]) === key.value)
  return key === undefined || row === undefined ? undefined : { row, key: key.key, value: key.value }
}
