import type { Api } from '../api/api.ts'
import { mergeRuns, type SeenJson } from '../coverage/seen.ts'
import { KIND_NAMES } from '../coverage/kinds.ts'
import { NOTHING_BROKEN, withBroken, type BrokenInput } from './broken-input.ts'
import { createCounter, type CallCounts } from './call-counts.ts'
import { createKept, type KeptFindings } from './kept-findings.ts'

/** Places that are kept of one rule and operation. */
export const MOST_PLACES = 50

/**
 * All that a judge of exchanges keeps, as plain data: the report is made of it, and those of several workers are put
 * together to what one worker would have kept that had judged everything.
 */
export type Tally = {
  readonly operations: Readonly<Record<string, CallCounts>>
  readonly kept: KeptFindings
  readonly seen: SeenJson
  /** Exchanges with addresses that the contract does not have. */
  readonly foreign: number
  readonly broken: BrokenInput
  /** True where calls carried tokens: recordings may leave all of them out. */
  readonly hasTokens: boolean
}

export function mergeTallies(api: Api, tallies: readonly Tally[]): Tally {
  const kept = createKept(MOST_PLACES)
  const counters = new Map(api.operations.map(({ id }) => [id, createCounter()]))
  for (const tally of tallies) {
    kept.merge(tally.kept)
    for (const [id, counts] of Object.entries(tally.operations)) counters.get(id)?.merge(counts)
  }
  const ids = api.operations.map(({ id }) => id)
  return {
    operations: Object.fromEntries(
      [...counters].map(([id, each]) => [id, each.json()] as const).filter(([, { calls }]) => calls > 0),
    ),
    kept: kept.json(),
    seen: seenByAny(
      ids,
      tallies.map(({ seen }) => seen),
    ),
    foreign: tallies.reduce((sum, { foreign }) => sum + foreign, 0),
    broken: tallies.reduce((all, { broken }) => withBroken(all, broken), NOTHING_BROKEN),
    hasTokens: tallies.some(({ hasTokens }) => hasTokens),
  }
}

function seenByAny(ids: readonly string[], runs: readonly SeenJson[]): SeenJson {
  const all = mergeRuns(runs)
  return Object.fromEntries(
    ids.flatMap((id) => {
      const own = all.get(id)
      if (own === undefined) return []
      return [[id, Object.fromEntries(KIND_NAMES.map((kind) => [kind, [...own[kind]].toSorted()]))]]
    }),
  )
}
