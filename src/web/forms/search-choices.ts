import { normalize } from '#src/core/text/normalize.ts'
import type { Choice } from './form-context.ts'

/** The choices whose label or description begins with or contains what was typed; what begins with it first. */
export function searchChoices(choices: readonly Choice[], query: string): readonly Choice[] {
  const wanted = normalize(query)
  if (wanted === '') return choices
  const texts = ({ label, description = '' }: Choice): readonly string[] =>
    [label, description].map(normalize)
  const begins = choices.filter((choice) => texts(choice).some((text) => text.startsWith(wanted)))
  const contains = choices.filter((choice) => texts(choice).some((text) => text.includes(wanted)))
  return [...new Set([...begins, ...contains])]
}
