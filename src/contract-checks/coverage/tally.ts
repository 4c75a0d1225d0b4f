import type { Api } from '../api/api.ts'
import { KIND_NAMES, type Kind } from './kinds.ts'
import { mergeRuns, type SeenJson } from './seen.ts'
import { coverableOf } from './coverable.ts'

export type Count = { readonly seen: number; readonly of: number }

/** Share of a contract that was seen, and the things that were not. */
export type Coverage = {
  readonly counts: Readonly<Record<Kind, Count>>
  readonly operations: readonly {
    readonly id: string
    readonly counts: Readonly<Record<Kind, Count>>
    readonly unseen: Readonly<Record<Kind, readonly string[]>>
  }[]
}

/** @param ignore operations that do not count */
export function tally(api: Api, runs: readonly SeenJson[], ignore: ReadonlySet<string>): Coverage {
  const seen = mergeRuns(runs)
  const operations = api.operations
    .filter(({ id }) => !ignore.has(id))
    .map((operation) => {
      const { things } = coverableOf(api, operation)
      const own = seen.get(operation.id)
      const unseen = byKind((kind) => [...things[kind]].filter((one) => own?.[kind].has(one) !== true))
      const counts = byKind((kind) => ({
        seen: things[kind].size - unseen[kind].length,
        of: things[kind].size,
      }))
      return { id: operation.id, counts, unseen }
    })
  const counts = byKind((kind) => ({
    seen: operations.reduce((sum, one) => sum + one.counts[kind].seen, 0),
    of: operations.reduce((sum, one) => sum + one.counts[kind].of, 0),
  }))
  return { counts, operations }
}

function byKind<T>(make: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as Record<Kind, T>
}

/** Truncated to a tenth, so that 100 means all. Nothing of nothing is all. */
export function percent({ seen, of }: Count): string {
  const permille = of === 0 ? 1000 : Math.trunc((seen * 1000) / of)
  return `${Math.trunc(permille / 10)}.${permille % 10}`
}
