import { list } from '../document/place.ts'
import { at, short, type BothSides } from './note.ts'
import { constantsOf, keywordOf, type View, near } from './view.ts'

/** Listed values and their names. */
export function compareConstants({ direction, before, after, say }: BothSides): void {
  const from = constantsOf(before)
  const to = constantsOf(after)
  const old = from?.part.location
  const now = to?.part.location
  if (from === undefined && to !== undefined)
    say(`${direction}-enum-introduced`, `only ${all(to.values)}`, near(before), now)
  if (from !== undefined && to === undefined)
    say(`${direction}-enum-lifted`, `was only ${all(from.values)}`, old, near(after))
  if (from === undefined || to === undefined) return
  const gone = from.values.filter((value) => !to.values.includes(value))
  const come = to.values.filter((value) => !from.values.includes(value))
  const isReplaced =
    gone.length > 0 &&
    come.length > 0 &&
    !from.values.some((value) => value !== null && to.values.includes(value))
  if (isReplaced) say(`${direction}-enum-replaced`, `${all(gone)} → ${all(come)}`, old, now)
  else {
    if (gone.length > 0) say(`${direction}-enum-value-removed`, all(gone), old, now)
    if (come.length > 0) say(`${direction}-enum-value-added`, all(come), old, now)
  }
  const names = namesOf(after)
  const renamed = [...namesOf(before)].filter(
    ([value, name]) => to.values.includes(value) && names.get(value) !== name,
  )
  if (renamed.length > 0)
    say(
      'enum-name-changed',
      renamed.map(([value, name]) => `${name} → ${names.get(value) ?? 'none'}`).join(', '),
      at(keywordOf(before, 'x-enum-varnames'), 'x-enum-varnames'),
      at(keywordOf(after, 'x-enum-varnames'), 'x-enum-varnames'),
    )
}

const all = (values: readonly unknown[]): string => values.map(short).join(', ')

function namesOf(view: View): Map<unknown, string> {
  const said = keywordOf(view, 'x-enum-varnames')
  const values = list(said?.part.node['enum'])
  return new Map(list(said?.value).map((name, index) => [values[index], String(name)]))
}
