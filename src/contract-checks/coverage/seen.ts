import type { Api, ApiOperation } from '../api/api.ts'
import { isSuccessCode } from '../api/envelope.ts'
import { isJson, show } from '../document/place.ts'
import { isBodiless, type Answer } from '../judge/judge.ts'
import { parsedAnswer } from '../judge/parsed.ts'
import type { Sent } from '../judge/request-check.ts'
import { coverableOf } from './coverable.ts'
import { KIND_NAMES, LOGGED_OUT, noItems, type Kind, type CoveredItems } from './kinds.ts'
import { answerNoter, type AnswerNoter } from './seen-answer.ts'
import { sentNoter, type SentNoter } from './seen-sent.ts'

/** Things that runs saw, by operation, as they stand in the runs' JSON output. */
export type SeenJson = Readonly<Record<string, Readonly<Partial<Record<Kind, readonly string[]>>>>>

export type Seen = {
  /** Notes one call: what was sent, what came back. */
  note(operation: ApiOperation, sent: Sent, answer: Answer): void
  json(): SeenJson
}

/** Things that were seen of one operation: never more than the contract names. */
type Own = {
  readonly seen: Record<Kind, Set<string>>
  readonly codes: ReadonlySet<string>
  readonly noteSent: SentNoter
  readonly noteAnswer: AnswerNoter
}

/** Notes what of the contract traffic shows. A 404 shows nothing, a refusal only its code and what was left out. */
export function createSeen(api: Api): Seen {
  const all = new Map<string, Own>()
  const sessionCodes = new Set([...api.sessionCodes].map(show))

  function ownOf(operation: ApiOperation): Own {
    const known = all.get(operation.id)
    if (known !== undefined) return known
    const coverable = coverableOf(api, operation)
    const seen = noItems()
    const made = {
      seen,
      codes: coverable.things.codes,
      noteSent: sentNoter(coverable, seen),
      noteAnswer: answerNoter(coverable, seen),
    }
    all.set(operation.id, made)
    return made
  }

  function noteCode({ seen, codes }: Own, code: string): void {
    for (const one of sessionCodes.has(code) ? [code, LOGGED_OUT] : [code])
      if (codes.has(one)) seen.codes.add(one)
  }

  return {
    note(operation, sent, answer) {
      if (answer.status === 404 || answer.status === 405) return
      const isEmpty = answer.text === '' && isBodiless(operation, answer.status)
      const parsed = isEmpty ? EMPTY : parsedAnswer(answer)
      if (parsed?.ok !== true) return
      const own = ownOf(operation)
      const code = codeIn(api, parsed.value)
      const success = isSuccess(api, operation, answer.status, code)
      own.noteSent(sent, success)
      if (success) {
        own.seen.operations.add(operation.id)
        if (!isEmpty) own.noteAnswer(parsed.value)
      } else if (code !== undefined) noteCode(own, show(code))
    },
    json: () =>
      Object.fromEntries(
        api.operations.flatMap(({ id }) => {
          const seen = all.get(id)?.seen
          if (seen === undefined) return []
          return [[id, Object.fromEntries(KIND_NAMES.map((kind) => [kind, [...seen[kind]].toSorted()]))]]
        }),
      ),
  }
}

const EMPTY = { ok: true, value: null } as const

/** The code of an envelope, where there is one. */
function codeIn({ envelope }: Api, value: unknown): unknown {
  if (envelope === undefined || !isJson(value)) return undefined
  return value[envelope.code]
}

/** A bare answer has no code, but its refusal has one. */
function isSuccess({ envelope }: Api, { node }: ApiOperation, status: number, code: unknown): boolean {
  if (envelope === undefined) return status < 400
  if (node['x-bare'] === true && code === undefined) return status < 400
  return isSuccessCode(envelope, code ?? '')
}

/** Merges several runs: the things that at least one of them saw, by operation. */
export function mergeRuns(runs: readonly SeenJson[]): Map<string, CoveredItems> {
  const all = new Map<string, Record<Kind, Set<string>>>()
  for (const [id, things] of runs.flatMap((run) => Object.entries(run))) {
    const own = all.get(id) ?? noItems()
    for (const kind of KIND_NAMES) for (const one of things[kind] ?? []) own[kind].add(one)
    all.set(id, own)
  }
  return all
}
