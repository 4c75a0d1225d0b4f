import type { Location } from '@redocly/openapi-core'
import { isJson, list } from '../document/place.ts'
import { at, short, type BothSides } from './note.ts'
import { keywordOf, acceptsType, type View, near } from './view.ts'

/** Type and null. Says whether the rest can be compared: values of another type have nothing in common. */
export function compareTypes({ direction, before, after, say }: BothSides): boolean {
  const comparable = compareNames(before, after, (kind) =>
    say(
      `${direction}-type-${kind}`,
      `${names(before)} → ${names(after)}`,
      at(keywordOf(before, 'type'), 'type') ?? near(before),
      at(keywordOf(after, 'type'), 'type') ?? near(after),
    ),
  )
  if (comparable) compareNull({ direction, before, after, say })
  return comparable
}

function compareNames(
  { types: from }: View,
  { types: to }: View,
  say: (kind: 'changed' | 'narrowed' | 'widened') => void,
): boolean {
  if (from === undefined && to === undefined) return true
  const narrower =
    to !== undefined && (from === undefined || [...to].every((type) => acceptsType(from, type)))
  const wider = from !== undefined && (to === undefined || [...from].every((type) => acceptsType(to, type)))
  if (narrower && wider) return true
  say(narrower ? 'narrowed' : wider ? 'widened' : 'changed')
  // What is said of a value that could have been anything is no change of its own.
  return from !== undefined && to !== undefined && (narrower || wider)
}

export function compareNull({ direction, before, after, say }: BothSides): void {
  if (before.nullable === after.nullable || before.types === undefined || after.types === undefined) return
  say(
    `${direction}-null-${after.nullable === true ? 'allowed' : 'forbidden'}`,
    after.nullable === true ? 'may be null' : 'is never null',
    nullPlace(before) ?? near(before),
    nullPlace(after) ?? near(after),
  )
}

/** The word that allows null; undefined where none does. */
function nullPlace({ parts }: View): Location | undefined {
  for (const { node, location } of parts)
    for (const word of ['type', 'nullable', 'oneOf', 'anyOf'])
      if (allowsNull(node[word])) return location.child(word)
  return undefined
}

const allowsNull = (said: unknown): boolean =>
  said === true || list(said).some((one) => one === 'null' || (isJson(one) && one['type'] === 'null'))

const names = ({ types, nullable }: View): string =>
  types === undefined ? 'anything' : short([...types, ...(nullable === true ? ['null'] : [])].join(' or '))
