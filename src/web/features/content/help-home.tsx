import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListHelpSections } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { helpArticlePath } from '#src/web/paths/query-paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import article from './article.module.css'
import { HELP_NAMES, listOf } from './categories.ts'
import { HelpSearchResults } from './help-search-results.tsx'
import styles from './help.module.css'
import { SupportLine } from './support-line.tsx'

/** Pages of each category that are shown before it is opened. */
const FIRST = 4

/** The help centre: every category with its first pages, and a search through all of them. */
export function HelpHome() {
  const t = useText<AreaKeys['content']>()
  const [searchText, setSearchText] = useState('')
  const { data, error, isFetching, refetch } = useListHelpSections(
    { total: FIRST },
    { query: { select: dataOf } },
  )
  return (
    <div className={styles.wide}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('content.helpCentre')}
      </h1>
      <div className={styles.search}>
        <SearchField label={t('content.search')} value={searchText} onChange={setSearchText} />
      </div>
      {searchText.trim() !== '' ? (
        <HelpSearchResults searchText={searchText} />
      ) : data !== undefined ? (
        <div className={styles.sections}>
          {data
            .filter(({ content }) => content.length > 0)
            .map(({ cate, content }) => (
              <Card key={cate} labelledBy={`help-${cate}`} className={styles.section}>
                <h2 id={`help-${cate}`} className={styles.subtitle}>
                  {t(HELP_NAMES[cate])}
                </h2>
                <ul className={styles.links}>
                  {content.map(({ id, title }) => (
                    <li key={id}>
                      <Link to={helpArticlePath(id)} className={styles.entryLink}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
                <Link
                  to={listOf(cate, t(HELP_NAMES[cate]))}
                  className={`${article.link ?? ''} ${styles.allOf ?? ''}`}
                >
                  {t('content.allOf', { name: t(HELP_NAMES[cate]) })}
                </Link>
              </Card>
            ))}
        </div>
      ) : error !== null ? (
        <Card>
          <ErrorState title={t('content.helpError')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <div className={styles.sections}>
          <LoadingNote />
          <Skeleton height={220} />
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      )}
      <SupportLine />
    </div>
  )
}
