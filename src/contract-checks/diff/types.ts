import { at, short, type Both } from './note.ts'
import { home, saying, takes, type View } from './view.ts'

/** Type and null. Says whether the rest can be compared: values of another type have nothing in common. */
export function compareTypes({ direction, before, after, say }: Both): boolean {
  const comparable = compareNames(before, after, (kind) =>
    say(
      `${direction}-type-${kind}`,
      `${names(before)} → ${names(after)}`,
      at(saying(before, 'type'), 'type') ?? home(before)?.location,
      at(saying(after, 'type'), 'type') ?? home(after)?.location,
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
  const narrower = to !== undefined && (from === undefined || [...to].every((type) => takes(from, type)))
  const wider = from !== undefined && (to === undefined || [...from].every((type) => takes(to, type)))
  if (narrower && wider) return true
  say(narrower ? 'narrowed' : wider ? 'widened' : 'changed')
  // What is said of a value that could have been anything is no change of its own.
  return from !== undefined && to !== undefined && (narrower || wider)
}

export function compareNull({ direction, before, after, say }: Both): void {
  if (before.nullable === after.nullable || before.types === undefined || after.types === undefined) return
  say(
    `${direction}-null-${after.nullable === true ? 'allowed' : 'forbidden'}`,
    after.nullable === true ? 'may be null' : 'is never null',
    home(before)?.location,
    home(after)?.location,
  )
}

const names = ({ types, nullable }: View): string =>
  types === undefined ? 'anything' : short([...types, ...(nullable === true ? ['null'] : [])].join(' or '))
