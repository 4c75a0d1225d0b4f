import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import { type ComponentType, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Language } from '#src/session/language.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import hidden from '#src/ui/visually-hidden.module.css'
import { Article } from './article.tsx'
import styles from './article.module.css'
import type { LongText } from './long-text.ts'
import { loadText } from './texts.ts'

/** The articles that every deployment has, by the `article` of the query. */
type Articles = ReadonlyMap<string, LongText>

/** /helpdetail?article=terms|privacy. Both texts are short: they come together, and switching asks for nothing. */
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
  return (
    <div className={styles.article}>
      <h1 tabIndex={-1} className={hidden.hidden}>
        {t('content.noArticle')}
      </h1>
      <EmptyState
        icon={<DocumentSearch24Regular />}
        title={t('content.noArticle')}
        action={<LinkButton to="/about">{t('content.toAbout')}</LinkButton>}
      >
        {t('content.noArticleText')}
      </EmptyState>
    </div>
  )
}
