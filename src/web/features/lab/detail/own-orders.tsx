import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker'
import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import type { ListView } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../lab.module.css'
import { orderColumnsOfActivity } from '../orders/order-columns.tsx'

const view: ListView<ActivityOrder, AreaKeys['lab']> = {
  title: 'lab.ownOrders',
  error: 'lab.ordersError',
  empty: { icon: <Beaker24Regular />, title: 'lab.noOwnOrders' },
  columns: orderColumnsOfActivity,
  rowKey: ({ id }) => id,
  cardsBelow: 720,
}

type OwnOrdersProps = { readonly asked: Retryable; readonly orders: readonly ActivityOrder[] | null }

/** A member's participations in one activity. */
export function OwnOrders({ asked, orders }: OwnOrdersProps) {
  const t = useText<AreaKeys['lab']>()
  const id = useId()
  return (
    <Card labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('lab.ownOrders')}
        </h2>
      </div>
      {orders?.length === 0 ? (
        <p className={styles.body}>{t('lab.noOwnOrders')}</p>
      ) : (
        <List list={{ view, asked, rows: orders ?? undefined, filterKey: '' }} />
      )}
    </Card>
  )
}
