import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import { isZero } from '#src/core/money/compare.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn, Words } from '#src/web/list/list-description.ts'
import { labActivityPath } from '#src/web/paths/paths.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { kindOf } from '../activity-kind.ts'
import { amountUnit, quantity } from '../amount-text.ts'
import styles from '../lab.module.css'
import { frozenOf, STATE_TONES, stateOf } from './order-state.ts'

type OrderColumn = ListColumn<ActivityOrder, AreaKeys['lab']>
type LabWords = Words<AreaKeys['lab']>

const counted = ({ type, coinSymbol, baseSymbol }: ActivityOrder) => ({
  type,
  unit: coinSymbol,
  acceptUnit: baseSymbol,
})

const amountText = (order: ActivityOrder, words: LabWords): string =>
  quantity(order.amount, amountUnit(counted(order)), words)

const grantedText = (order: ActivityOrder, words: LabWords): string | null => {
  const { granted = null, coinSymbol, type } = order
  if (granted === null) return null
  return quantity(granted, kindOf(type) === 'mining' ? null : coinSymbol, words)
}

const activity: OrderColumn = {
  id: 'activity',
  header: 'lab.column.activity',
  card: 'title',
  cell: ({ activityId, activityName, type, coinSymbol }, { t }) => (
    <span className={styles.coin}>
      <CoinDisc unit={coinSymbol} size={24} />
      <span className={styles.two}>
        <Link to={labActivityPath(activityId)} className={styles.strong ?? ''}>
          {activityName || t('lab.activityNumber', { number: activityId })}
        </Link>
        <span className={styles.small}>{t(`lab.type.${type}`)}</span>
      </span>
    </span>
  ),
  csv: ({ activityId, activityName }) => activityName || activityId,
}

const time: OrderColumn = {
  id: 'time',
  header: 'lab.column.time',
  card: 'note',
  cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
  csv: { time: ({ createTime }) => createTime },
}

const amounts: readonly OrderColumn[] = [
  {
    id: 'amount',
    header: 'lab.column.amount',
    align: 'end',
    cell: (order, words) => <span className={styles.number}>{amountText(order, words)}</span>,
    csv: ({ amount }) => amount,
  },
  {
    id: 'price',
    header: 'lab.column.price',
    align: 'end',
    priority: 2,
    isIdle: ({ price }) => (price ?? null) === null,
    cell: ({ price = null, baseSymbol }) => (
      <Amount value={price !== null && isZero(price) ? null : price} unit={baseSymbol} trim />
    ),
    csv: ({ price }) => price ?? null,
  },
  {
    id: 'turnover',
    header: 'lab.column.turnover',
    align: 'end',
    cell: ({ turnover, baseSymbol }) => <Amount value={turnover} unit={baseSymbol} trim />,
    csv: ({ turnover }) => turnover,
  },
  {
    id: 'frozen',
    header: 'lab.column.frozen',
    align: 'end',
    cell: (order) => <Amount value={frozenOf(order)} unit={order.baseSymbol} trim />,
    csv: frozenOf,
  },
  { id: 'paidWith', header: 'lab.column.paidWith', csv: ({ baseSymbol }) => baseSymbol },
  {
    id: 'granted',
    header: 'lab.column.granted',
    align: 'end',
    isIdle: ({ granted }) => (granted ?? null) === null,
    cell: (order, words) => grantedText(order, words) ?? <Amount value={null} />,
    csv: ({ granted }) => granted ?? null,
  },
  { id: 'coin', header: 'lab.column.coin', csv: ({ coinSymbol }) => coinSymbol },
]

const state: OrderColumn = {
  id: 'state',
  header: 'lab.column.state',
  card: 'badge',
  cell: (order, { t }) => {
    const name = stateOf(order)
    return <Badge tone={STATE_TONES[name]}>{t(`lab.state.${name}`)}</Badge>
  },
  csv: (order, { t }) => t(`lab.state.${stateOf(order)}`),
}

/** All of a participation: activity, type, time, amount, price, cost, what is frozen, what it gave, state. */
export const orderColumns: readonly OrderColumn[] = [
  activity,
  { id: 'type', header: 'lab.fact.type', csv: ({ type }, { t }) => t(`lab.type.${type}`) },
  time,
  ...amounts,
  state,
]

/** The same on the screen of its activity, which says name and type itself. */
export const orderColumnsOfActivity: readonly OrderColumn[] = [
  { ...time, card: 'title' },
  ...amounts.filter(({ id }) => id !== 'price'),
  state,
]
