import type { Follow } from '../document/place.ts'
import { list } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { at, type BothSides } from './note.ts'
import { Near, type Spot } from './spot.ts'
import { canonicalOf } from './same.ts'
import { isClosed, propertiesOf, requiredOf, keywordOf, viewOf, near } from './view.ts'

/** Compares what lies below; the pairs are remembered by the caller. */
export type CompareBelow = (before: readonly Schema[], after: readonly Schema[]) => void

/** Fields that came, went, were renamed or are asked for, and what is said of unknown ones. */
export function compareProperties(both: BothSides, down: CompareBelow, was: Follow, is: Follow): void {
  const { direction, before, after, say } = both
  const from = propertiesOf(before)
  const to = propertiesOf(after)
  const needed = { before: requiredOf(before), after: requiredOf(after) }
  const gone = new Map([...from].filter(([name]) => !to.has(name)))
  const come = new Map([...to].filter(([name]) => !from.has(name)))

  for (const [old, now, how] of renames(gone, come, was, is)) {
    const places = [gone.get(old)?.[0]?.location, come.get(now)?.[0]?.location] as const
    const rule =
      direction === 'request'
        ? (`request-property-renamed${how === 'new' ? '-with-alias' : ''}` as const)
        : (`response-property-renamed${how === 'old' ? '-to-alias' : ''}` as const)
    say(rule, `${old} → ${now}`, ...places)
    down(gone.get(old) ?? [], come.get(now) ?? [])
    gone.delete(old)
    come.delete(now)
  }

  for (const [name, schemas] of gone) {
    if (hidden(schemas, direction)) continue
    const rule =
      direction === 'request'
        ? (`request-property-removed${isClosed(after) ? '' : '-open'}` as const)
        : needed.before.has(name)
          ? 'response-property-removed'
          : 'response-optional-property-removed'
    say(rule, name, schemas[0]?.location, near(after))
  }
  for (const [name, schemas] of come) {
    if (hidden(schemas, direction)) continue
    const rule =
      direction === 'response'
        ? 'response-property-added'
        : (`request-property-added-${needed.after.has(name) ? 'required' : 'optional'}` as const)
    say(rule, name, near(before), schemas[0]?.location)
  }
  for (const [name, schemas] of from) {
    const now = to.get(name)
    if (now === undefined) continue
    if (compareHidden(both, name, schemas, now)) continue
    const [asked, asks] = [needed.before.has(name), needed.after.has(name)]
    if (asked !== asks)
      say(
        `${direction}-property-became-${asks ? 'required' : 'optional'}`,
        name,
        schemas[0]?.location,
        now[0]?.location,
      )
    down(schemas, now)
  }
  compareUnknown(both)
}

const WORD = { request: 'readOnly', response: 'writeOnly' } as const

const hidden = (schemas: readonly Schema[], direction: BothSides['direction']): boolean =>
  keywordOf(viewOf(schemas), WORD[direction])?.value === true

/** Says whether the field is hidden on one side, so that nothing else of it counts. */
function compareHidden(
  { direction, say }: BothSides,
  name: string,
  before: readonly Schema[],
  after: readonly Schema[],
): boolean {
  const [was, is] = [hidden(before, direction), hidden(after, direction)]
  const word = WORD[direction]
  const places = [
    before[0]?.location,
    at(keywordOf(viewOf(after), word), word) ?? after[0]?.location,
  ] as const
  if (is && !was)
    say(
      direction === 'request' ? 'request-property-became-read-only' : 'response-property-became-write-only',
      name,
      ...places,
    )
  if (was && !is)
    say(
      direction === 'request' ? 'request-property-became-writable' : 'response-property-became-visible',
      name,
      ...places,
    )
  return was || is
}

/**
 * A field that went and one that came are one renamed field when one is an alias of the other, or when nothing
 * but the name differs.
 */
function* renames(
  gone: ReadonlyMap<string, Schema[]>,
  come: ReadonlyMap<string, Schema[]>,
  was: Follow,
  is: Follow,
): Generator<readonly [string, string, 'new' | 'old' | 'same']> {
  const taken = new Set<string>()
  for (const [old, before] of gone) {
    for (const [now, after] of come) {
      if (taken.has(now)) continue
      const how = aliases(after).includes(old)
        ? 'new'
        : aliases(before).includes(now)
          ? 'old'
          : isSameField(before, after, was, is)
            ? 'same'
            : undefined
      if (how === undefined) continue
      taken.add(now)
      yield [old, now, how]
      break
    }
  }
}

const aliases = (schemas: readonly Schema[]): readonly unknown[] =>
  list(keywordOf(viewOf(schemas), 'x-alias')?.value)

function isSameField(before: readonly Schema[], after: readonly Schema[], was: Follow, is: Follow): boolean {
  const told = keywordOf(viewOf(before), 'description')?.value
  return (
    told !== undefined &&
    told === keywordOf(viewOf(after), 'description')?.value &&
    canonicalOf(before, was) === canonicalOf(after, is)
  )
}

/** Fields without a name of their own. */
function compareUnknown({ direction, before, after, say }: BothSides): void {
  if (!isObject(before) || !isObject(after)) return
  const [was, is] = [isClosed(before), isClosed(after)]
  if (was !== is)
    say(
      `${direction}-object-${is ? 'closed' : 'opened'}`,
      is ? 'only named fields' : 'any field',
      closing(before),
      closing(after),
    )
}

const isObject = ({ types }: BothSides['before']): boolean => types?.has('object') === true

const closing = ({ parts }: BothSides['before']): Spot =>
  parts.find(({ node }) => node['additionalProperties'] === false || node['unevaluatedProperties'] === false)
    ?.location ?? new Near(parts[0]?.location)
