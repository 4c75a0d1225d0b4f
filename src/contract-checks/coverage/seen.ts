import { parseWire } from '#src/core/contract/json.ts'
import { isSuccessCode } from '../api/envelope.ts'
import { below } from '../api/pointer.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { isJson, show } from '../document/place.ts'
import { isBodiless, type Answer } from '../judge/judge.ts'
import type { Sent } from '../judge/request-check.ts'
import { KIND_NAMES, LOGGED_OUT, noItems, type Kind, type CoveredItems } from './kinds.ts'
import { coverableOf, type Coverable } from './coverable.ts'

/** Things that runs saw, by operation, as they stand in the runs' JSON output. */
export type SeenJson = Readonly<Record<string, Readonly<Partial<Record<Kind, readonly string[]>>>>>

export type Seen = {
  /** Notes one call: what was sent, what came back. */
  note(operation: ApiOperation, sent: Sent, answer: Answer): void
  /** Only what the contract names. */
  json(): SeenJson
}

/** Notes what of the contract traffic shows. A 404 shows nothing, a refusal only its code and what was left out. */
export function createSeen(api: Api): Seen {
  const wholes = new Map<string, Coverable>()
  const seen = new Map<string, Record<Kind, Set<string>>>()

  function whole(operation: ApiOperation): Coverable {
    const known = wholes.get(operation.id) ?? coverableOf(api, operation)
    wholes.set(operation.id, known)
    return known
  }

  return {
    note(operation, sent, answer) {
      if (answer.status === 404 || answer.status === 405) return
      const isEmpty = answer.text === '' && isBodiless(operation, answer.status)
      const parsed = parseWire(isEmpty ? 'null' : (answer.text ?? ''))
      if (!parsed.ok) return
      const own = seen.get(operation.id) ?? noItems()
      seen.set(operation.id, own)
      const { sessionCodes } = api
      const code = codeIn(api, parsed.value)
      const success = isSuccess(api, operation, answer.status, code)
      noteSent(whole(operation), own, sent, success)
      if (success) {
        own.operations.add(operation.id)
        if (!isEmpty) noteAnswer(whole(operation), own, JSON.parse(answer.text ?? ''))
      } else if (code !== undefined) {
        own.codes.add(show(code))
        if ([...sessionCodes].some((one) => show(one) === show(code))) own.codes.add(LOGGED_OUT)
      }
    },
    json: () =>
      Object.fromEntries(
        [...seen].map(([id, things]) => [
          id,
          Object.fromEntries(
            KIND_NAMES.map((kind) => [
              kind,
              [...things[kind]].filter((one) => wholes.get(id)?.things[kind].has(one)).toSorted(),
            ]),
          ),
        ]),
      ),
  }
}

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

type Noted = Record<Kind, Set<string>>

/** A field counts as sent when that helped, as left out when the answer fits that. */
function noteSent({ sent: fields }: Coverable, own: Noted, sent: Sent, success: boolean): void {
  const values = valuesIn(sent)
  for (const [name, { at, required, limits, values: listed }] of fields) {
    const value = values.get(name)
    if (value === undefined) {
      if (required !== success) own.parameters.add(`${at} left out`)
      continue
    }
    for (const [limit, isAt] of limits) if (isAt(value)) own.parameters.add(`${at} at ${limit}`)
    if (!success) continue
    own.parameters.add(`${at} sent`)
    for (const one of Array.isArray(value) ? value : [value])
      if (listed.includes(show(one))) own.values.add(`sent ${at} ${show(one)}`)
  }
}

/** Fields of query and body by name. */
function valuesIn({ url, type, text }: Sent): Map<string, unknown> {
  const values = new Map<string, unknown>(url.searchParams)
  if (type.startsWith('application/json')) {
    const parsed = parseWire(text)
    if (parsed.ok && isJson(parsed.value))
      for (const [name, value] of Object.entries(parsed.value)) values.set(name, value)
  } else for (const [name, value] of new URLSearchParams(text)) values.set(name, value)
  return values
}

function noteAnswer({ answered }: Coverable, own: Noted, value: unknown): void {
  function walk(node: unknown, at: string): void {
    const field = answered.get(at)
    if (field !== undefined) {
      own.fields.add(at)
      if (field.values.length > 0) own.values.add(`${at} ${show(node)}`)
    }
    if (Array.isArray(node)) for (const item of node) walk(item, `${at}/*`)
    else if (isJson(node))
      for (const [name, inner] of Object.entries(node)) {
        const named = below(at, name)
        walk(inner, answered.has(named) ? named : `${at}/*`)
      }
  }
  walk(value, '')
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
