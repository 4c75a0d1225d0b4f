import { OF_ANY_FORM, quoted, templatesIn } from '../../build/messages/named-keys.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Keys that no source names. A key is named when it stands in quotes, or when a template text could make
 * it (`order.status.${status}`). A YAML source names it bare (`key: wrong-code`), a contract's error key
 * names it in the area `server`. That named keys exist is the type checker's part: keys are typed. Texts of forms are
 * put together from their names, so other checks answer for them (form-texts.ts): `isElsewhere`.
 */
export function usageFaults(
  base: Catalogue,
  sources: readonly string[],
  isElsewhere: (key: string) => boolean = () => false,
): string[] {
  const named = new Set(sources.flatMap((text) => [...quoted(text), ...unquotedKeys(text)]))
  const templates = sources.flatMap(templatesIn).filter((pattern) => !OF_ANY_FORM.test(pattern.source))
  const isUsed = (key: string): boolean => named.has(key) || templates.some((pattern) => pattern.test(key))
  return [...base].flatMap(([area, messages]) =>
    [...messages.keys()]
      .filter((key) => !isElsewhere(key) && !isUsed(key))
      .map((key) => `locales/en_US/${area}.json: ${key} is used nowhere`),
  )
}

export function unquotedKeys(text: string): string[] {
  return [...text.matchAll(/\bkey: ([\w.-]+)/g)].map(([, key = '']) => key)
}
