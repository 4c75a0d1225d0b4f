import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockReleasesRequest } from '#generated/models/lock-releases-request.ts'
import type { LockedOrderDetail } from '#generated/models/locked-order-detail.ts'
import { id } from '#src/core/contract/id.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { FilterOf } from '#src/web/list/filter/filter-field.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useList } from '#src/web/list/use-list.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { lockFields, releasesRead } from './lock-reads.ts'
import styles from '../lab.module.css'

type ReleaseList = ListDescription<
  LockedOrderDetail,
  FilterOf<typeof lockFields>,
  WithoutPage<LockReleasesRequest>,
  AreaKeys['lab']
>

const releasesOf = (lock: string): ReleaseList => ({
  title: 'lab.releasesDone',
  error: 'lab.releasesError',
  empty: { icon: <LockClosed24Regular />, title: 'lab.noReleases', text: 'lab.noReleasesText' },
  file: (t) => t('lab.releasesFile'),
  columns: [
    {
      id: 'time',
      header: 'lab.column.time',
      card: 'title',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
      csv: { time: ({ createTime }) => createTime },
    },
    {
      id: 'output',
      header: 'lab.lock.released',
      align: 'end',
      card: 'value',
      cell: ({ output, releaseUnit }) => <Amount value={output} unit={releaseUnit} trim />,
      csv: ({ output }) => output,
    },
    { id: 'coin', header: 'lab.column.coin', csv: ({ releaseUnit }) => releaseUnit },
  ],
  rowKey: (row) => row.id,
  fields: lockFields,
  read: releasesRead,
  reading: 'pages',
  pageSize: 10,
  request: () => ({ miningId: id(lock) }),
})

/** The releases of a lock that have come, newest first. */
export function Releases({ lock }: { readonly lock: string }) {
  const t = useText<AreaKeys['lab']>()
  const list = useList(useMemo(() => releasesOf(lock), [lock]))
  return <List list={list} heading={<h2 className={styles.heading}>{t('lab.releasesDone')}</h2>} />
}
