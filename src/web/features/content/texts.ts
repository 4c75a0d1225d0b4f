import type { Language } from '#src/web/session/language.ts'
import type { LongText } from './long-text.ts'

export type TextName = 'about' | 'whitepaper' | 'terms' | 'privacy'

type Load = () => Promise<LongText>

/** One file per text and language; only the one that is read is loaded. */
const files: Readonly<Record<string, Load>> = import.meta.glob<LongText>('/locales/content/*/*.md', {
  import: 'default',
})

/** A long text in a language; rejects when it cannot be had. */
export function loadText(name: TextName, language: Language): Promise<LongText> {
  const load = files[`/locales/content/${name}/${language}.md`]
  return load === undefined ? Promise.reject(new Error(`no text ${name} in ${language}`)) : load()
}
