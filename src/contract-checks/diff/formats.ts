import { at, short, type BothSides } from './note.ts'
import type { Spot } from './spot.ts'
import { takesAllOf } from './pattern-width.ts'
import { isStepOf } from './steps.ts'
import { keywordOf, near } from './view.ts'

/** Formats of which the first takes every value of the second. */
const WIDER = [
  ['int64', 'int32'],
  ['double', 'float'],
  ['uri-reference', 'uri'],
  ['idn-email', 'email'],
] as const

/** Format, pattern, step, items only once, encoding. */
export function compareFormats({ direction, before, after, say }: BothSides): void {
  function word(
    name: string,
    told: (from: unknown, to: unknown) => (how: string, ...places: Places) => void,
  ) {
    const from = keywordOf(before, name)
    const to = keywordOf(after, name)
    if (JSON.stringify(from?.value) === JSON.stringify(to?.value)) return
    const places: Places = [at(from, name) ?? near(before), at(to, name) ?? near(after)]
    told(from?.value, to?.value)(`${name} ${short(from?.value)} → ${short(to?.value)}`, ...places)
  }

  word('format', (from, to) => (how, ...places) => {
    const narrowed = from === undefined || WIDER.some(([wide, tight]) => wide === from && tight === to)
    const widened = to === undefined || WIDER.some(([wide, tight]) => wide === to && tight === from)
    say(`${direction}-format-${narrowed ? 'narrowed' : widened ? 'widened' : 'changed'}`, how, ...places)
  })
  for (const name of ['pattern', 'x-pattern'])
    word(name, (from, to) => (how, ...places) => {
      const width = takesAllOf(to, from) ? 'widened' : takesAllOf(from, to) ? 'narrowed' : 'changed'
      const kind = from === undefined ? 'added' : to === undefined ? 'removed' : width
      say(`${direction}-pattern-${kind}`, how, ...places)
    })
  word('multipleOf', (from, to) => (how, ...places) => {
    const widened =
      to === undefined || (typeof from === 'number' && typeof to === 'number' && isStepOf(from, to))
    say(`${direction}-multiple-of-${widened ? 'widened' : 'narrowed'}`, how, ...places)
  })
  word('uniqueItems', (from, to) => (how, ...places) => {
    if (from === true) say(`${direction}-unique-items-lifted`, how, ...places)
    else if (to === true) say(`${direction}-unique-items-required`, how, ...places)
  })
  for (const name of ['contentEncoding', 'contentMediaType'])
    word(
      name,
      () =>
        (how, ...places) =>
          say(`${direction}-content-encoding-changed`, how, ...places),
    )
}

type Places = readonly [Spot, Spot]
