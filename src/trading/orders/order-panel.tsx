import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { useCallback, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { useSession } from '#src/session/hooks.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { failureOf } from '#src/ui/table/failure.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { useText } from '#src/ui/text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Market } from '../market.ts'
import { useFillColumns } from './fill-columns.tsx'
import { useOrderColumns } from './order-columns.tsx'
import styles from './orders.module.css'
import { useCancel } from './use-cancel.ts'
import { type Fill, useFills, useOpenOrders, usePastOrders } from './use-orders.ts'

type Tab = 'open' | 'past' | 'fills'

type OrderPanelProps = {
  readonly market: Market
  /** Opens the question whether all are to be cancelled; the screen's action does so too. */
  readonly asksAll: boolean
  readonly onAskAll: (asks: boolean) => void
}

const orderKey = ({ orderId }: ExchangeOrder): string => orderId
const fillKey = ({ id }: Fill): string => id

/** The member's open orders, past orders and fills, of this market or of all. */
export function OrderPanel({ market, asksAll, onAskAll }: OrderPanelProps) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const [tab, setTab] = useState<Tab>('open')
  const [onlyHere, setOnlyHere] = useState(false)
  const orderColumns = useOrderColumns()
  const fillColumns = useFillColumns()
  const open = useOpenOrders()
  const past = usePastOrders(onlyHere ? market.symbol : null)
  const { cancel, cancelAll, cancelling, isCancellingAll } = useCancel()
  const openHere = open.data?.filter(({ symbol }) => !onlyHere || symbol === market.symbol)
  const fills = useFills(openHere, past.data)
  const actions = useCallback(
    (order: ExchangeOrder) => (
      <Button size="small" busy={cancelling === order.orderId} onClick={() => void cancel(order)}>
        {t('trading.cancel')}
        <VisuallyHidden>{` ${order.symbol}`}</VisuallyHidden>
      </Button>
    ),
    [t, cancel, cancelling],
  )
  if (!isMember) return <p className={styles.visitor}>{t('trading.orders.visitor')}</p>
  const failed = (asked: typeof open | typeof past) => failureOf(t('trading.orders.failed'), asked)
  const empty = (title: string) => ({ icon: <DocumentBulletList24Regular />, title })
  const count = openHere?.length ?? 0
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <label className={styles.only}>
          {t('trading.orders.onlyHere')}
          <input
            type="checkbox"
            role="switch"
            className={styles.toggle}
            checked={onlyHere}
            aria-checked={onlyHere}
            onChange={(event) => setOnlyHere(event.target.checked)}
          />
        </label>
        <Button size="small" disabled={count === 0} onClick={() => onAskAll(true)}>
          {t('trading.cancel.all')}
        </Button>
      </div>
      <Tabs
        label={t('trading.orders')}
        size="small"
        value={tab}
        tabs={[
          { value: 'open', label: t('trading.orders.open'), ...(open.data && { count }) },
          { value: 'past', label: t('trading.orders.past') },
          { value: 'fills', label: t('trading.fills') },
        ]}
        onChange={setTab}
      >
        <div className={styles.scroll}>
          {tab === 'open' && (
            <DataTable
              label={t('trading.orders.open')}
              density="compact"
              columns={orderColumns}
              rows={openHere}
              rowKey={orderKey}
              failure={failed(open)}
              empty={empty(t('trading.orders.noneOpen'))}
              actions={actions}
            />
          )}
          {tab === 'past' && (
            <DataTable
              label={t('trading.orders.past')}
              density="compact"
              columns={orderColumns}
              rows={past.data}
              rowKey={orderKey}
              failure={failed(past)}
              empty={empty(t('trading.orders.nonePast'))}
              csv={{ name: t('trading.orders.past') }}
            />
          )}
          {tab === 'fills' && (
            <DataTable
              label={t('trading.fills')}
              density="compact"
              columns={fillColumns}
              rows={fills}
              rowKey={fillKey}
              failure={failed(past)}
              empty={empty(t('trading.fills.none'))}
              csv={{ name: t('trading.fills') }}
            />
          )}
        </div>
      </Tabs>
      {asksAll && (
        <ConfirmDialog
          title={t('trading.cancel.askAll', { count })}
          action={t('trading.cancel.all')}
          busy={isCancellingAll}
          onConfirm={() => void cancelAll(onlyHere ? market.symbol : null).then(() => onAskAll(false))}
          onCancel={() => onAskAll(false)}
        >
          {onlyHere ? t('trading.cancel.ofMarket', { symbol: market.symbol }) : t('trading.cancel.ofAll')}
        </ConfirmDialog>
      )}
    </div>
  )
}
