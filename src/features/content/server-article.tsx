import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatInstant } from '#src/time/format.ts'
import type { Instant } from '#src/time/instant.ts'
import { HtmlText } from '#src/ui/html/html-text.tsx'
import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './article.module.css'
import help from './help.module.css'

type ServerArticleProps = {
  readonly title: string
  /** HTML as the server sends it. */
  readonly html: string
  readonly time: Instant
  readonly category: string
  /** The list that it stands in. */
  readonly from: { readonly to: string; readonly label: string }
  readonly picture: string | null
  readonly children?: ReactNode
}

/** A text that editors wrote, as a page reads it. */
export function ServerArticle({ title, html, time, category, from, picture, children }: ServerArticleProps) {
  const { locale } = useIntl()
  return (
    <article className={styles.article}>
      <p className={help.crumb}>
        <Link to={from.to} className={styles.link}>
          {from.label}
        </Link>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={help.meta}>
        {category} · <time>{formatInstant(time, locale, 'day')}</time>
      </p>
      {picture !== null && /^https:\/\//i.test(picture) && (
        <img src={picture} alt="" className={help.picture} referrerPolicy="no-referrer" />
      )}
      <HtmlText html={html} />
      {children}
    </article>
  )
}

/** In the final measures while a text is on its way. */
export function ArticleSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={styles.article}>
      <h1 tabIndex={-1} className={help.hidden}>
        {title}
      </h1>
      <LoadingNote />
      <div className={help.waiting}>
        <Skeleton height={52} />
        <Skeleton height={20} />
        <Skeleton height={112} />
        <Skeleton height={84} />
      </div>
    </div>
  )
}
