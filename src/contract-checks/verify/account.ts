import { parseWire } from '#src/core/contract/json.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Login } from '../config.ts'
import { isJson, type Json } from '../document/place.ts'
import type { Judge } from '../judge/judge.ts'
import { dataOf } from './data-of.ts'
import type { Http } from './http.ts'
import { inputOf, toCall } from './input.ts'
import { createMemory, type AllAccounts, type Memory } from './memory.ts'
import { isCode, isName, isPassword } from './names.ts'

export type Headers = Readonly<Record<string, string>>

/** Account in whose name calls are made. */
export type Account = {
  /** Headers of the own session; none without a log-in. */
  own(): Headers
  /** Requests and answers of this account's calls. */
  readonly memory: Memory
  /** Returns the body of its log-in; a changed password is followed. */
  request(): Json
  /** Logs in; does nothing without a log-in. @throws BadInput when it is refused */
  start(): Promise<void>
  /** As `start`; false when it is refused. */
  tryStart(): Promise<boolean>
  /** Says that a call changed something, perhaps the session itself. */
  touch(): void
  /** Returns the number of calls that changed something. */
  changes(): number
  /** Logs in anew after a change, where needed with what it has changed. False where nothing has, or when it fails. */
  renew(): Promise<boolean>
}

export type World = {
  readonly api: Api
  readonly judge: Judge
  readonly http: Http
  readonly server: URL
}

/** Things that are tried in place of what one logged in with: servers count wrong log-ins. */
const MOST = 3

/** Headers that carry a token: a document may name a key for some operations, a bearer token for others. */
export const tokenHeaders = ({ tokenHeaders: names }: Api, token: string): Headers =>
  Object.fromEntries(names.map((name) => [name, name === 'authorization' ? `Bearer ${token}` : token]))

/**
 * @param codes codes of an authenticator app for this account, where a log-in may ask for one
 */
export function createAccount(
  { api, judge, http, server }: World,
  login: Login | undefined,
  first: Json,
  allAccounts: AllAccounts,
  codes: (memory: Memory) => Promise<readonly string[]>,
): Account {
  const operation = api.operations.find(({ id }) => id === login?.operation)
  const memory = createMemory(allAccounts)
  let request = first
  let own: Headers = {}
  let touched = false
  let changes = 0

  /** The token, or why there is none. */
  async function logIn(fields: Json, to: ApiOperation, at: string): Promise<{ token?: string; why: string }> {
    const reply = await http(toCall(to, server, inputOf(to, fields), {}))
    if (!reply.ok) return { why: reply.got }
    const parsed = parseWire(reply.answer.text ?? '')
    const body = parsed.ok ? parsed.value : undefined
    const token = valueAt(body, at)
    const succeeded = judge.succeeded(to, reply.answer) === true
    if (typeof token === 'string' && succeeded) {
      memory.take(to, dataOf(api, body))
      return { token, why: '' }
    }
    const said = isJson(body) ? body[api.envelope?.message ?? 'message'] : undefined
    // What a success says of itself would only mislead.
    if (succeeded) return { why: `it succeeded, but there is no token at ${at}` }
    return { why: typeof said === 'string' ? said : `HTTP ${reply.answer.status}, no token at ${at}` }
  }

  /** The log-in as it was, then with each thing that a call may have changed. */
  async function* variants(to: ApiOperation): AsyncGenerator<Json> {
    const fields = Object.keys(request)
    const changed = [
      request,
      ...fields.filter(isPassword).flatMap((name) =>
        memory
          .sent(isPassword, true)
          .slice(0, MOST)
          .map((value) => ({ ...request, [name]: value })),
      ),
      ...fields
        .filter((name) => !isPassword(name))
        .flatMap((name) =>
          memory
            .sent(isName)
            .slice(0, MOST)
            .map((value) => ({ ...request, [name]: value })),
        ),
    ]
    const code = to.fields.find(isCode)
    const shown = code === undefined ? [] : await codes(memory)
    for (const [at, one] of changed.entries()) {
      if (shown.length === 0) yield one
      else for (const value of shown.slice(0, at === 0 ? MOST : 1)) yield { ...one, [code ?? '']: value }
      if (shown.length > 0 && at === 0) yield one
    }
  }

  return {
    own: () => own,
    memory,
    request: () => request,
    async start() {
      if (login === undefined || operation === undefined) return
      const { token, why } = await logIn(request, operation, login.token)
      if (token === undefined)
        throw new BadInput(`the log-in by ${operation.id} failed (${why}); see login in the configuration`)
      own = tokenHeaders(api, token)
    },
    async tryStart() {
      if (login === undefined || operation === undefined) return false
      const { token } = await logIn(request, operation, login.token)
      if (token !== undefined) own = tokenHeaders(api, token)
      return token !== undefined
    },
    changes: () => changes,
    touch() {
      touched = true
      changes += 1
    },
    async renew() {
      if (login === undefined || operation === undefined || !touched) return false
      touched = false
      for await (const fields of variants(operation)) {
        const { token } = await logIn(fields, operation, login.token)
        if (token === undefined) continue
        own = tokenHeaders(api, token)
        const { [Object.keys(fields).find(isCode) ?? '']: _once, ...kept } = fields
        request = kept
        return true
      }
      return false
    },
  }
}
