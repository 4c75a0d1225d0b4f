import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Api, Envelope } from './api/api.ts'
import { BadInput } from './bad-input.ts'
import { isJson, list, type Json } from './document/place.ts'

/** What a contract cannot say about a running server; every line is optional. */
export type Config = {
  /** How an answer is read, where the document has no `x-envelope`. */
  readonly envelope: Envelope | undefined
  readonly login: Login | undefined
  /** Operations that are left alone. */
  readonly ignore: ReadonlySet<string>
  /** Milliseconds that an answer may take. */
  readonly latency: number | undefined
}

export type Login = {
  readonly operation: string
  readonly request: Json
  /** Pointer to the token in the answer. */
  readonly token: string
}

const NONE: Config = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }
const KEYS = ['envelope', 'login', 'ignore', 'latency']

/**
 * Reads the configuration (YAML or JSON).
 * @throws BadInput when it cannot be read or says what nobody knows
 */
export function readConfig(file: string | undefined): Config {
  if (file === undefined) return NONE
  if (!existsSync(file)) throw new BadInput(`there is no configuration ${file}`)
  const raw = load(file)
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key))
  if (unknown !== undefined)
    throw new BadInput(`${file}: ${unknown} is unknown; there are: ${KEYS.join(', ')}`)
  return {
    envelope: envelopeOf(file, raw['envelope']),
    login: loginOf(file, raw['login']),
    ignore: new Set(list(raw['ignore']).map(String)),
    latency: latencyOf(file, raw['latency']),
  }
}

/** @throws BadInput for an operation that the contract does not have */
export function checkConfig({ login, ignore }: Config, { operations }: Api): void {
  for (const id of [...(login === undefined ? [] : [login.operation]), ...ignore])
    if (!operations.some((operation) => operation.id === id))
      throw new BadInput(`the configuration names ${id}, which is no operation of the contract`)
}

function load(file: string): Json {
  try {
    const raw: unknown = parse(readFileSync(file, 'utf8'))
    if (isJson(raw)) return raw
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
    throw new BadInput(`cannot read ${file}: ${first}`, { cause: error })
  }
  throw new BadInput(`${file} is no configuration: ${KEYS.join(', ')} are expected`)
}

function envelopeOf(file: string, raw: unknown): Envelope | undefined {
  if (raw === undefined) return undefined
  if (!isJson(raw) || typeof raw['code'] !== 'string')
    throw new BadInput(`${file}: envelope needs code, the name of the field that tells success from refusal`)
  const { code, success = 0, message, failure } = raw
  return {
    code,
    success,
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof failure === 'string' ? { failure } : {}),
  }
}

function loginOf(file: string, raw: unknown): Login | undefined {
  if (raw === undefined) return undefined
  const { operation, request, token = '/data/token' } = isJson(raw) ? raw : {}
  if (typeof operation !== 'string' || !isJson(request) || typeof token !== 'string')
    throw new BadInput(
      `${file}: login needs operation and request, and token (a JSON pointer into its answer)`,
    )
  return { operation, request, token }
}

function latencyOf(file: string, raw: unknown): number | undefined {
  if (raw === undefined || (typeof raw === 'number' && raw > 0)) return raw
  throw new BadInput(`${file}: latency is a number of milliseconds`)
}
