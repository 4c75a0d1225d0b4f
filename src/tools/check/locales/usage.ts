import type { Catalogue } from './catalogue.ts'

/**
 * Keys that no source names. A key is named when it stands in quotes, or when a template text could make
 * it (`order.status.${status}`). A YAML source names it bare (`key: wrong-code`), a contract's error key
 * names it in the area `server`. That named keys exist is the type checker's part: keys are typed.
 */
export function usageFaults(base: Catalogue, sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((text) => [...quoted(text), ...bare(text)]))
  const templates = sources.flatMap(templatesIn)
  const isUsed = (key: string): boolean => named.has(key) || templates.some((pattern) => pattern.test(key))
  return [...base].flatMap(([area, messages]) =>
    [...messages.keys()]
      .filter((key) => !isUsed(key))
      .map((key) => `locales/en_US/${area}.json: ${key} is used nowhere`),
  )
}

function quoted(text: string): string[] {
  return [...text.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , key = '']) => key)
}

function bare(text: string): string[] {
  return [...text.matchAll(/\bkey: ([\w.-]+)/g)].map(([, key = '']) => key)
}

function templatesIn(text: string): RegExp[] {
  return [...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
    .map(([, body = '']) => body.split(/\$\{[^}]*\}/))
    .filter(
      (fixed) =>
        fixed.some((part) => /\w{2,}[.-]|[.-]\w{2,}/.test(part)) &&
        fixed.every((part) => /^[\w.-]*$/.test(part)),
    )
    .map((fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`))
}
