import { BookQuestionMark24Regular } from '@fluentui/react-icons/svg/book-question-mark'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { getListHelpArticlesQueryKey, listHelpArticles } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { HelpArticlesResponse } from '#generated/models/help-articles-response.ts'
import type { HelpCategory } from '#generated/models/help-category.ts'
import { listHelpArticlesOperation } from '#generated/operations/content.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { HELP_PATH } from '#src/web/paths/paths.ts'
import { helpArticlePath } from '#src/web/paths/query-paths.ts'
import { useLanguage } from '#src/web/session/hooks.ts'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import article from './article.module.css'
import { HELP_NAMES, isPinned } from './categories.ts'
import styles from './help.module.css'
import { ListPage } from './list-page.tsx'
import { SupportLine } from './support-line.tsx'

type HelpCategoryListProps = {
  readonly category: HelpCategory
  /** Name of the category in the address. Only known names are shown, since an address can contain any text. */
  readonly named: string | null
}

const rowsOf = ({ data }: HelpArticlesResponse) => data.content

/** The help pages of one category. */
export function HelpCategoryList({ category, named }: HelpCategoryListProps) {
  const t = useText<AreaKeys['content']>()
  const lang = useLanguage()
  const options = useMemo(() => {
    const request = { cate: category, lang }
    const key = getListHelpArticlesQueryKey(request)
    const operation = listHelpArticlesOperation
    return pagedQuery({ operation, read: listHelpArticles, key, request, size: 20, rows: rowsOf })
  }, [category, lang])
  const query = useInfiniteQuery(options)
  const entries = query.data?.pages
    .flatMap(({ rows }) => rows)
    .map(({ id, title, createTime, isTop }) => ({
      to: helpArticlePath(id),
      title,
      time: createTime,
      pinned: isPinned({ isTop }),
    }))
  const names = Object.values(HELP_NAMES).map((name) => t(name))
  const title = names.find((name) => name === named) ?? t(HELP_NAMES[category])
  useContentTitle(title)
  return (
    <ListPage
      title={title}
      crumb={
        <p className={styles.crumb}>
          <Link to={HELP_PATH} className={article.link}>
            {t('content.helpCentre')}
          </Link>
        </p>
      }
      entries={entries}
      query={query}
      empty={{
        icon: <BookQuestionMark24Regular />,
        title: t('content.noHelp'),
        text: t('content.noHelpText'),
      }}
      error={t('content.helpError')}
    >
      <SupportLine />
    </ListPage>
  )
}
