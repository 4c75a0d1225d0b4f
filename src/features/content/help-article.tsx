import { useGetHelpArticle } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/client/data-of.ts'
import type { Id } from '#src/contract/id.ts'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import styles from './article.module.css'
import { HELP_NAMES, listOf } from './categories.ts'
import { Missing } from './missing.tsx'
import { ArticleSkeleton, ServerArticle } from './server-article.tsx'
import { SupportLine } from './support-line.tsx'

/** One help page of the server. */
export function HelpArticlePage({ id }: { readonly id: Id }) {
  const t = useText<AreaKeys['content']>()
  const { data, error, isFetching, refetch } = useGetHelpArticle({ id }, { query: { select: dataOf } })
  if (data === null) return <Missing to="/helplist" label={t('content.helpCentre')} />
  if (data !== undefined) {
    const category = t(HELP_NAMES[data.sysHelpClassification])
    return (
      <ServerArticle
        title={data.title}
        html={data.content ?? ''}
        time={data.createTime}
        picture={data.imgUrl}
        category={category}
        from={{ to: listOf(data.sysHelpClassification, category), label: category }}
      >
        <SupportLine />
      </ServerArticle>
    )
  }
  if (error === null) return <ArticleSkeleton title={t('content.helpCentre')} />
  return (
    <div className={styles.article}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('content.helpCentre')}
      </h1>
      <ErrorState title={t('content.articleError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    </div>
  )
}
