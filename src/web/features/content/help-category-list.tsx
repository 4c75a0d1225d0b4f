import { BookQuestionMark24Regular } from '@fluentui/react-icons/svg/book-question-mark'
import { Link } from 'react-router-dom'
import { getListHelpArticlesQueryKey, listHelpArticles } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { HelpCategory } from '#generated/models/help-category.ts'
import { listHelpArticlesOperation } from '#generated/operations/content.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
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

const articles = pagedRead({
  operation: listHelpArticlesOperation,
  read: listHelpArticles,
  key: getListHelpArticlesQueryKey,
  rows: ({ data }) => data.content,
})

/** The help pages of one category. */
export function HelpCategoryList({ category, named }: HelpCategoryListProps) {
  const t = useText<AreaKeys['content']>()
  const lang = useLanguage()
  const request = { cate: category, lang }
  const query = usePagedRows({ read: articles, request, reading: 'more', rowKey: byId, pageSize: 20 })
  const entries = query.rows?.map(({ id, title, createTime, isTop }) => ({
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
