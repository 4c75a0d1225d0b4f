import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { useCallback, useMemo, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useColumns } from '#src/web/list/use-columns.ts'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import { fillColumns } from './fill-columns.tsx'
import { panelOrderColumns } from './order-columns.tsx'
import type { ListsProps } from '../products/product.ts'
import styles from './orders.module.css'
import { panelColumns } from './panel-columns.ts'
import { CancelAll } from './cancel-all.tsx'
import { CancelButton } from './cancel-button.tsx'
import { useCancel } from './use-cancel.ts'
import { type Fill, useFills } from './fills.ts'
import { useOpenOrders, usePastOrders } from '../products/product-hooks.ts'

type Tab = 'open' | 'past' | 'fills'

const NONE: readonly never[] = []
/** Width in pixels below which a panel shows cards instead of columns. */
const CARDS_BELOW = 440

const orderKey = ({ orderId }: Order): string => orderId
const fillKey = ({ id }: Fill): string => id

/** The member's open orders, past orders and fills, of this market or of all. */
export function MemberOrders({ market, confirmCancelAll, onAskAll }: ListsProps) {
  const t = useText<AreaKeys['trading']>()
  const [tab, setTab] = useState<Tab>('open')
  const { onlyHere } = useStore(tradingPreferences)
  const { file: orderFile } = useColumns(panelOrderColumns)
  const { file: fillFile } = useColumns(fillColumns)
  const { table: openColumns } = useColumns(panelColumns.open)
  const { table: pastColumns } = useColumns(panelColumns.past)
  const { table: filledColumns } = useColumns(panelColumns.fills)
  const here = onlyHere ? market.symbol : null
  const open = useOpenOrders()
  const past = usePastOrders(here)
  const { cancel, cancelAll, cancelling, isCancellingAll } = useCancel()
  const openHere = useMemo(
    () => open.data?.filter(({ symbol }) => here === null || symbol === here),
    [open.data, here],
  )
  const { fills, failed: failedFills } = useFills({ data: openHere, error: open.error }, past)
  const actions = useCallback(
    (order: Order, isGone: boolean) => (
      <CancelButton
        look="cross"
        order={order}
        isGone={isGone}
        cancelling={cancelling}
        onCancel={(cancelled) => void cancel(cancelled)}
      />
    ),
    [cancel, cancelling],
  )
  const ended = useMemo(() => new Map(past.data?.map((order) => [order.orderId, order])), [past.data])
  const held = { of: here ?? '', gone: (order: Order) => ended.get(order.orderId) ?? order }
  const failed = (asked: typeof open) => failureOf(t('trading.orders.failed'), asked)
  const empty = (title: string) => ({ icon: <DocumentBulletList24Regular />, title })
  const count = openHere?.length ?? 0
  return (
    <div className={styles.panel}>
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
        <div className={styles.tools}>
          <Switch
            look="quiet"
            label={t('trading.orders.onlyHere')}
            checked={onlyHere}
            onChange={(only) => setTradingPreferences({ onlyHere: only })}
          />
          {tab === 'open' && (
            <Button size="small" disabled={openHere?.length === 0} onClick={() => onAskAll(true)}>
              {t('trading.cancel.all')}
            </Button>
          )}
          {tab === 'past' && (
            <ExportButton
              csv={{ name: t('trading.orders.past') }}
              columns={orderFile}
              found={past.data ?? NONE}
              size="small"
            />
          )}
          {tab === 'fills' && (
            <ExportButton
              csv={{ name: t('trading.fills') }}
              columns={fillFile}
              found={fills ?? NONE}
              size="small"
            />
          )}
        </div>
        <div className={styles.scroll}>
          {tab === 'open' && (
            <DataTable
              label={t('trading.orders.open')}
              density="compact"
              bare
              cardsBelow={CARDS_BELOW}
              columns={openColumns}
              rows={openHere}
              rowKey={orderKey}
              failure={failed(open)}
              empty={empty(t('trading.orders.noneOpen'))}
              actions={actions}
              held={held}
            />
          )}
          {tab === 'past' && (
            <DataTable
              label={t('trading.orders.past')}
              density="compact"
              bare
              cardsBelow={CARDS_BELOW}
              columns={pastColumns}
              rows={past.data}
              rowKey={orderKey}
              failure={failed(past)}
              empty={empty(t('trading.orders.nonePast'))}
            />
          )}
          {tab === 'fills' && (
            <DataTable
              label={t('trading.fills')}
              density="compact"
              bare
              cardsBelow={CARDS_BELOW}
              columns={filledColumns}
              rows={fills}
              rowKey={fillKey}
              failure={
                failedFills &&
                failureOf(t(`trading.fills.failed.${failedFills}`), failedFills === 'open' ? open : past)
              }
              empty={empty(t('trading.fills.none'))}
            />
          )}
        </div>
      </Tabs>
      {confirmCancelAll && (
        <CancelAll
          symbol={here}
          busy={isCancellingAll}
          onConfirm={() => void cancelAll(here).then(() => onAskAll(false))}
          onCancel={() => onAskAll(false)}
        />
      )}
    </div>
  )
}
