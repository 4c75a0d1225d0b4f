import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { failureOf } from '#src/web/list/table/failure.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useContractOrders } from '../perpetual-hooks.ts'
import { type ContractOrder, contractOrderKey } from './contract-order.ts'
import { openContractOrderColumns } from './contract-order-columns.tsx'
import { contractOrderText } from './contract-order-words.ts'
import { useCancelOrders } from './use-cancel-orders.ts'

const CARDS_BELOW = 560

type OpenOrdersProps = {
  /** The contract; null for all contracts. */
  readonly symbol: string | null
  /** True while the confirmation to cancel all orders is open. */
  readonly confirmCancelAll: boolean
  readonly onAskAll: (asks: boolean) => void
}

/** The member's orders that wait, each with a button that cancels it. */
export function OpenOrders({ symbol, confirmCancelAll, onAskAll }: OpenOrdersProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { open, cancel: cancelOne } = useContractOrders()
  const { cancelling, isBusy, cancel, cancelAll } = useCancelOrders(cancelOne)
  const { table } = useColumns(openContractOrderColumns)
  const rows = useMemo(
    () => open.data?.filter((each) => symbol === null || each.symbol === symbol),
    [open.data, symbol],
  )
  const actions = useCallback(
    (order: ContractOrder, isGone: boolean) => {
      const name = contractOrderText(t, locale, order)
      return (
        <IconButton
          size="small"
          label={t('positions.cancel.one', { order: name })}
          icon={<Dismiss16Regular />}
          disabled={isGone || cancelling.has(contractOrderKey(order))}
          onClick={() => void cancel(order)}
        />
      )
    },
    [t, locale, cancel, cancelling],
  )
  const held = useMemo(() => ({ of: symbol ?? '', gone: (order: ContractOrder) => order }), [symbol])
  return (
    <>
      <DataTable
        label={t('positions.open')}
        density="compact"
        bare
        cardsBelow={CARDS_BELOW}
        columns={table}
        rows={rows}
        rowKey={contractOrderKey}
        failure={failureOf(t('positions.orders.failed'), open)}
        empty={{ icon: <DocumentBulletList24Regular />, title: t('positions.open.none') }}
        actions={actions}
        held={held}
      />
      {confirmCancelAll && (
        <ConfirmDialog
          title={t('positions.cancel.askAll', { count: rows?.length ?? 0 })}
          action={t('positions.cancel.all')}
          back={t('positions.back')}
          busy={isBusy}
          onConfirm={() => void cancelAll(rows ?? []).then(() => onAskAll(false))}
          onCancel={() => onAskAll(false)}
        >
          {symbol === null ? t('positions.cancel.ofAll') : t('positions.cancel.of', { symbol })}
        </ConfirmDialog>
      )}
    </>
  )
}
