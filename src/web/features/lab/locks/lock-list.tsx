import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { useColumns } from '#src/web/list/use-columns.ts'
import { LAB_PATH } from '#src/web/paths/paths.ts'
import { labLockPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from '../lab.module.css'
import { RecordCards } from '../record-cards.tsx'
import { LockCard } from './lock-card.tsx'
import { lockColumns } from './lock-columns.ts'
import { locksRead } from './lock-reads.ts'

/** A member's locks as cards, and as a file. */
export function LockList() {
  const t = useText<AreaKeys['lab']>()
  const asked = usePagedRows({ read: locksRead, request: {}, reading: 'all', rowKey: byId, pageSize: 100 })
  const { file } = useColumns(lockColumns)
  return (
    <RecordCards
      wide
      asked={asked}
      error={t('lab.locksError')}
      empty={{
        icon: <LockClosed24Regular />,
        title: t('lab.noLocks'),
        text: t('lab.noLocksText'),
        action: <LinkButton to={LAB_PATH}>{t('lab.seeActivities')}</LinkButton>,
      }}
      renderTools={(rows) => <ExportButton csv={{ name: t('lab.locksFile') }} columns={file} found={rows} />}
      renderCard={(lock) => (
        <LockCard lock={lock} onOver={asked.refetch}>
          <div className={styles.foot}>
            <LinkButton to={labLockPath(lock.id)}>
              {t('lab.wholeSchedule')}
              <VisuallyHidden>{` ${lock.title ?? lock.id}`}</VisuallyHidden>
            </LinkButton>
          </div>
        </LockCard>
      )}
    />
  )
}
