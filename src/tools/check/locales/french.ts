import { type Catalogue, placeOf } from './catalogue.ts'

/** French sets a space before these signs and within its quotation marks, and no line may break at it. */
const BREAKABLE = /.? [;:!?%»]|« .?/u

/** Returns an ordinary space that would let a line begin with a sign; undefined when the text is right. */
export function breakableSpace(text: string): string | undefined {
  return BREAKABLE.exec(text)?.[0]
}

/** French messages with such a space, one line each. Other languages have none. */
export function frenchFaults(language: string, catalogue: Catalogue): string[] {
  if (language !== 'fr_FR') return []
  return [...catalogue].flatMap(([area, messages]) =>
    [...messages].flatMap(([key, text]) => {
      const found = breakableSpace(text)
      return found === undefined
        ? []
        : [`${placeOf(language, area)}: ${key} needs a no-break space in “${found}”`]
    }),
  )
}
