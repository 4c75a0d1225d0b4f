import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ApiKey } from '#generated/models/api-key.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { List } from '#src/web/list/list.tsx'
import { apiKeyPath } from '#src/web/paths/query-paths.ts'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './api-keys.module.css'
import { DeleteKey } from './delete-key.tsx'
import { keyView } from './key-view.tsx'
import { MOST_KEYS } from './keys.ts'

type KeyListProps = {
  readonly asked: Retryable
  /** Undefined while they are on their way. */
  readonly keys: readonly ApiKey[] | undefined
}

/** All keys, with the way to make, change and delete one (ENT-01). */
export function KeyList({ asked, keys }: KeyListProps) {
  const t = useText<AreaKeys['api-keys']>()
  const [, setParams] = useSearchParams()
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
        <List
          list={{ view: keyView, asked, rows: keys, filterKey: 'keys' }}
          actions={actions}
          emptyAction={create}
        />
      </Card>
      {deleting !== null && <DeleteKey apiKey={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  )
}
