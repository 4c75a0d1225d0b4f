import { existsSync } from 'node:fs'
import type { Api, ApiOperation, Envelope } from './api/api.ts'
import { needsOf } from './api/needs-of.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, list, type Json } from './document/place.ts'
import { readYaml } from './read-file.ts'

/** Facts about a running server that a contract cannot say; every line is optional. */
export type Config = {
  /** Envelope of the answers, where the document has no `x-envelope`. */
  readonly envelope: Envelope | undefined
  readonly login: Login | undefined
  /** Operations that are left alone. */
  readonly ignore: ReadonlySet<string>
  /** Milliseconds that an answer may take, of all operations or by name. */
  readonly latency: Latency | undefined
  /** Values for fields that no document and no answer can know, by the field's name. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  readonly inbox?: Inbox
  /** Patterns of operations that only read, and of those that change something, where the document does not tell. */
  readonly effect?: { readonly read: readonly string[]; readonly act: readonly string[] }
  /** Names and places of pages (as in `x-paging`), by a pattern of operations. */
  readonly paging?: readonly { readonly of: string; readonly mark: Json }[]
}

/** Returns true when a pattern is about an operation: its id or, with a slash in front, its path; `*` is any text. */
export function matches(pattern: string, { id, path }: Pick<ApiOperation, 'id' | 'path'>): boolean {
  const text = pattern.startsWith('/') ? path : id
  if (!pattern.includes('*')) return text === pattern
  const expression = pattern.replaceAll(/[.+?^$(){}|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')
  return new RegExp(`^${expression}$`, 'u').test(text)
}

export type Latency = number | Readonly<Record<string, number>>

/** The budget of one operation; its name goes before patterns. */
export function budgetOf(
  latency: Latency | undefined,
  operation: Pick<ApiOperation, 'id' | 'path' | 'latency'>,
): number | undefined {
  if (typeof latency !== 'object') return latency ?? operation.latency
  const [, budget] = Object.entries(latency).find(([pattern]) => matches(pattern, operation)) ?? []
  return latency[operation.id] ?? budget ?? operation.latency
}

/** Place to read the codes that the server sends by SMS or e-mail. */
export type Inbox = {
  readonly url: string
  /** Pointer to the newest message or code in the JSON that is there; without it the whole text counts. */
  readonly at?: string
  /** Expression that finds the code in the message: its first group, or the whole match. */
  readonly match?: RegExp
}

export type Login = {
  readonly operation: string
  readonly request: Json
  /** Other accounts, for operations that the first may not or cannot use. */
  readonly others?: readonly Json[]
  /** Log-ins of accounts that lack a prerequisite, by its name (`need` of `x-errors`). */
  readonly lacking?: Readonly<Record<string, Json>>
  /** Pointer to the token in the answer. */
  readonly token: string
}

const NONE: Config = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }
const KEYS = ['envelope', 'login', 'ignore', 'latency', 'values', 'inbox', 'effect', 'paging']

/**
 * Reads the configuration (YAML or JSON).
 * @throws BadInput when it cannot be read or contains unknown settings
 */
export function readConfig(file: string | undefined): Config {
  if (file === undefined) return NONE
  if (!existsSync(file)) throw new BadInput(`there is no configuration ${file}`)
  const raw = readYaml(file, `no configuration: ${KEYS.join(', ')} are expected`)
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key))
  if (unknown !== undefined)
    throw new BadInput(`${file}: ${unknown} is unknown; there are: ${KEYS.join(', ')}`)
  return {
    envelope: envelopeOf(file, raw['envelope']),
    login: loginOf(file, raw['login']),
    ignore: new Set(list(raw['ignore']).map(String)),
    latency: latencyOf(file, raw['latency']),
    values: valuesOf(file, raw['values']),
    ...inboxOf(file, raw['inbox']),
    ...effectOf(file, raw['effect']),
    ...pagingOf(file, raw['paging']),
  }
}

/** @throws BadInput for an operation that the contract does not have */
export function checkConfig(
  { login, ignore, latency, effect, paging = [] }: Config,
  { operations }: Api,
): void {
  const named = [...(login === undefined ? [] : [login.operation]), ...ignore]
  const patterns = [
    ...(typeof latency === 'object' ? Object.keys(latency) : []),
    ...(effect?.read ?? []),
    ...(effect?.act ?? []),
    ...paging.map(({ of }) => of),
  ]
  for (const id of [...named, ...patterns.filter((pattern) => !/[*/]/.test(pattern))])
    if (!operations.some((operation) => operation.id === id))
      throw new BadInput(`the configuration names ${id}, which is no operation of the contract`)
  for (const pattern of patterns)
    if (!operations.some((operation) => matches(pattern, operation)))
      throw new BadInput(`the configuration names ${pattern}, which no operation of the contract matches`)
  const needs = new Set(operations.flatMap((operation) => needsOf(operation).map(({ need }) => need)))
  for (const need of Object.keys(login?.lacking ?? {}))
    if (!needs.has(need))
      throw new BadInput(
        `the configuration names ${need}, which no operation needs; there are: ${[...needs].join(', ')}`,
      )
}

