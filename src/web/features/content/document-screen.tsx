import type { ComponentType } from 'react'
import type { Language } from '#src/web/session/language.ts'
import { Article } from './article.tsx'
import { Contents } from './contents.tsx'
import type { LongText } from './long-text.ts'
import { loadText, type TextName } from './texts.ts'

/** From so many parts on, a text lists them. */
const MANY = 8

/** The screen of one long text, in the language that is read. Rejects when the text cannot be had. */
export async function documentScreen(
  name: TextName,
  language: Language,
): Promise<{ readonly Screen: ComponentType }> {
  const text = await loadText(name, language)
  return { Screen: () => <Document text={text} /> }
}

function Document({ text }: { readonly text: LongText }) {
  return text.parts.length < MANY ? (
    <Article text={text} />
  ) : (
    <Article text={text} contents={<Contents parts={text.parts} />} />
  )
}
