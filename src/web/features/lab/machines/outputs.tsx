import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker'
import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { MiningOrderDetail } from '#generated/models/mining-order-detail.ts'
import type { MiningOutputsRequest } from '#generated/models/mining-outputs-request.ts'
import { id } from '#src/core/contract/id.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { FilterOf } from '#src/web/list/filter/filter-field.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useList } from '#src/web/list/use-list.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { machineFields, outputsRead } from './machine-reads.ts'
import styles from '../lab.module.css'

type OutputList = ListDescription<
  MiningOrderDetail,
  FilterOf<typeof machineFields>,
  WithoutPage<MiningOutputsRequest>,
  AreaKeys['lab']
>

const outputsOf = (machine: string): OutputList => ({
  title: 'lab.outputs',
  error: 'lab.outputsError',
  empty: { icon: <Beaker24Regular />, title: 'lab.noOutputs', text: 'lab.noOutputsText' },
  file: (t) => t('lab.outputsFile'),
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
      header: 'lab.column.output',
      align: 'end',
      card: 'value',
      cell: ({ output, miningUnit }) => <Amount value={output} unit={miningUnit} trim />,
      csv: ({ output }) => output,
    },
    { id: 'coin', header: 'lab.column.coin', csv: ({ miningUnit }) => miningUnit },
  ],
  rowKey: (row) => row.id,
  fields: machineFields,
  read: outputsRead,
  reading: 'pages',
  pageSize: 10,
  request: () => ({ miningId: id(machine) }),
})

/** The outputs of machines, newest first. */
export function Outputs({ machine }: { readonly machine: string }) {
  const t = useText<AreaKeys['lab']>()
  const list = useList(useMemo(() => outputsOf(machine), [machine]))
  return <List list={list} heading={<h2 className={styles.heading}>{t('lab.outputs')}</h2>} />
}
