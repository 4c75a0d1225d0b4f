import { parseWire } from '#src/contract/json.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson } from '../document/place.ts'
import type { Fault } from '../judge/fault.ts'
import type { Gathering } from '../judge/gather.ts'
import type { Judge } from '../judge/judge.ts'
import { toCurl } from '../judge/repeat.ts'
import type { RequestCheck } from '../judge/request-check.ts'
import type { Case, Cases } from './cases.ts'
import type { Http } from './http.ts'
import { exampleInput, toCall, type Input } from './input.ts'
import { checkPaging } from './paging.ts'
import type { Pool } from './pool.ts'
import type { Session } from './session.ts'

export type Trial = {
  readonly api: Api
  readonly server: URL
  readonly judge: Judge
  readonly isRight: RequestCheck
  readonly gathering: Gathering
  readonly http: Http
  readonly pool: Pool
  readonly session: Session
  readonly casesFor: (operation: ApiOperation, example: Input) => Cases
  /** How often the example of a reading operation is called. */
  readonly repeat: number
  /** Milliseconds that an answer may take. */
  readonly latency: number | undefined
}

/** What an answer brought: whether it was a success, and its body. */
export type Seen = { readonly succeeded: boolean | undefined; readonly body: unknown; readonly ms: number }

/** After so many calls without an answer an operation is left alone. */
const PATIENCE = 2

/** Tries one operation in every way; says whether it ever succeeded, and if not what it said. */
export async function tryOperation(
  trial: Trial,
  operation: ApiOperation,
): Promise<{ reached: boolean; said: string }> {
  const { api, server, judge, isRight, gathering, http, pool, session } = trial
  let silent = 0
  let reached = false
  let said = 'no answer'

  const callOf = (input: Input, token = session.own()) => toCall(operation, server, input, token)
  const fits = (input: Input): boolean | undefined => {
    const { url, headers, body } = callOf(input)
    return isRight(operation, { url, type: headers['content-type'] ?? '', text: body })
  }

  /** One call; `extra` adds what its case knows to what the judge says. */
  async function ask(
    input: Input,
    like: string,
    options: {
      token?: Readonly<Record<string, string>>
      refusable?: true
      extra?: (seen: Seen) => Fault[]
    } = {},
  ): Promise<Seen | undefined> {
    if (silent >= PATIENCE) return undefined
    const { token = session.own(), refusable, extra } = options
    const call = callOf(input, token)
    const repeat = (): string =>
      toCurl(api, operation, {
        ...call,
        type: call.headers['content-type'] ?? '',
        token: Object.keys(token).length > 0,
      })
    const reply = await http(call)
    if (!reply.ok) {
      silent += 1
      gathering.add(
        operation,
        [{ at: '', rule: reply.rule, expected: 'an answer', got: reply.got }],
        repeat,
        like,
      )
      return undefined
    }
    const parsed = parseWire(reply.answer.text ?? '')
    const seen = {
      succeeded: judge.succeeded(reply.answer),
      body: parsed.ok ? parsed.value : undefined,
      ms: reply.ms,
    }
    const more = extra?.(seen) ?? []
    const faults = more.length > 0 ? more : judge.answer(operation, reply.answer, () => refusable === true)
    gathering.add(operation, faults, repeat, like)
    return seen
  }

  async function askRight(input: Input, like: string): Promise<Seen | undefined> {
    const seen = await ask(input, like)
    if (seen?.succeeded === true) {
      reached = true
      pool.take(operation, seen.body)
    } else if (seen !== undefined) said = sayOf(api, seen.body)
    return seen
  }

  /** The example, or with ids that other answers brought where it is refused. */
  async function findExample(): Promise<Input> {
    const example = exampleInput(operation)
    const seen = await askRight(example, `${operation.id} example`)
    if (seen?.succeeded !== false) return example
    for (const offer of pool.offers(operation, example))
      if (fits(offer) === true && (await askRight(offer, `${operation.id} offer`))?.succeeded === true)
        return offer
    return example
  }

  async function tryTokens(input: Input): Promise<void> {
    const extra = ({ succeeded }: Seen): Fault[] =>
      succeeded === true
        ? [{ at: '', rule: 'works-without-token', expected: 'a refusal', got: 'success' }]
        : []
    for (const token of [{}, session.bad])
      await ask(input, `${operation.id} token`, { token, refusable: true, extra })
  }

  /** Each must be refused. A server that checks nothing at all has one fault, not one per field. */
  async function tryWrong(wrong: readonly Case[]): Promise<void> {
    const fields = new Set<string>()
    const accepted = new Map<string, Case>()
    for (const one of wrong) {
      if (fits(one.input) !== false) continue
      const field = one.field ?? ''
      fields.add(field)
      const seen = await ask(one.input, `${operation.id} wrong`, { refusable: true, extra: () => [] })
      if (seen?.succeeded === true && !accepted.has(field)) accepted.set(field, one)
    }
    const everything = accepted.size > 1 && accepted.size === fields.size
    for (const [field, { what, input }] of [...accepted].slice(0, everything ? 1 : undefined)) {
      const call = callOf(input)
      const at = everything ? '' : `/${field}`
      const got = everything ? `success, whatever is wrong (${what})` : `success (${what})`
      const fault: Fault = { at, rule: 'accepts-bad-input', expected: 'a refusal', got }
      gathering.add(
        operation,
        [fault],
        () =>
          toCurl(api, operation, {
            ...call,
            type: call.headers['content-type'] ?? '',
            token: operation.secured,
          }),
        `${operation.id} wrong input`,
      )
    }
  }

  const example = await findExample()
  const { right, wrong } = trial.casesFor(operation, example)
  const times: number[] = []
  for (let at = 1; at < trial.repeat && operation.effect === 'read'; at++) {
    const seen = await askRight(example, `${operation.id} example`)
    if (seen !== undefined) times.push(seen.ms)
  }
  for (const { input, what } of right.slice(1))
    if (fits(input) === true) await askRight(input, `${operation.id} ${what}`)
  if (operation.secured) await tryTokens(example)
  await tryWrong(wrong)
  if (reached && operation.effect === 'read') {
    const ask = (input: Input) => askRight(input, `${operation.id} pages`)
    const faults = await checkPaging(operation, example, (input) =>
      fits(input) === true ? ask(input) : Promise.resolve(undefined),
    )
    const call = callOf(example)
    gathering.add(
      operation,
      [...faults, ...slowness(times, trial.latency)],
      () =>
        toCurl(api, operation, {
          ...call,
          type: call.headers['content-type'] ?? '',
          token: operation.secured,
        }),
      `${operation.id} whole`,
    )
  }
  return { reached, said }
}

/** Slow is what is slow every time. */
function slowness(times: readonly number[], budget: number | undefined): Fault[] {
  const fastest = Math.min(...times)
  if (budget === undefined || times.length === 0 || fastest <= budget) return []
  return [{ at: '', rule: 'too-slow', expected: `${budget} ms`, got: `${Math.ceil(fastest)} ms` }]
}

function sayOf({ envelope }: Api, body: unknown): string {
  if (!isJson(body) || envelope === undefined) return 'refused'
  const message = valueAt(body, `/${envelope.message ?? 'message'}`)
  return `refused with ${String(valueAt(body, `/${envelope.code}`))}${typeof message === 'string' ? `, ${message}` : ''}`
}
