import type { ApiOperation } from '../api/api.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { sharedWords, wordsOf } from './names.ts'

/** Requests and answers of one account, newest first: other operations may need their values. */
export type Memory = {
  /** Notes what an answer holds. */
  take(operation: ApiOperation, value: unknown): void
  /** Notes what a call sent that succeeded. */
  note(fields: Json): void
  /**
   * Values of answers for a field. First those of the same name from operations about the same things, the
   * account's own before those of all accounts; then of names that end alike; at last those of just this name in
   * answers to others. Those come first whose row shares something with the request: the wallet of the coin that is moved.
   */
  brought(operation: ApiOperation, field: string, request?: Json): unknown[]
  /** Values of answers of the same area with just this name. */
  given(operation: ApiOperation, field: string): unknown[]
  /** Values that this account, or any, sent in fields with such a name, newest first. */
  sent(pick: (name: string) => boolean, byAll?: boolean): unknown[]
  /** All texts that answers brought. */
  texts(pick: (text: string) => boolean): string[]
}

type Scalar = string | number
export type Sent = { readonly name: string; readonly value: Scalar }
type Row = ReadonlySet<Scalar>
/** A value with the operation that brought it, what else stood in its row, and how deep in it. */
type Brought = {
  readonly value: Scalar
  readonly from: ApiOperation
  readonly row: Row
  readonly depth: number
}
type Answers = Map<string, Brought[]>

/** Requests and answers of all accounts: one may change another's password, or receive an id that others need. */
export type AllAccounts = { readonly sent: Sent[]; readonly answers: Answers }

export const createAllAccounts = (): AllAccounts => ({ sent: [], answers: new Map() })

/** Values that one operation brings for a name, and values that are offered for a field. */
const MOST = 12
const MOST_SENT = 1000
/** Weight of a value shared with the request, against one for a shared word of the name. */
const SHARED = 3

export function createMemory(allAccounts: AllAccounts): Memory {
  const answers: Answers = new Map()
  const own: Sent[] = []

  function keep(name: string, one: Brought): void {
    for (const all of [answers, allAccounts.answers]) {
      const others = (all.get(name) ?? []).filter(
        ({ value, from }) => value !== one.value || from !== one.from,
      )
      const [same, foreign] = [
        others.filter(({ from }) => from === one.from),
        others.filter(({ from }) => from !== one.from),
      ]
      all.set(name, [one, ...same.slice(0, MOST - 1), ...foreign])
    }
  }

  function walk(from: ApiOperation, node: unknown, under: string, row: Row, depth: number): void {
    if (Array.isArray(node))
      for (const item of list(node).slice(0, MOST).toReversed()) walk(from, item, under, rowOf(item), 0)
    else if (isJson(node))
      for (const [name, value] of Object.entries(node)) walk(from, value, name, row, depth + 1)
    else if (isUsable(node)) keep(under, { value: node, from, row, depth })
  }

  return {
    take: (operation, value) => walk(operation, value, '', rowOf(value), 0),
    note(fields) {
      const news = Object.entries(fields).flatMap(([name, value]) =>
        isUsable(value) ? [{ name, value }] : [],
      )
      for (const all of [own, allAccounts.sent])
        all.splice(0, all.length, ...[...news, ...all].slice(0, MOST_SENT))
    },
    brought(operation, field, request = {}) {
      const { [field]: _own, ...others } = request
      const telling = Object.values(others).filter((value) => typeof value === 'string' && value.length > 1)
      const near = ({ from, row, depth }: Brought): number =>
        (areaOf(from) === areaOf(operation) ? 4 : 0) +
        2 * sharedWords(from.id, `${operation.id} ${field}`) +
        (wordsOf(from.id).some((word) => word === 'my' || word === 'own') ? 1 : 0) +
        SHARED * telling.filter((value) => row.has(show(value))).length -
        depth
      const byNearness = (name: string): Scalar[] =>
        nearestOfEach(
          (answers.get(name) ?? [])
            .map((one) => ({ ...one, near: near(one) }))
            .toSorted((a, b) => b.near - a.near),
        )
      const last = field.toLowerCase()
      // `businessAuthDepositId` may be the `id` of a deposit, `name` the `memberName` of an ad.
      const tail = field.replace(/^.*(?=[A-Z])/, '').toLowerCase()
      const endings = [...answers.keys()].filter(
        (name) => name !== field && name.toLowerCase().endsWith(last),
      )
      const names = [field, ...(tail === last ? [] : [tail]), ...endings]
      const mine = new Set(names.flatMap((name) => byNearness(name).slice(0, MOST)))
      const strange = (allAccounts.answers.get(field) ?? []).map(({ value }) => value)
      return [...new Set([...[...mine].slice(0, MOST + 6), ...strange.slice(0, 2)])]
    },
    given: (operation, field) =>
      (answers.get(field) ?? []).flatMap(({ value, from }) =>
        areaOf(from) === areaOf(operation) ? [value] : [],
      ),
    sent(pick, byAll = false) {
      const all = byAll ? allAccounts.sent : own
      return [...new Set(all.flatMap(({ name, value }) => (pick(name) ? [value] : [])))]
    },
    texts: (pick) =>
      [...answers.values()]
        .flat()
        .flatMap(({ value }) => (typeof value === 'string' && pick(value) ? [value] : [])),
  }
}

/** The nearest of each operation that is about the same before all others: two accounts are in two lists. */
function nearestOfEach(sorted: readonly (Brought & { readonly near: number })[]): Scalar[] {
  const about = sorted.filter(({ near }) => near > 0)
  const first = new Set(
    Map.groupBy(about, ({ from }) => from)
      .values()
      .map(([one]) => one),
  )
  const ordered = [...sorted.filter((one) => first.has(one)), ...sorted]
  return [...new Set(ordered.map(({ value }) => value))]
}

/** All values of a row, also those of its parts. */
function rowOf(node: unknown): Row {
  const values = new Set<Scalar>()
  const walk = (part: unknown): void => {
    if (isJson(part)) for (const value of Object.values(part)) walk(value)
    else if (isUsable(part)) values.add(part)
  }
  walk(node)
  return values
}

const isUsable = (value: unknown): value is Scalar =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 300)

export const areaOf = ({ node, path }: ApiOperation): string =>
  show(list(node['tags'])[0] ?? path.split('/')[1])
