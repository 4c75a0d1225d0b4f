import { parseWire } from '#src/core/contract/json.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { isJson } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import type { FindingCollector } from '../judge/finding-collector.ts'
import type { Judge } from '../judge/judge.ts'
import { toCurl } from '../judge/repeat.ts'
import type { RequestCheck } from '../judge/request-check.ts'
import type { Account, Headers } from './account.ts'
import type { Http } from './http.ts'
import { toCall, type Input } from './input.ts'

/** Result of a call: success or refusal, the body, and the milliseconds that it took. */
export type CallResult = {
  readonly succeeded: boolean | undefined
  readonly body: unknown
  readonly status: number
  /** True where nothing is wrong with the answer itself. */
  readonly isClean: boolean
  readonly ms: number
}

export type Ask = {
  /** Headers of another session than the account's own. */
  readonly token?: Headers
  /** A refusal with any code is in order. */
  readonly refusable?: true
  /** Errors that only the case can know; where it finds some, the judge's do not count. */
  readonly extra?: (seen: CallResult) => Violation[]
}

/** Makes calls of one operation in one account's name and has each answer judged. */
export type Caller = {
  /** `like` names calls that should show the same. Undefined where no answer came, or none is hoped for. */
  ask(input: Input, like: string, options?: Ask): Promise<CallResult | undefined>
  /** Returns true when an input keeps the contract; undefined where that cannot be told. */
  fits(input: Input): boolean | undefined
  /** Notes violations that no single answer shows; `input` is the call that repeats them. */
  tell(violations: readonly Violation[], input: Input, like: string): void
}

export type Line = {
  readonly api: Api
  readonly server: URL
  readonly judge: Judge
  readonly isRight: RequestCheck
  readonly gathering: FindingCollector
  readonly http: Http
  /** Number of calls that show if an error comes and goes. */
  readonly repeat: number
}

/** After so many calls without an answer an operation is left alone. */
const PATIENCE = 2

export function createCaller(line: Line, operation: ApiOperation, account: Account): Caller {
  const { api, server, judge, isRight, gathering, http } = line
  let silent = 0

  const callOf = (input: Input, token = account.own()) => toCall(operation, server, input, token)
  const curlOf = (input: Input, token: Headers): string => {
    const call = callOf(input, token)
    const body = typeof call.body === 'string' ? call.body : ''
    const type = call.headers['content-type'] ?? ''
    return toCurl(api, operation, {
      ...call,
      type,
      body,
      token: Object.keys(token).length > 0,
      files: operation.files,
    })
  }

  /** Makes one call. Returns the number of new violations with it. */
  async function once(
    input: Input,
    like: string,
    options: Ask,
  ): Promise<{ seen?: CallResult; news: number }> {
    const { token, refusable, extra } = options
    const headers = token ?? account.own()
    const repeat = (): string => curlOf(input, headers)
    const reply = await http(callOf(input, headers))
    if (!reply.ok) {
      silent += 1
      const violation: Violation = { at: '', rule: reply.rule, expected: 'an answer', got: reply.got }
      gathering.add(operation, [violation], repeat, like)
      return { news: 0 }
    }
    const parsed = parseWire(reply.answer.text ?? '')
    const body = parsed.ok ? parsed.value : undefined
    const { status } = reply.answer
    const seen: CallResult = {
      succeeded: judge.succeeded(operation, reply.answer),
      body,
      status,
      isClean: true,
      ms: reply.ms,
    }
    const isOut = status === 401 || isLoggedOut(api, body)
    if (token === undefined && operation.secured && isOut && (await account.renew()))
      return once(input, like, { ...options, token: account.own() })
    const more = extra?.(seen) ?? []
    const violations =
      more.length > 0 ? more : judge.answer(operation, reply.answer, () => refusable === true)
    return {
      seen: { ...seen, isClean: violations.length === 0 },
      news: gathering.add(operation, violations, repeat, like),
    }
  }

  return {
    async ask(input, like, options = {}) {
      if (silent >= PATIENCE) return undefined
      const { seen, news } = await once(input, like, options)
      // What shows for the first time is asked for again at once: only so it shows whether it comes and goes.
      if (news > 0 && operation.effect === 'read' && like !== `${operation.id} example`)
        for (let at = 1; at < line.repeat; at++) await once(input, like, options)
      return seen
    },
    fits(input) {
      const { url, headers, body } = callOf(input)
      if (typeof body !== 'string') return undefined
      return isRight(operation, { url, type: headers['content-type'] ?? '', text: body })
    },
    tell(violations, input, like) {
      gathering.add(operation, violations, () => curlOf(input, operation.secured ? account.own() : {}), like)
    },
  }
}

function isLoggedOut({ envelope, sessionCodes }: Api, body: unknown): boolean {
  return envelope !== undefined && isJson(body) && sessionCodes.has(body[envelope.code])
}
