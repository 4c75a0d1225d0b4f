import { normalize } from '#src/core/text/normalize.ts'

/** Searchable entry: a name, and other words for it. */
export type Findable = { readonly label: string; readonly keywords: readonly string[] }

const WHOLE = 1000
const START = 600
const WORD = 400
const INSIDE = 200
const KEYWORD_LESS = 100

/**
 * Rates the match of a text with a query; null where it does not match. A beginning counts more than the beginning of a
 * word, that more than a part, and that more than letters in their order with others between ("wdr").
 */
export function score(query: string, text: string): number | null {
  const [wanted, given] = [normalize(query), normalize(text)]
  if (wanted === '') return 0
  if (given === wanted) return WHOLE
  if (given.startsWith(wanted)) return START - given.length
  const at = given.indexOf(wanted)
  if (at >= 0) return (/[\s\-/]/.test(given.charAt(at - 1)) ? WORD : INSIDE) - at
  const gaps = gapsIn(wanted, given)
  // Letters strewn over a long text mean nothing.
  // Of two that fit alike, the shorter says less else.
  return gaps === null || gaps > wanted.length * 3 ? null : -gaps - given.length / 1000
}

/** Letters that have to be passed over to find the wanted ones in their order. */
function gapsIn(wanted: string, given: string): number | null {
  let at = -1
  let gaps = 0
  for (const letter of wanted) {
    const next = given.indexOf(letter, at + 1)
    if (next < 0) return null
    if (at >= 0) gaps += next - at - 1
    at = next
  }
  return gaps
}

/** Those that answer the query, the best first; equals stay in their order. */
export function findBest<T extends Findable>(query: string, all: readonly T[]): readonly T[] {
  const scored = all.flatMap((one) => {
    const name = score(query, one.label)
    const others = one.keywords.flatMap((word) => score(query, word) ?? [])
    const best = Math.max(name ?? -Infinity, ...others.map((points) => points - KEYWORD_LESS))
    return best === -Infinity ? [] : [{ one, best }]
  })
  return scored.sort((a, b) => b.best - a.best).map(({ one }) => one)
}
