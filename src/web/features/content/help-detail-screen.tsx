import { type ComponentType, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { id as idOf } from '#src/core/contract/id.ts'
import { HELP_PATH } from '#src/web/paths/paths.ts'
import type { Language } from '#src/web/session/language.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Article } from './article.tsx'
import { HelpArticlePage } from './help-article.tsx'
import type { LongText } from './long-text.ts'
import { MissingText } from './missing-text.tsx'
import { loadText } from './texts.ts'

/** The articles that every deployment has, by the `article` of the query. */
type Articles = ReadonlyMap<string, LongText>

/**
 * /helpdetail?id=…: a help page of the server. /helpdetail?article=terms|privacy: both texts are short, they come
 * together, and switching asks for nothing.
 */
export async function helpDetailScreen(language: Language): Promise<{ readonly Screen: ComponentType }> {
  const [terms, privacy] = await Promise.all([loadText('terms', language), loadText('privacy', language)])
  const articles: Articles = new Map([
    ['terms', terms],
    ['privacy', privacy],
  ])
  return { Screen: () => <HelpDetail articles={articles} /> }
}

function HelpDetail({ articles }: { readonly articles: Articles }) {
  const t = useText<AreaKeys['content']>()
  const [query] = useSearchParams()
  const article = query.get('article') ?? ''
  const shown = useRef(article)
  // From one article to the other the path stays: as on a new screen, the top shows and its heading is read.
  useEffect(() => {
    if (shown.current === article) return
    shown.current = article
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [article])
  const text = articles.get(article)
  if (text !== undefined) return <Article text={text} />
  const id = query.get('id') ?? ''
  if (id !== '') return <HelpArticlePage key={id} id={idOf(id)} />
  return <MissingText to={HELP_PATH} label={t('content.helpCentre')} />
}
