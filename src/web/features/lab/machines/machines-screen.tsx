import { useGetMiningMachine } from '#generated/client/lab/lab.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { id } from '#src/core/contract/id.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { LAB_MACHINES_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MyLab } from '../my-lab.tsx'
import { OneRecord } from '../one-record.tsx'
import { MachineCard } from './machine-card.tsx'
import { MachineList } from './machine-list.tsx'
import { machineFields } from './machine-reads.ts'
import { Outputs } from './outputs.tsx'

/** /innovation/myminings: a member's mining machines, or one of them with its outputs (ROUTE-LAB, ENT-14, STATE-09). */
export function MachinesScreen() {
  const t = useText<AreaKeys['lab']>()
  const { machine } = useFilter(machineFields).filter
  return (
    <MyLab title={t('lab.machinesTitle')}>
      {machine === null ? <MachineList /> : <OneMachine key={machine} number={machine} />}
    </MyLab>
  )
}

function OneMachine({ number }: { readonly number: string }) {
  const t = useText<AreaKeys['lab']>()
  const { data, ...query } = useGetMiningMachine({ miningId: id(number) }, { query: { select: dataOf } })
  return (
    <OneRecord
      query={query}
      back={{ to: LAB_MACHINES_PATH, label: t('lab.machinesTitle') }}
      title={data?.title ?? number}
      error={t('lab.machinesError')}
    >
      {data !== undefined && (
        <>
          <MachineCard machine={data} />
          <Card>
            <Outputs machine={number} />
          </Card>
        </>
      )}
    </OneRecord>
  )
}
