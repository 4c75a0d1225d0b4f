import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import hidden from '#src/web/ui/primitives/visually-hidden.module.css'
import styles from './article.module.css'

type MissingProps = { readonly to: string; readonly label: string }

/** In the place of a text that there is none of: the way to those that there are. */
export function MissingText({ to, label }: MissingProps) {
  const t = useText<AreaKeys['content']>()
  return (
    <div className={styles.article}>
      <h1 tabIndex={-1} className={hidden.hidden}>
        {t('content.noArticle')}
      </h1>
      <EmptyState
        icon={<DocumentSearch24Regular />}
        title={t('content.noArticle')}
        action={<LinkButton to={to}>{label}</LinkButton>}
      >
        {t('content.noArticleText')}
      </EmptyState>
    </div>
  )
}
