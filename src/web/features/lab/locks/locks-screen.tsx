import { useGetLockedOrder } from '#generated/client/lab/lab.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { id } from '#src/core/contract/id.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { LAB_LOCKS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../lab.module.css'
import { MyLab } from '../my-lab.tsx'
import { OneRecord } from '../one-record.tsx'
import { scheduleOfLock } from '../schedule.ts'
import { ScheduleTable } from '../schedule-table.tsx'
import { LockCard } from './lock-card.tsx'
import { LockList } from './lock-list.tsx'
import { lockFields } from './lock-reads.ts'
import { Releases } from './releases.tsx'

/** /innovation/mylocked: a member's locks, or one of them with its whole schedule (ROUTE-LAB, ENT-15, STATE-09). */
export function LocksScreen() {
  const t = useText<AreaKeys['lab']>()
  const { lock } = useFilter(lockFields).filter
  return (
    <MyLab title={t('lab.locksTitle')}>
      {lock === null ? <LockList /> : <OneLock key={lock} number={lock} />}
    </MyLab>
  )
}

function OneLock({ number }: { readonly number: string }) {
  const t = useText<AreaKeys['lab']>()
  const { data, ...query } = useGetLockedOrder({ miningId: id(number) }, { query: { select: dataOf } })
  return (
    <OneRecord
      query={query}
      back={{ to: LAB_LOCKS_PATH, label: t('lab.locksTitle') }}
      title={data?.title ?? number}
      error={t('lab.locksError')}
    >
      {data !== undefined && (
        <>
          <LockCard lock={data} onOver={() => void query.refetch()}>
            <div className={styles.scrolls}>
              <ScheduleTable releases={scheduleOfLock(data)} unit={data.releaseUnit} withState />
            </div>
          </LockCard>
          <Card>
            <Releases lock={number} />
          </Card>
        </>
      )}
    </OneRecord>
  )
}
