import type { RuleId, Violation } from './violation.ts'

/** A violation of many calls, with one of them as its example. Plain data: a report carries it as JSON. */
export type KeptFinding = {
  readonly operation: string
  readonly violation: Violation
  /** Names calls that should have shown the same. */
  readonly like: string
  readonly times: number
  /** When the example was made, as text that sorts by time. */
  readonly order: string
  readonly repeat: string
}

export type KeptFindings = {
  readonly findings: readonly KeptFinding[]
  /** Operations and rules that showed at more places than are kept. */
  readonly cut: readonly Cut[]
}

type Cut = { readonly operation: string; readonly rule: RuleId }
type Example = Pick<KeptFinding, 'violation' | 'repeat'>
type Entry = { example: Example; like: string; order: string; times: number }
type Group = Cut & { readonly places: Map<string, Entry>; isCut: boolean }

/**
 * Findings by operation, rule and place. Servers may answer with names of their own making, a new one each time, so of
 * each operation and rule only the first places in the order of the alphabet are kept. Which ones, how often they
 * showed, and their examples do not depend on the order in which calls come, nor on who saw which: parts that were kept
 * apart are put together to the same whole.
 */
export type Kept = {
  /** @returns true where nothing was known of the place */
  add(operation: string, violation: Violation, like: string, order: string, example: () => Example): boolean
  /** Adds what was kept elsewhere. */
  merge(other: KeptFindings): void
  /** By operation, rule and place. */
  json(): KeptFindings
}

export function createKept(most: number): Kept {
  const groups = new Map<string, Group>()

  function groupOf(operation: string, rule: RuleId): Group {
    const name = `${operation} ${rule}`
    const group = groups.get(name) ?? { operation, rule, places: new Map(), isCut: false }
    groups.set(name, group)
    return group
  }

  /** A new place where there is room, or in the room of the last one. */
  function put(group: Group, place: string, make: () => Entry): boolean {
    const { places } = group
    if (places.size >= most) {
      group.isCut = true
      const last = [...places.keys()].reduce((a, b) => (a > b ? a : b))
      if (place > last) return false
      places.delete(last)
    }
    places.set(place, make())
    return true
  }

  return {
    add(operation, violation, like, order, example) {
      const group = groupOf(operation, violation.rule)
      const place = placeOf(violation)
      const entry = group.places.get(place)
      if (entry === undefined) return put(group, place, () => ({ example: example(), like, order, times: 1 }))
      if (entry.like !== like) return false
      entry.times += 1
      if (order !== '') replace(entry, order, example)
      return false
    },
    merge({ findings, cut }) {
      for (const { operation, violation, like, times, order, repeat } of findings) {
        const group = groupOf(operation, violation.rule)
        const place = placeOf(violation)
        const example = { violation, repeat }
        const entry = group.places.get(place)
        if (entry === undefined) put(group, place, () => ({ example, like, order, times }))
        else {
          entry.times += times
          replace(entry, order, () => example)
        }
      }
      for (const { operation, rule } of cut) groupOf(operation, rule).isCut = true
    },
    json() {
      const all = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
      return {
        findings: all.flatMap(({ operation, places }) =>
          [...places]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([, { example, like, order, times }]): KeptFinding => ({
              operation,
              ...example,
              like,
              times,
              order,
            })),
        ),
        cut: all.filter(({ isCut }) => isCut).map(({ operation, rule }) => ({ operation, rule })),
      }
    },
  }
}

/** The number of a row does not count. */
const placeOf = ({ at }: Violation): string => at.replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** Takes the earlier example; of two of the same time that whose text comes first. */
function replace(entry: Entry, order: string, make: () => Example): void {
  if (order > entry.order) return
  const example = make()
  if (order === entry.order && textOf(example) >= textOf(entry.example)) return
  entry.example = example
  entry.order = order
}

const textOf = ({ violation, repeat }: Example): string => {
  const { at, expected, got, status = '', refused = false } = violation
  return JSON.stringify([at, expected, got, status, refused, repeat])
}
