import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderRow } from '#generated/models/otc-order-row.ts'
import { OtcOrderSide } from '#generated/models/otc-order-side.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { STATE_OF, STATE_TONES } from '#src/web/c2c/order-status.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import styles from '../c2c-orders.module.css'

type OrderColumn = ListColumn<OtcOrderRow, AreaKeys['c2c-orders']>

const unitOf = (currency: string | null | undefined) =>
  currency === null || currency === undefined ? {} : { unit: currency }

const sideKey = ({ type }: OtcOrderRow) =>
  type === OtcOrderSide.BUY ? ('c2c-orders.buyOf' as const) : ('c2c-orders.sellOf' as const)

/** Number, time, side and coin, amount, price, money, counterparty and state (ENT-04). */
export const orderColumns: readonly OrderColumn[] = [
  {
    id: 'number',
    header: 'c2c-orders.number',
    card: 'note',
    cell: ({ orderSn, createTime }, { locale }) => (
      <span className={styles.two}>
        <span className={styles.sn}>{orderSn}</span>
        <span className={styles.second}>{formatInstant(createTime, locale, 'minute')}</span>
      </span>
    ),
    csv: ({ orderSn }) => orderSn,
  },
  { id: 'time', header: 'c2c-orders.time', csv: { time: ({ createTime }) => createTime } },
  {
    id: 'side',
    header: 'c2c-orders.side',
    card: 'title',
    cell: (row, { t }) => (
      <Badge tone={row.type === OtcOrderSide.BUY ? 'up' : 'down'}>
        {t(sideKey(row), { unit: row.unit })}
      </Badge>
    ),
    csv: (row, { t }) => t(sideKey(row), { unit: row.unit }),
  },
  {
    id: 'amount',
    header: 'c2c-orders.amount',
    align: 'end',
    cell: ({ amount, unit }) => <Amount value={amount} unit={unit} trim />,
    csv: ({ amount }) => amount,
  },
  {
    id: 'price',
    header: 'c2c-orders.price',
    align: 'end',
    priority: 2,
    cell: ({ price, currency }) => <Price value={price} {...unitOf(currency)} />,
    csv: ({ price }) => price,
  },
  {
    id: 'money',
    header: 'c2c-orders.money',
    align: 'end',
    card: 'value',
    cell: ({ money, currency }) => (
      <Amount value={money} places={2} minimumPlaces={2} {...unitOf(currency)} />
    ),
    csv: ({ money }) => money,
  },
  { id: 'currency', header: 'c2c-orders.currency', csv: ({ currency }) => currency ?? '' },
  {
    id: 'with',
    header: 'c2c-orders.with',
    cell: ({ name }) => <span className={styles.person}>{name}</span>,
    csv: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'c2c-orders.state',
    card: 'badge',
    priority: 3,
    cell: ({ status }, { t }) => {
      const state = STATE_OF[status]
      return <Badge tone={STATE_TONES[state]}>{t(`c2c-orders.state.${state}`)}</Badge>
    },
    csv: ({ status }, { t }) => t(`c2c-orders.state.${STATE_OF[status]}`),
  },
]
