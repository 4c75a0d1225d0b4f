import { useGetHelpArticle } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { HelpArticle } from '#generated/models/help-article.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Id } from '#src/core/contract/id.ts'
import { HELP_PATH } from '#src/web/paths/paths.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './article.module.css'
import { HELP_NAMES, listOf } from './categories.ts'
import { MissingText } from './missing-text.tsx'
import { ServerArticle, type ServerText } from './server-article.tsx'
import { SupportLine } from './support-line.tsx'

/** One help page of the server. */
export function HelpArticlePage({ id }: { readonly id: Id }) {
  const t = useText<AreaKeys['content']>()
  const { data, error, isFetching, refetch } = useGetHelpArticle({ id }, { query: { select: dataOf } })
  if (data === null) return <MissingText to={HELP_PATH} label={t('content.helpCentre')} />
  if (data !== undefined || error === null) {
    const category = data === undefined ? '' : t(HELP_NAMES[data.sysHelpClassification])
    const from =
      data === undefined
        ? { to: HELP_PATH, label: t('content.helpCentre') }
        : { to: listOf(data.sysHelpClassification, category), label: category }
    return (
      <ServerArticle text={data === undefined ? null : textOf(data, category)} from={from}>
        <SupportLine />
      </ServerArticle>
    )
  }
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

const textOf = ({ title, content, createTime, imgUrl }: HelpArticle, category: string): ServerText => ({
  title,
  html: content ?? '',
  time: createTime,
  picture: imgUrl,
  category,
})
