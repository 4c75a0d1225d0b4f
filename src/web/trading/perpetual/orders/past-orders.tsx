import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PanelTools } from '../lists/panel-tools.tsx'
import { usePastContractOrders } from '../perpetual-hooks.ts'
import { contractOrderKey } from './contract-order.ts'
import { contractOrderColumns, pastContractOrderColumns } from './contract-order-columns.tsx'

const NONE: readonly never[] = []
const CARDS_BELOW = 560

/** The member's latest orders that have ended, with what they brought, of a contract or of all. */
export function PastOrders({ symbol }: { readonly symbol: string | null }) {
  const t = useText<AreaKeys['positions']>()
  const past = usePastContractOrders(symbol)
  const { table } = useColumns(pastContractOrderColumns)
  const { file } = useColumns(contractOrderColumns)
  return (
    <>
      <PanelTools>
        <ExportButton
          csv={{ name: t('positions.past') }}
          columns={file}
          found={past.data ?? NONE}
          size="small"
        />
      </PanelTools>
      <DataTable
        label={t('positions.past')}
        density="compact"
        bare
        cardsBelow={CARDS_BELOW}
        columns={table}
        rows={past.data}
        rowKey={contractOrderKey}
        failure={failureOf(t('positions.orders.failed'), past)}
        empty={{ icon: <DocumentBulletList24Regular />, title: t('positions.past.none') }}
      />
    </>
  )
}
