import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from '#src/web/trading/orders/order.ts'
import type { FillsQuery } from '#src/web/trading/products/order-lists.ts'
import { panelColumns } from '#src/web/trading/orders/panel-columns.ts'
import type { Fill } from '#src/web/trading/orders/fills.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './orders.module.css'

type OrderFillsProps = {
  readonly order: Order
  readonly fills: FillsQuery
  readonly onClose: () => void
}

const NONE: readonly never[] = []
const fillKey = ({ id }: Fill): string => id

/** Each trade that an order was filled with, with its fee. */
export function OrderFills({ order, fills, onClose }: OrderFillsProps) {
  const t = useText<AreaKeys['orders']>()
  const title = useId()
  const { table, file } = useColumns(panelColumns.fillsOfOrder)
  const { data, error, isFetching, refetch } = useQuery(fills(order.orderId))
  const rows = useMemo(
    () => data?.map((fill, at): Fill => ({ id: `${order.orderId}-${at}`, order, fill })),
    [data, order],
  )
  return (
    <Modal labelledBy={title} className={styles.details} onClose={onClose}>
      <h2 id={title}>{t('orders.fillsOf', { symbol: order.symbol })}</h2>
      <p className={styles.number}>{t('orders.number', { number: order.orderId })}</p>
      <div className={styles.fills}>
        <DataTable
          label={t('orders.fills')}
          density="compact"
          columns={table}
          rows={rows}
          rowKey={fillKey}
          failure={failureOf(t('orders.error'), { error, isFetching, refetch })}
          empty={{ icon: <DocumentBulletList24Regular />, title: t('orders.noFills') }}
          bare
        />
      </div>
      <div className={styles.close}>
        <ExportButton
          csv={{ name: `openbourse-order-${order.orderId}` }}
          columns={file}
          found={rows ?? NONE}
        />
        <Button onClick={onClose}>{t('orders.close')}</Button>
      </div>
    </Modal>
  )
}
