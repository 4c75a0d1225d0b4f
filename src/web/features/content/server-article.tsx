import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { HtmlText } from '#src/web/ui/html/html-text.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import styles from './article.module.css'
import help from './help.module.css'

export type ServerText = {
  readonly title: string
  /** HTML as the server sends it. */
  readonly html: string
  readonly time: Instant
  readonly category: string | undefined
  /** Address of a picture. */
  readonly picture: string | null
}

type ServerArticleProps = {
  /** Null while it is on its way. */
  readonly text: ServerText | null
  /** The list that it stands in. */
  readonly from: { readonly to: string; readonly label: string }
  readonly children?: ReactNode
}

/** A text that editors wrote, as a page reads it. Its heading is there from the start, so that it keeps the focus. */
export function ServerArticle({ text, from, children }: ServerArticleProps) {
  useContentTitle(text?.title ?? null)
  return (
    <article className={styles.article}>
      <p className={help.crumb}>
        <Link to={from.to} className={styles.link}>
          {from.label}
        </Link>
      </p>
      <h1 tabIndex={-1} className={text === null ? help.hidden : styles.title}>
        {text?.title ?? from.label}
      </h1>
      {text === null ? <Waiting /> : <Body text={text} />}
      {text !== null && children}
    </article>
  )
}

function Body({ text: { html, time, category, picture } }: { readonly text: ServerText }) {
  const { locale } = useIntl()
  return (
    <>
      <p className={help.meta}>
        {category !== undefined && `${category} · `}
        <time>{formatInstant(time, locale, 'day')}</time>
      </p>
      {picture !== null && /^https:\/\//i.test(picture) && (
        <img src={picture} alt="" className={help.picture} referrerPolicy="no-referrer" />
      )}
      <HtmlText html={html} />
    </>
  )
}

/** In the final measures. */
function Waiting() {
  return (
    <>
      <LoadingNote />
      <div className={help.waiting}>
        <Skeleton height={52} />
        <Skeleton height={20} />
        <Skeleton height={112} />
        <Skeleton height={84} />
      </div>
    </>
  )
}
