import { extensionWords } from '#src/core/contract/extension-words.ts'
import { distance } from './alike.ts'
import { annotations, constraints } from '#src/core/contract/keywords/vocabulary.ts'

/** The `x-` words of the contract, by the kind of place they may stand on. */
export const words = {
  ...extensionWords,
  schema: [...Object.keys(constraints), ...Object.keys(annotations)],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kind = keyof typeof words

/** Formats of a moment or a day, each with exactly one spelling on the wire. */
export const timeFormats = ['gmt8', 'date', 'epoch-ms', 'epoch-s', 'date-time', 'time', 'time-of-day']

/** The known word nearest to a misspelt one, when it is near enough to be meant. */
export function nearest(word: string): string | undefined {
  const ranked = Object.values(words)
    .flat()
    .map((known) => ({ known, steps: distance(word.toLowerCase(), known) }))
    .sort((a, b) => a.steps - b.steps)
  const [best] = ranked
  return best !== undefined && best.steps <= 4 ? best.known : undefined
}
