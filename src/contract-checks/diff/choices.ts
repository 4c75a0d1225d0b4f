import type { Follow } from '../document/place.ts'
import { show } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { at, short, type BothSides } from './note.ts'
import { canonicalOf } from './same.ts'
import type { CompareBelow } from './properties.ts'
import { constantsOf, propertiesOf, keywordOf, viewOf, near } from './view.ts'

/**
 * Shapes to choose from. They are matched by what they are, not by their place in the list: the same schema, the
 * same name, the same constant that tells them apart, and what is left in order.
 */
export function compareChoices(
  both: BothSides,
  whole: Sides,
  down: CompareBelow,
  was: Follow,
  is: Follow,
): void {
  const { direction, before, after, say } = both
  // A schema that became one of several, or the other way round, is a choice of one.
  const from = before.choices.length > 0 ? before.choices : whole.before.map(soleShape)
  const to = after.choices.length > 0 ? after.choices : whole.after.map(soleShape)
  const { pairs, gone, come } = match(from, to, was, is)
  for (const [old, now] of pairs) down([old], [now])
  for (const one of gone) say(`${direction}-choice-removed`, label(one), one.location, near(after))
  for (const one of come) say(`${direction}-choice-added`, label(one), near(before), one.location)
  const [old, now] = [keywordOf(before, 'discriminator'), keywordOf(after, 'discriminator')]
  if (JSON.stringify(old?.value) !== JSON.stringify(now?.value))
    say(
      'discriminator-changed',
      `${short(old?.value)} → ${short(now?.value)}`,
      at(old, 'discriminator') ?? near(before),
      at(now, 'discriminator') ?? near(after),
    )
}

/** The only shape of a choice of one, null left aside; any other schema itself. */
function soleShape(schema: Schema): Schema {
  const branches = schema.children.filter(({ via }) => via === 'oneOf' || via === 'anyOf')
  const shapes = branches.filter((branch) => viewOf([branch]).types?.size !== 0)
  const [only] = shapes
  return only !== undefined && shapes.length === 1 ? only : schema
}

export type Sides = { readonly before: readonly Schema[]; readonly after: readonly Schema[] }

function match(before: readonly Schema[], after: readonly Schema[], was: Follow, is: Follow) {
  const gone = new Set(before)
  const come = new Set(after)
  const pairs: (readonly [Schema, Schema])[] = []
  const by = (nameOld: (one: Schema) => string | undefined, nameNew = nameOld): void => {
    for (const old of gone) {
      const name = nameOld(old)
      const now = name === undefined ? undefined : [...come].find((one) => nameNew(one) === name)
      if (now === undefined) continue
      pairs.push([old, now])
      gone.delete(old)
      come.delete(now)
    }
  }
  by(
    (one) => canonicalOf([one], was),
    (one) => canonicalOf([one], is),
  )
  by(refName)
  by(telling)
  by(typeKey)
  by(() => (gone.size === 1 && come.size === 1 ? 'the rest' : undefined))
  return { pairs, gone: [...gone], come: [...come] }
}

/** The last word of a reference: a component, or a file. */
const refName = ({ node }: Schema): string | undefined =>
  /([^/]+?)(\.\w+)?$/.exec(typeof node['$ref'] === 'string' ? node['$ref'] : '')?.[1]

/** The fields with one constant only. */
function telling(one: Schema): string | undefined {
  const said = [...propertiesOf(viewOf([one]))].flatMap(([name, schemas]) => {
    const constants = constantsOf(viewOf(schemas))
    return constants?.values.length === 1 ? [`${name}=${show(constants.values[0])}`] : []
  })
  return said.length > 0 ? said.toSorted().join() : undefined
}

/** A text among numbers is told by its type. */
function typeKey(one: Schema): string | undefined {
  const { types } = viewOf([one])
  if (types === undefined || types.has('object')) return undefined
  return [...types].toSorted().join()
}

const label = (one: Schema): string => refName(one) ?? telling(one) ?? typeKey(one) ?? 'an object'
