import type { Language } from '#generated/wire/language.ts'

/** A text in the languages it is written in; readers of others get the English one. */
export type Written = { readonly title: string; readonly text: readonly string[] }
export type WrittenIn = { readonly en_US: Written } & Partial<Readonly<Record<Language, Written>>>

/** The text for a reader, and the language it is in. */
export function writtenFor(
  texts: WrittenIn,
  language: Language,
): { readonly written: Written; readonly lang: Language } {
  const written = texts[language]
  return written === undefined ? { written: texts.en_US, lang: 'en_US' } : { written, lang: language }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * HTML of paragraphs, headings (`# `) and list items (`- `). Nothing written in them is markup, so what comes out holds
 * `p`, `h2`, `ul` and `li` only.
 */
export function toHtml(text: readonly string[]): string {
  const parts = text.map((line) => {
    if (line.startsWith('# ')) return `<h2>${escaped(line.slice(2))}</h2>`
    if (line.startsWith('- ')) return `<ul><li>${escaped(line.slice(2))}</li></ul>`
    return `<p>${escaped(line)}</p>`
  })
  return parts.join('').replaceAll('</ul><ul>', '')
}
