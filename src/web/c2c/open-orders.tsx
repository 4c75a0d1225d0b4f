import { Link } from 'react-router-dom'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { c2cOrderPath } from '#src/web/paths/query-paths.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './open-orders.module.css'
import { OrderCountdown } from './order-countdown.tsx'
import type { OpenOrder } from './use-open-orders.ts'

type OpenOrdersProps = { readonly orders: readonly OpenOrder[]; readonly most?: number }

/** The orders that go on, each with what is to be done now and its countdown. Nothing where there are none. */
export function OpenOrders({ orders: all, most = Infinity }: OpenOrdersProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const orders = all.slice(0, most)
  if (orders.length === 0) return null
  return (
    <ul className={styles.open} aria-label={t('c2c-orders.openOrders')}>
      {orders.map((order) => (
        <li key={order.orderSn}>
          <OpenOrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

function OpenOrderCard({ order }: { readonly order: OpenOrder }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const { step, orderSn, money, currency, amount, unit, name, side } = order
  const values = {
    money: formatDecimal(money, locale, {
      places: 2,
      minimumPlaces: 2,
      ...((currency ?? null) !== null && { unit: currency ?? '' }),
    }),
    amount: formatDecimal(amount, locale, { unit, trim: true }),
    name,
  }
  const isMine = step === 'pay' || step === 'release'
  return (
    <Link to={c2cOrderPath(orderSn)} className={styles.openCard} data-mine={isMine}>
      <span className={styles.openHead}>
        <Badge tone={isMine ? 'waiting' : 'resting'}>{t(`c2c-orders.step.${step}`)}</Badge>
        <OrderCountdown orderSn={orderSn} />
      </span>
      <strong className={styles.openTitle}>{t(`c2c-orders.todo.${step}`, values)}</strong>
      <span className={styles.second}>
        {t(`c2c-orders.about.${side}`, values)} · {orderSn}
      </span>
    </Link>
  )
}
