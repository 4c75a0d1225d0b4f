import { parseWire } from '#src/contract/json.ts'
import type { Api } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { BadInput } from '../bad-input.ts'
import type { Login } from '../config.ts'
import { isJson } from '../document/place.ts'
import type { Judge } from '../judge/judge.ts'
import type { Http } from './http.ts'
import { toCall } from './input.ts'

export type Session = {
  /** Headers of the own session; none without a log-in. */
  own(): Readonly<Record<string, string>>
  /** Headers of a session that there is not. */
  readonly bad: Readonly<Record<string, string>>
  /** Logs in; does nothing without a log-in. @throws BadInput when it is refused */
  start(): Promise<void>
}

/** The session that the configuration says how to get. */
export function createSession(
  api: Api,
  judge: Judge,
  http: Http,
  server: URL,
  login: Login | undefined,
): Session {
  const header = (token: string): Record<string, string> => {
    if (api.tokenHeader === undefined) return {}
    return { [api.tokenHeader]: api.tokenHeader === 'authorization' ? `Bearer ${token}` : token }
  }
  let own: Readonly<Record<string, string>> = {}
  return {
    own: () => own,
    bad: header('no-such-token'),
    async start() {
      const operation = api.operations.find(({ id }) => id === login?.operation)
      if (login === undefined || operation === undefined) return
      const reply = await http(toCall(operation, server, { parameters: {}, body: login.request }, {}))
      if (!reply.ok) throw new BadInput(`the log-in got no answer: ${reply.got}`)
      const parsed = parseWire(reply.answer.text ?? '')
      const body = parsed.ok ? parsed.value : undefined
      const token = valueAt(body, login.token)
      if (typeof token === 'string' && judge.succeeded(reply.answer) === true) {
        own = header(token)
        return
      }
      const said = isJson(body) ? body[api.envelope?.message ?? 'message'] : undefined
      const why = typeof said === 'string' ? said : `HTTP ${reply.answer.status}, no token at ${login.token}`
      throw new BadInput(`the log-in by ${operation.id} failed (${why}); see login in the configuration`)
    },
  }
}
