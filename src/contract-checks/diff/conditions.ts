import type { Follow } from '../document/place.ts'
import { canonical } from './same.ts'
import type { BothSides } from './note.ts'
import { keywordOf, type View, near } from './view.ts'

const WORDS = [
  'if',
  'not',
  'dependentRequired',
  'dependentSchemas',
  'contains',
  'propertyNames',
  'patternProperties',
  'prefixItems',
] as const

/** Rules that depend on other fields. Which of two is the tighter cannot be told, only that they differ. */
export function compareConditions(
  { direction, before, after, say }: BothSides,
  was: Follow,
  is: Follow,
): void {
  const from = conditionsOf(before, was)
  const to = conditionsOf(after, is)
  const gone = [...from].filter(([text]) => !to.has(text))
  const come = [...to].filter(([text]) => !from.has(text))
  const [old] = gone
  const [now] = come
  if (old === undefined && now === undefined) return
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
  say(
    `${direction}-condition-${kind}`,
    `${(now ?? old)?.[1].word ?? ''}: ${Math.max(gone.length, come.length)}`,
    old?.[1].place ?? near(before),
    now?.[1].place ?? near(after),
  )
}

/** Compares the schemas of the text that a field contains (`contentSchema`). */
export function compareContent({ direction, before, after, say }: BothSides, was: Follow, is: Follow): void {
  const [from, to] = [contentOf(before, was), contentOf(after, is)]
  if (from?.text !== to?.text)
    say(
      `${direction}-content-encoding-changed`,
      'contentSchema',
      from?.place ?? near(before),
      to?.place ?? near(after),
    )
}

function contentOf(view: View, follow: Follow) {
  const said = keywordOf(view, 'contentSchema')
  if (said === undefined) return undefined
  const place = said.part.location.child('contentSchema')
  return { text: canonical({ node: said.value, location: place }, follow), place }
}

function conditionsOf({ parts }: View, follow: Follow) {
  return new Map(
    parts.flatMap(({ node, location }) =>
      WORDS.filter((word) => Object.hasOwn(node, word)).map((word) => {
        const place = location.child(word)
        const branches = word === 'if' ? ['then', 'else'] : []
        const text = [word, ...branches]
          .map((one) => `${one}:${canonical({ node: node[one], location: location.child(one) }, follow)}`)
          .join()
        return [text, { word, place }] as const
      }),
    ),
  )
}
