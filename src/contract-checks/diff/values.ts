import { idOf, type Follow } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { compareChoices } from './choices.ts'
import { compareConditions, compareContent } from './conditions.ts'
import { compareConstants } from './constants.ts'
import { compareFormats } from './formats.ts'
import { compareLimits } from './limits.ts'
import { nameOf, type BothSides, type Direction, type Note } from './note.ts'
import { compareProperties, type CompareBelow } from './properties.ts'
import { placesOf } from './spot.ts'
import { compareNull, compareTypes } from './types.ts'
import { below, mainPart, isClosed, viewOf, type View, near } from './view.ts'
import { compareWords } from './words.ts'

/** Notes about a pair of schemas, and the pairs below it. */
export type Pair = { readonly notes: Note[]; readonly below: Set<Pair> }

export type CompareValues = (
  direction: Direction,
  before: readonly Schema[],
  after: readonly Schema[],
) => Pair

/**
 * Compares schemas by direction: what is sent may be asked less of, what is answered may promise more. Each pair
 * of written schemas is compared once, however many operations reach it; circles end there too.
 */
export function createCompareValues(old: Follow, now: Follow): CompareValues {
  const known = new Map<string, Pair>()

  return function compare(direction, before, after) {
    const key = [direction, ...before.map(id), '→', ...after.map(id)].join(' ')
    const met = known.get(key)
    if (met !== undefined) return met
    const pair: Pair = { notes: [], below: new Set() }
    known.set(key, pair)
    const down: CompareBelow = (from, to) => void pair.below.add(compare(direction, from, to))
    const both: BothSides = { direction, before: viewOf(before), after: viewOf(after), say }
    const [was, is] = [mainPart(both.before), mainPart(both.after)].map((part) => part && nameOf(part))
    // Where another schema is referred to, it is the reference that changed.
    const outer = was === is ? undefined : { before: before[0]?.location, after: after[0]?.location }
    const what = (outer === undefined ? is : after[0] && nameOf(after[0])) || `the ${direction}`
    function say(...[rule, how, from, to]: Parameters<BothSides['say']>): void {
      pair.notes.push({ rule, what, how, ...(outer ?? placesOf(from, to)) })
    }
    compareWords(both)
    if (both.before.choices.length > 0 || both.after.choices.length > 0) {
      compareNull(both)
      compareChoices(both, { before, after }, down, old, now)
      // One of several shapes has its fields in the shapes.
      if (both.before.choices.length === 0 || both.after.choices.length === 0) return pair
    } else if (!compareTypes(both)) return pair
    compareConstants(both)
    compareFormats(both)
    compareLimits(both)
    compareConditions(both, old, now)
    compareContent(both, old, now)
    compareProperties(both, down, old, now)
    compareInside(both, 'items', down)
    compareInside(both, 'additionalProperties', down)
    return pair
  }
}

/** Items of lists, entries of maps. Where one side says nothing, anything will do. */
function compareInside({ direction, before, after, say }: BothSides, word: string, down: CompareBelow): void {
  const from = described(before, word)
  const to = described(after, word)
  if (from.length > 0 && to.length > 0) down(from, to)
  const wider = from.length > 0
  if (wider === to.length > 0 || isClosed(wider ? after : before)) return
  say(
    `${direction}-type-${wider ? 'widened' : 'narrowed'}`,
    `${word} ${wider ? 'may be anything' : 'are described'}`,
    from[0]?.location ?? near(before),
    to[0]?.location ?? near(after),
  )
}

/** `true` and `{}` say nothing. */
const described = (view: View, word: string): Schema[] =>
  below(view, word).filter(({ node }) => Object.keys(node).length > 0)

const id = (schema: Schema): string => idOf(schema.location)

/** Returns the notes of a pair and of all pairs below it. */
export function notesOf(pair: Pair): Note[] {
  const seen = new Set<Pair>()
  const open = [pair]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...at.below)
  }
  return [...seen].flatMap(({ notes }) => notes)
}