function envelopeOf(file: string, raw: unknown): Envelope | undefined {
  if (raw === undefined) return undefined
  if (!isJson(raw) || typeof raw['code'] !== 'string')
    throw new BadInput(`${file}: envelope needs code, the name of the field that tells success from refusal`)
  const { code, success = 0, message, errors, failure } = raw
  return {
    code,
    success,
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof errors === 'string' ? { errors } : {}),
    ...(typeof failure === 'string' ? { failure } : {}),
  }
}

function loginOf(file: string, raw: unknown): Login | undefined {
  if (raw === undefined) return undefined
  const { operation, request, token = '/data/token', lacking } = isJson(raw) ? raw : {}
  const [first, ...others] = (Array.isArray(request) ? list(request) : [request]).filter(isJson)
  if (typeof operation !== 'string' || first === undefined || typeof token !== 'string')
    throw new BadInput(
      `${file}: login needs operation and request (or a list of requests, one per account), and token (a JSON pointer into its answer)`,
    )
  return { operation, request: first, token, others, ...lackingOf(file, lacking) }
}

function lackingOf(file: string, raw: unknown): Pick<Login, 'lacking'> {
  if (raw === undefined) return {}
  if (!isJson(raw) || !Object.values(raw).every(isJson))
    throw new BadInput(
      `${file}: login.lacking is a map of prerequisites to the log-in of an account without it`,
    )
  return { lacking: raw as Readonly<Record<string, Json>> }
}

function valuesOf(file: string, raw: unknown): Readonly<Record<string, readonly unknown[]>> {
  if (raw === undefined) return {}
  if (!isJson(raw)) throw new BadInput(`${file}: values is a map of field names to values`)
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, Array.isArray(value) ? list(value) : [value]]),
  )
}

function inboxOf(file: string, raw: unknown): { inbox?: Inbox } {
  if (raw === undefined) return {}
  const { url, at, match } = isJson(raw) ? raw : {}
  if (typeof url !== 'string' || !URL.canParse(url.replaceAll(/\{\w+\}/g, 'x')))
    throw new BadInput(`${file}: inbox needs url, an address that answers with what the server sent`)
  return {
    inbox: {
      url,
      ...(typeof at === 'string' ? { at } : {}),
      ...(typeof match === 'string' ? { match: expression(file, match) } : {}),
    },
  }
}

function expression(file: string, text: string): RegExp {
  try {
    return new RegExp(text, 'u')
  } catch (error) {
    throw new BadInput(`${file}: ${text} is no regular expression`, { cause: error })
  }
}

function effectOf(file: string, raw: unknown): Pick<Config, 'effect'> {
  if (raw === undefined) return {}
  const { read = [], act = [], ...others } = isJson(raw) ? raw : { other: raw }
  if (!Array.isArray(read) || !Array.isArray(act) || Object.keys(others).length > 0)
    throw new BadInput(`${file}: effect has lists of operations or patterns: { read: ['query*'], act: [] }`)
  return { effect: { read: list(read).map(String), act: list(act).map(String) } }
}

const PAGE_WORDS = ['page', 'size', 'base', 'items', 'total']

function pagingOf(file: string, raw: unknown): Pick<Config, 'paging'> {
  if (raw === undefined) return {}
  const isMark = (value: unknown): value is Json =>
    isJson(value) && Object.keys(value).every((word) => PAGE_WORDS.includes(word))
  if (isMark(raw)) return { paging: [{ of: '*', mark: raw }] }
  if (!isJson(raw) || !Object.values(raw).every(isMark))
    throw new BadInput(
      `${file}: paging has ${PAGE_WORDS.join(', ')}, or a map of operations or patterns to these`,
    )
  return { paging: Object.entries(raw).flatMap(([of, mark]) => (isMark(mark) ? [{ of, mark }] : [])) }
}

function latencyOf(file: string, raw: unknown): Latency | undefined {
  const isBudget = (value: unknown): value is number => typeof value === 'number' && value > 0
  if (raw === undefined || isBudget(raw)) return raw
  if (!isJson(raw) || !Object.values(raw).every(isBudget))
    throw new BadInput(`${file}: latency is a number of milliseconds, or a map of operations to such numbers`)
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, number] => isBudget(entry[1])),
  )
}
