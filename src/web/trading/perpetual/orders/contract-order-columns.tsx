import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { MarketLink } from '../../orders/market-link.tsx'
import styles from '../perpetual.module.css'
import { toneOf } from '../positions/figure-texts.ts'
import type { ContractOrder } from './contract-order.ts'
import { kindKey, stateKey } from './contract-order-words.ts'

type OrderColumn = ListColumn<ContractOrder, AreaKeys['positions']>

/** The columns of contract orders (ENT-05), for tables, cards and CSV files. */
export const contractOrderColumns: readonly OrderColumn[] = [
  {
    id: 'time',
    header: 'positions.time',
    cell: ({ time }, { locale }) => (
      <span className={styles.quiet}>{formatInstant(time, locale, 'second')}</span>
    ),
    sort: { kind: 'number', of: ({ time }) => time },
    firstDescending: true,
    csv: { time: ({ time }) => time },
    card: 'note',
  },
  {
    id: 'contract',
    header: 'positions.contract',
    cell: ({ symbol }) => <MarketLink symbol={symbol} />,
    sort: { kind: 'text', of: ({ symbol }) => symbol },
    csv: ({ symbol }) => symbol,
    card: 'title',
  },
  {
    id: 'act',
    header: 'positions.act',
    cell: ({ action, direction }, { t }) => (
      <span
        className={styles.live}
        data-tone={(action === 'open') === (direction === 'long') ? 'up' : 'down'}
      >
        {t('positions.act.of', { action, direction })}
      </span>
    ),
    csv: ({ action, direction }, { t }) => t('positions.act.of', { action, direction }),
    card: 'value',
  },
  {
    id: 'kind',
    header: 'positions.kind',
    cell: (order, { t }) => t(kindKey(order)),
    csv: (order, { t }) => t(kindKey(order)),
    priority: 4,
  },
  {
    id: 'trigger',
    header: 'positions.trigger',
    align: 'end',
    cell: ({ triggerPrice }) => <Amount value={triggerPrice} />,
    csv: ({ triggerPrice }) => triggerPrice,
    isIdle: ({ triggerPrice }) => triggerPrice === null,
    priority: 3,
  },
  {
    id: 'price',
    header: 'positions.price',
    align: 'end',
    cell: ({ price }, { t }) => (price === null ? t('positions.kind.market') : <Amount value={price} />),
    sort: { kind: 'decimal', of: ({ price }) => price },
    csv: ({ price }) => price,
  },
  {
    id: 'average',
    header: 'positions.average',
    align: 'end',
    cell: ({ average }) => <Amount value={average} places={8} trim minimumPlaces={2} />,
    csv: ({ average }) => average,
    isIdle: ({ average }) => average === null,
    priority: 2,
  },
  {
    id: 'volume',
    header: 'positions.volume',
    align: 'end',
    cell: ({ size, sizeUnit }) => <Amount value={size} unit={sizeUnit} />,
    sort: { kind: 'decimal', of: ({ size }) => size },
    csv: ({ size }) => size,
  },
  {
    id: 'filled',
    header: 'positions.filled',
    align: 'end',
    cell: ({ filled, sizeUnit }) => <Amount value={filled} unit={sizeUnit} />,
    csv: ({ filled }) => filled,
    priority: 3,
  },
  {
    id: 'turnover',
    header: 'positions.turnover',
    align: 'end',
    cell: ({ turnover, money: { coin, places } }) => (
      <Amount value={turnover} unit={coin} places={places} minimumPlaces={places} />
    ),
    csv: ({ turnover }) => turnover,
    isIdle: ({ turnover }) => turnover === null,
    priority: 4,
  },
  {
    id: 'margin',
    header: 'positions.margin',
    align: 'end',
    cell: ({ margin, money: { coin, places } }) => (
      <Amount value={margin} unit={coin} places={places} minimumPlaces={places} />
    ),
    csv: ({ margin }) => margin,
    priority: 3,
  },
  {
    id: 'profit',
    header: 'positions.realised',
    align: 'end',
    cell: ({ profit, money: { coin, places } }) => (
      <span className={styles.live} data-tone={toneOf(profit)}>
        <Amount value={profit} unit={coin} sign="always" places={places} minimumPlaces={places} />
      </span>
    ),
    csv: ({ profit }) => profit,
    isIdle: ({ profit }) => profit === null,
  },
  {
    id: 'fee',
    header: 'positions.fee',
    align: 'end',
    cell: ({ fee, money }) => (
      <Amount value={fee} unit={money.coin} places={8} trim minimumPlaces={money.places} />
    ),
    csv: ({ fee }) => fee,
    isIdle: ({ fee }) => fee === null,
    priority: 4,
  },
  {
    id: 'state',
    header: 'positions.state',
    cell: (order, { t }) => <span>{t(stateKey(order))}</span>,
    csv: (order, { t }) => t(stateKey(order)),
    card: 'badge',
  },
]

const columnsBut = (...ids: readonly string[]): readonly OrderColumn[] =>
  contractOrderColumns.filter(({ id }) => !ids.includes(id))

/** Columns of orders that wait: what fills bring is not known yet. */
export const openContractOrderColumns = columnsBut('average', 'turnover', 'profit', 'fee')

const RARE: ReadonlySet<string> = new Set(['trigger', 'margin'])

/** Columns of orders that have ended on a page of their own. Fourteen of them need a wide screen. */
export const listedContractOrderColumns: readonly OrderColumn[] = contractOrderColumns.map((column) =>
  RARE.has(column.id) ? { ...column, priority: 1 } : column,
)

/** Columns of orders that have ended, in a panel. Their fees stand in the file, and in the records. */
export const pastContractOrderColumns = columnsBut('filled', 'margin', 'fee')
