import type { ApiOperation } from '../api/api.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Call } from './http.ts'
import { MULTIPART, toMultipart } from './multipart.ts'
import { picture } from './picture.ts'

/** Request to send: path, query and header parameters by name, and the body; of a list, its one row. */
export type Input = { readonly parameters: Json; readonly body: Json }

/** The example of an operation, completed by values that its schemas offer. */
export function exampleInput(operation: ApiOperation): Input {
  const given = operation.parameters.filter(({ example, required }) => required || example !== undefined)
  return {
    parameters: Object.fromEntries(given.map(({ name, example }) => [name, example ?? '1'])),
    body: isJson(operation.body?.example) ? operation.body.example : filesOf(operation),
  }
}

export const sendsFile = ({ body }: ApiOperation): boolean => body?.type.startsWith('multipart/') === true

/** A picture for each file of a form that has no example: files cannot be written into a document. */
function filesOf(operation: ApiOperation): Json {
  if (!sendsFile(operation)) return {}
  return Object.fromEntries(operation.files.map((name) => [name, picture(operation.id)]))
}

/** Returns the side of a field by its name: a parameter, or a field of the body. */
const sideOf = (operation: ApiOperation, name: string): 'parameters' | 'body' =>
  operation.parameters.some((parameter) => parameter.name === name) ? 'parameters' : 'body'

/** The input with another value for a field; undefined leaves the field out. */
export function withField(operation: ApiOperation, input: Input, name: string, value: unknown): Input {
  const side = sideOf(operation, name)
  return { ...input, [side]: { ...input[side], [name]: value } }
}

/** The input that sends these fields, each where the operation has it: a log-in may be a GET with a query. */
export function inputOf(operation: ApiOperation, fields: Json): Input {
  const none: Input = { parameters: {}, body: {} }
  return Object.entries(fields).reduce(
    (input, [name, value]) => withField(operation, input, name, value),
    none,
  )
}

/** The call with this input; `server` is the address below which the operations stand. */
export function toCall(
  operation: ApiOperation,
  server: URL,
  input: Input,
  token: Readonly<Record<string, string>>,
): Call {
  const headers: Record<string, string> = { accept: 'application/json' }
  const query = new URLSearchParams()
  let { path } = operation
  for (const { name, in: place, joined } of operation.parameters) {
    const value = input.parameters[name]
    if (value === undefined) continue
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(show(value)))
    else if (place === 'query') append(query, name, value, joined)
    else if (place === 'header') headers[name] = show(value)
  }
  const url = new URL(`${server.href.replace(/\/$/, '')}${path}`)
  url.search = query.toString()
  if (operation.body === undefined || operation.method === 'GET')
    return { method: operation.method, url, headers: { ...headers, ...token }, body: '' }
  const { type } = operation.body
  headers['content-type'] = sendsFile(operation) ? MULTIPART : type
  if (sendsFile(operation))
    return { method: operation.method, url, headers: { ...headers, ...token }, body: toMultipart(input.body) }
  const body = type.includes('json')
    ? JSON.stringify(jsonOf(operation.body, input))
    : formOf(input.body, operation.body.joined)
  return { method: operation.method, url, headers: { ...headers, ...token }, body }
}

/** A list of objects has the input as its row; one of texts or numbers has no fields, and is sent as it was made. */
function jsonOf({ list: rows, example }: NonNullable<ApiOperation['body']>, { body }: Input): unknown {
  if (rows !== undefined) return [body]
  return Array.isArray(example) ? example : body
}

function formOf(fields: Json, joined: ReadonlySet<string>): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) append(form, name, value, joined.has(name))
  return form.toString()
}

/** A form has no null; a list is repeated, or joined where the contract says so. */
function append(form: URLSearchParams, name: string, value: unknown, joined: boolean): void {
  if (Array.isArray(value) && joined) form.append(name, list(value).map(show).join(','))
  else if (Array.isArray(value)) for (const item of list(value)) form.append(name, show(item))
  else if (value !== null && value !== undefined) form.append(name, show(value))
}
