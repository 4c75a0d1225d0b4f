import { DeveloperBoard24Regular } from '@fluentui/react-icons/svg/developer-board'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { useColumns } from '#src/web/list/use-columns.ts'
import { LAB_PATH } from '#src/web/paths/paths.ts'
import { labMachinePath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { RecordCards } from '../record-cards.tsx'
import { MachineCard } from './machine-card.tsx'
import { machineColumns } from './machine-columns.ts'
import { machinesRead } from './machine-reads.ts'

/** A member's machines as cards, and as a file. */
export function MachineList() {
  const t = useText<AreaKeys['lab']>()
  const asked = usePagedRows({ read: machinesRead, request: {}, reading: 'all', rowKey: byId, pageSize: 100 })
  const { file } = useColumns(machineColumns)
  return (
    <RecordCards
      asked={asked}
      error={t('lab.machinesError')}
      empty={{
        icon: <DeveloperBoard24Regular />,
        title: t('lab.noMachines'),
        text: t('lab.noMachinesText'),
        action: <LinkButton to={LAB_PATH}>{t('lab.seeActivities')}</LinkButton>,
      }}
      renderTools={(rows) => (
        <ExportButton csv={{ name: t('lab.machinesFile') }} columns={file} found={rows} />
      )}
      renderCard={(machine) => (
        <MachineCard machine={machine}>
          <LinkButton to={labMachinePath(machine.id)}>
            {t('lab.outputs')}
            <VisuallyHidden>{` ${machine.title ?? machine.id}`}</VisuallyHidden>
          </LinkButton>
        </MachineCard>
      )}
    />
  )
}
