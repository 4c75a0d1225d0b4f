/** Message keys that a source names: in quotes, or made by a template text (`order.status.${status}`). */

/** Words in quotes that may be keys. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , key = '']) => key)
}

/** For each template text that may make keys: what they look like. */
export function templatesIn(text: string): RegExp[] {
  return [...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
    .map(([, body = '']) => body.split(/\$\{[^}]*\}/))
    .filter(
      (fixed) =>
        fixed.some((part) => /\w{2,}[.-]|[.-]\w{2,}/.test(part)) &&
        fixed.every((part) => /^[\w.-]*$/.test(part)),
    )
    .map((fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`))
}

/** A template text that makes keys of any form, from the form's name: names none by itself. */
export const OF_ANY_FORM = /^\^forms\\\.\[/
