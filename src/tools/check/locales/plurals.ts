import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Catalogue, placeOf } from './catalogue.ts'

/**
 * Plurals that lack a category their language needs, or have one it does not know; one line each. `other` alone
 * is enough where a sentence reads the same for every number; millions (`many` in French, Italian and Spanish)
 * fall back to `other`.
 */
export function pluralFaults(language: string, catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([area, messages]) =>
    [...messages].flatMap(([key, text]) =>
      messageFaults(language, text).map((fault) => `${placeOf(language, area)}: ${key} ${fault}`),
    ),
  )
}

function messageFaults(language: string, text: string): string[] {
  try {
    return parse(text).flatMap((element) => elementFaults(language, element))
  } catch {
    return []
  }
}

function elementFaults(language: string, element: MessageFormatElement): string[] {
  if (element.type === TYPE.tag) return element.children.flatMap((child) => elementFaults(language, child))
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  const inside = Object.values(element.options).flatMap(({ value }) =>
    value.flatMap((child) => elementFaults(language, child)),
  )
  if (element.type === TYPE.select) return inside
  const given = Object.keys(element.options).filter((name) => !name.startsWith('='))
  const type = element.pluralType ?? 'cardinal'
  const known: string[] = new Intl.PluralRules(language.replace('_', '-'), { type }).resolvedOptions()
    .pluralCategories
  const needed = given.length > 1 ? known.filter((name) => name !== 'many') : ['other']
  return [
    ...needed
      .filter((name) => !given.includes(name))
      .map((name) => `lacks the plural "${name}" of ${element.value}`),
    ...given.filter((name) => !known.includes(name)).map((name) => `has the plural "${name}", unknown to it`),
    ...inside,
  ]
}
