import type { ApiOperation } from '../api/api.ts'
import type { Reader } from '../api/reader.ts'
import { isJson, list, type Json } from '../document/place.ts'
import type { Account } from './account.ts'
import type { Random } from './random.ts'
import { wantsAppCode, type Codes, type SendCall } from './codes.ts'
import { withField, type Input } from './input.ts'
import { isCode, isId, isName, isPassword } from './names.ts'

/** Sources of the values that a server may want in place of the example's. */
export type Sources = {
  readonly reader: Reader
  readonly values: Readonly<Record<string, readonly unknown[]>>
  readonly codes: Codes
  readonly chance: Random
  /** Codes of an authenticator app for this account. */
  readonly appCodes: (account: Account) => Promise<readonly string[]>
}

export type RequestContext = {
  readonly operation: ApiOperation
  readonly account: Account
  readonly input: Input
  readonly field: string
  readonly send: SendCall
}

/** Schemas of everything that is sent in query, path and body. */
export function requestSchemas({ reader }: Sources, operation: ApiOperation): Readonly<Record<string, Json>> {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
    .map(({ name, schema }): [string, Json] => [name, schema])
  return { ...Object.fromEntries(parameters), ...reader.properties(operation.body?.schema) }
}

/** Returns true when a request without the field is wrong. */
export const isRequired = ({ reader }: Sources, { body, parameters }: ApiOperation, name: string): boolean =>
  reader.required(body?.schema).has(name) ||
  parameters.some((parameter) => parameter.name === name && parameter.required)

/** The input with its required fields only. */
export function withoutOptional(sources: Sources, operation: ApiOperation, input: Input): Input {
  return Object.keys(requestSchemas(sources, operation))
    .filter((name) => !isRequired(sources, operation, name))
    .reduce((made, name) => withField(operation, made, name, undefined), input)
}

/** Returns true when there are values to offer for a field although the refusal does not name its field. */
export const isGuessable = (sources: Sources, name: string): boolean =>
  isId(name) || isCode(name) || isPassword(name) || isName(name) || Object.hasOwn(sources.values, name)

/** Other values for a field, most likely ones first. */
export async function* candidates(sources: Sources, asked: RequestContext): AsyncGenerator {
  const { operation, account, input, field, send } = asked
  const own = input.body[field] ?? input.parameters[field]
  const words = sources.reader.keywords(requestSchemas(sources, operation)[field])
  yield* sources.values[field] ?? []
  if (isPassword(field)) yield* passwordsOf(account)
  const { memory } = account
  const request = { ...input.parameters, ...input.body }
  const brought = isId(field) && !isName(field) ? memory.brought(operation, field, request) : []
  yield* Array.isArray(own) ? brought.map((value) => [value]) : brought
  if (isCode(field)) {
    if (wantsAppCode(operation, field)) yield* await sources.appCodes(account)
    else yield* sources.codes.offer(operation, field, input, send)
  }
  if (isName(field)) yield* namesFor(sources, asked, own)
  yield* list(words['enum']).slice(0, 6)
  if (!isId(field) && !isName(field)) yield* memory.brought(operation, field, request).slice(0, 4)
  if (words['format'] === 'decimal') yield* ['1', '0.1', '0.01', '100', '1000']
  if (operation.fields.includes(field) && !sources.reader.required(operation.body?.schema).has(field))
    yield undefined
}

function* passwordsOf(account: Account): Generator {
  for (const [name, value] of Object.entries(account.request())) if (isPassword(name)) yield value
  yield* account.memory.sent(isPassword)
}

/** A name that is not taken yet, and those of the account itself. */
function* namesFor(
  { chance }: Sources,
  { account, operation, field }: RequestContext,
  own: unknown,
): Generator {
  yield fresh(chance, own)
  for (const [name, value] of Object.entries(account.request())) if (isName(name)) yield value
  yield* account.memory.brought(operation, field)
}

/** Returns the input with unused names; undefined if it has no name field or changes nothing. */
export function withFreshNames(
  { chance }: Sources,
  operation: ApiOperation,
  input: Input,
): Input | undefined {
  const names = operation.effect === 'act' ? Object.keys(input.body).filter(isName) : []
  if (names.length === 0) return undefined
  return names.reduce((made, name) => withField(operation, made, name, fresh(chance, made.body[name])), input)
}

function fresh(chance: Random, own: unknown): string {
  const text = String(own)
  if (text.includes('@')) return `check${chance.digits(7)}@example.org`
  // A phone number keeps its beginning: what follows has to belong to a network.
  if (/^\+?\d{7,}$/.test(text)) return `${text.slice(0, 4)}${chance.digits(text.length - 4)}`
  return `check${chance.digits(7)}`
}

/** Fields of a request whose value is the address of a picture that another operation keeps, with that operation. */
export function uploadsIn({ reader }: Sources, schema: unknown): [string, string][] {
  return Object.entries(reader.properties(schema)).flatMap(([name, property]): [string, string][] => {
    const mark = reader.keywords(property)['x-upload']
    return isJson(mark) && typeof mark['operation'] === 'string' ? [[name, mark['operation']]] : []
  })
}
