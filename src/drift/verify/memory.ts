import type { ApiOperation } from '../api/api.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { alike, wordsOf } from './names.ts'

/** What the calls of one account sent and brought, newest first: other operations may ask for it. */
export type Memory = {
  /** Notes what an answer holds. */
  take(operation: ApiOperation, value: unknown): void
  /** Notes what a call sent that succeeded. */
  note(fields: Json): void
  /**
   * Values of answers for a field. First those of the same name from operations about the same things, the
   * account's own before everybody's; then of names that end alike.
   */
  brought(operation: ApiOperation, field: string): unknown[]
  /** Values of answers of the same area with just this name. */
  given(operation: ApiOperation, field: string): unknown[]
  /** Values that this account, or everybody, sent in fields with such a name. */
  sent(pick: (name: string) => boolean, everybody?: boolean): unknown[]
  /** All texts that answers brought. */
  texts(pick: (text: string) => boolean): string[]
}

type Scalar = string | number
export type Sent = { readonly name: string; readonly value: Scalar }
/** A value with the operation that brought it. */
type Brought = { readonly value: Scalar; readonly from: ApiOperation }

/** Values that one operation brings for a name, and values that are offered for a field. */
const MOST = 12
const MOST_SENT = 100

/** @param everybodys what all accounts sent: one may change what another logs in with */
export function createMemory(everybodys: Sent[]): Memory {
  const answers = new Map<string, Brought[]>()
  const own: Sent[] = []

  function keep(name: string, value: Scalar, from: ApiOperation): void {
    const others = (answers.get(name) ?? []).filter((one) => one.value !== value || one.from !== from)
    const [same, foreign] = [
      others.filter((one) => one.from === from),
      others.filter((one) => one.from !== from),
    ]
    answers.set(name, [{ value, from }, ...same.slice(0, MOST - 1), ...foreign])
  }

  function walk(from: ApiOperation, node: unknown, under: string): void {
    if (Array.isArray(node))
      for (const item of list(node).slice(0, MOST).toReversed()) walk(from, item, under)
    else if (isJson(node)) for (const [name, value] of Object.entries(node)) walk(from, value, name)
    else if (isUsable(node)) keep(under, node, from)
  }

  return {
    take: (operation, value) => walk(operation, value, ''),
    note(fields) {
      const news = Object.entries(fields).flatMap(([name, value]) =>
        isUsable(value) ? [{ name, value }] : [],
      )
      for (const all of [own, everybodys]) all.splice(0, all.length, ...[...news, ...all].slice(0, MOST_SENT))
    },
    brought(operation, field) {
      const near = ({ from }: Brought): number =>
        (areaOf(from) === areaOf(operation) ? 4 : 0) +
        2 * alike(from.id, operation.id) +
        (wordsOf(from.id).some((word) => word === 'my' || word === 'own') ? 1 : 0)
      const byNearness = (name: string): Scalar[] =>
        (answers.get(name) ?? []).toSorted((a, b) => near(b) - near(a)).map(({ value }) => value)
      const last = field.toLowerCase()
      // `businessAuthDepositId` may be the `id` of a deposit, `name` the `memberName` of an ad.
      const tail = field.replace(/^.*(?=[A-Z])/, '').toLowerCase()
      const endings = [...answers.keys()].filter(
        (name) => name !== field && name.toLowerCase().endsWith(last),
      )
      const names = [field, ...(tail === last ? [] : [tail]), ...endings]
      return [...new Set(names.flatMap((name) => byNearness(name).slice(0, MOST)))].slice(0, MOST + 6)
    },
    given: (operation, field) =>
      (answers.get(field) ?? []).flatMap(({ value, from }) =>
        areaOf(from) === areaOf(operation) ? [value] : [],
      ),
    sent(pick, everybody = false) {
      const all = everybody ? everybodys : own
      return [...new Set(all.flatMap(({ name, value }) => (pick(name) ? [value] : [])))]
    },
    texts: (pick) =>
      [...answers.values()]
        .flat()
        .flatMap(({ value }) => (typeof value === 'string' && pick(value) ? [value] : [])),
  }
}

const isUsable = (value: unknown): value is Scalar =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 300)

export const areaOf = ({ node, path }: ApiOperation): string =>
  show(list(node['tags'])[0] ?? path.split('/')[1])
