import { isJson, list, show } from '../document/place.ts'
import type { RequestContext, Sources } from './candidates.ts'
import { candidates, isGuessable, requestSchemas, withFreshNames } from './candidates.ts'
import { isId } from './names.ts'
import { withField, type Input } from './input.ts'

export type Refusal = {
  /** Refusals that say the same are the same. */
  readonly said: string
  /** Request fields that it names. */
  readonly fields: readonly string[]
}

/** One call; `forbidden` where the contract does not allow it, so that the server is not asked. */
export type Attempt = (input: Input) => Promise<'success' | 'no answer' | 'forbidden' | Refusal>

/** Calls for one operation in one name. */
const MOST = 24
/** Values that are tried where a refusal names no field: mostly it is about the account, and none will help. */
const MOST_BLIND = 8

/**
 * Looks for an input that the server takes, from the example on: where a refusal names a field, other values are
 * tried for that field; a refusal that was not seen before is progress, and the search goes on from there.
 */
export async function findInput(
  sources: Sources,
  asked: Omit<RequestContext, 'input' | 'field'>,
  start: Input,
  attempt: Attempt,
): Promise<Input | undefined> {
  const { operation } = asked
  const seen = new Set<string>()
  let calls = 0

  async function from(input: Input): Promise<Input | undefined> {
    if (calls >= MOST) return undefined
    const outcome = await attempt(input)
    if (outcome === 'forbidden') return undefined
    calls += 1
    if (outcome === 'success') return input
    if (outcome === 'no answer' || seen.has(outcome.said)) return undefined
    seen.add(outcome.said)
    const { isBlind, fields } = fieldsFor(outcome, input)
    const end = isBlind ? Math.min(MOST, calls + MOST_BLIND) : MOST
    for (const field of fields) {
      const before = show(input.body[field] ?? input.parameters[field])
      const tried = new Set([before])
      for await (const value of candidates(sources, { ...asked, input, field })) {
        if (tried.has(show(value))) continue
        tried.add(show(value))
        const found = await from(withField(operation, input, field, value))
        if (found !== undefined || calls >= end) return found
      }
    }
    return undefined
  }

  /** Those that are named and sent; else all for which there may be another value. */
  function fieldsFor({ fields }: Refusal, input: Input): { isBlind: boolean; fields: string[] } {
    const names = Object.keys(requestSchemas(sources, operation))
    const named = fields.filter((field) => names.includes(field))
    if (named.length > 0) return { isBlind: false, fields: named }
    const given = { ...input.parameters, ...input.body }
    const guessable = names.filter(
      (name) => given[name] !== undefined && (isGuessable(sources, name) || isBrought(name)),
    )
    return { isBlind: guessable.length > 1, fields: guessable.toSorted(idsFirst) }
  }

  /** Answers about the same things have such a field. */
  const isBrought = (name: string): boolean => asked.account.memory.given(operation, name).length > 0

  const found = await from(start)
  const other = withFreshNames(sources, operation, start)
  if (found !== undefined || other === undefined) return found
  // Names are taken together: the code that one mailbox gets is for that address.
  seen.clear()
  calls = 0
  return from(other)
}

/** The fields that a refusal names, in any of the ways in which refusals do that. */
export function namedFields(body: unknown, errors: string | undefined): string[] {
  if (!isJson(body)) return []
  return list(body[errors ?? 'errors']).flatMap((entry) => {
    if (!isJson(entry)) return []
    const name = entry['field'] ?? entry['name'] ?? entry['path'] ?? entry['param']
    return typeof name === 'string' ? [name.replace(/^[/.]/, '')] : []
  })
}

const weight = (name: string): number => (name === 'id' ? 2 : isId(name) ? 1 : 0)

const idsFirst = (one: string, other: string): number => weight(other) - weight(one)
