import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Key24Regular } from '@fluentui/react-icons/svg/key'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { apiKeyPath } from '#src/web/paths/query-paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './api-keys.module.css'
import { DeleteKey } from './delete-key.tsx'
import { MOST_KEYS } from './keys.ts'
import { useKeyColumns } from './use-key-columns.tsx'

type KeyListProps = {
  /** Undefined while they are on their way. */
  readonly keys: readonly ApiKey[] | undefined
  readonly failure: { readonly text: string; readonly busy: boolean; readonly onRetry: () => void } | null
}

const CARDS_BELOW = 800
const idOf = ({ id }: ApiKey): string => id

/** All keys, with the way to make, change and delete one (ENT-01). */
export function KeyList({ keys, failure }: KeyListProps) {
  const t = useText<AreaKeys['api-keys']>()
  const [, setParams] = useSearchParams()
  const columns = useKeyColumns()
  const [deleting, setDeleting] = useState<ApiKey | null>(null)
  const isFull = (keys?.length ?? 0) >= MOST_KEYS
  const create = (
    <LinkButton to={apiKeyPath('new')} look="primary" icon={<Add16Regular />}>
      {t('api-keys.create')}
    </LinkButton>
  )
  const actions = useCallback(
    (key: ApiKey) => (
      <>
        <Button look="subtle" size="small" onClick={() => setParams({ key: key.id })}>
          {t('api-keys.edit')}
          <VisuallyHidden>{` ${key.remark ?? key.apiKey}`}</VisuallyHidden>
        </Button>
        <Button look="subtle" size="small" onClick={() => setDeleting(key)}>
          {t('api-keys.delete')}
          <VisuallyHidden>{` ${key.remark ?? key.apiKey}`}</VisuallyHidden>
        </Button>
      </>
    ),
    [t, setParams],
  )
  return (
    <Page title={t('api-keys.title')} actions={keys !== undefined && keys.length > 0 && !isFull && create}>
      <p className={styles.about}>{t(isFull ? 'api-keys.full' : 'api-keys.about', { most: MOST_KEYS })}</p>
      <Card>
        <DataTable
          label={t('api-keys.title')}
          columns={columns}
          rows={keys}
          rowKey={idOf}
          actions={actions}
          cardsBelow={CARDS_BELOW}
          failure={failure && { title: t('api-keys.error'), ...failure }}
          empty={{
            icon: <Key24Regular />,
            title: t('api-keys.none'),
            text: t('api-keys.noneText'),
            action: create,
          }}
        />
      </Card>
      {deleting !== null && <DeleteKey apiKey={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}
