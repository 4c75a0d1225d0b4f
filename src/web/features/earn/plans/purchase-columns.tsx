import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import { AutoInvestOrderStatus } from '#generated/models/auto-invest-order-status.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import styles from '../earn.module.css'
import { reasonOf } from './fail-reason.ts'

type PurchaseColumn = ListColumn<AutoInvestOrder, AreaKeys['earn']>

const isBought = ({ status }: AutoInvestOrder): boolean => status === AutoInvestOrderStatus.SUCCESS

/** Coins that were added to what the plan holds; null where nothing was bought. */
const gotOf = (row: AutoInvestOrder): Decimal | null =>
  isBought(row) ? subtract(row.num ?? ZERO, row.fee ?? ZERO) : null

/** Price of a purchase, before its fee; null where nothing was bought. */
const priceOf = ({ num, baseNum }: AutoInvestOrder): Decimal | null =>
  num !== null && isPositive(num) ? divide(baseNum, num) : null

const spentOf = (row: AutoInvestOrder): Decimal => (isBought(row) ? row.baseNum : ZERO)

/** Time, coins, price, money, fee, and what became of it with the reason of a failure. */
export const purchaseColumns: readonly PurchaseColumn[] = [
  {
    id: 'time',
    header: 'earn.investDate',
    card: 'note',
    cell: ({ investTime }, { locale }) => formatInstant(investTime, locale, 'minute'),
    csv: { time: ({ investTime }) => investTime },
  },
  {
    id: 'coin',
    header: 'earn.coin',
    card: 'title',
    cell: ({ coinUnit, baseUnit }) => `${coinUnit}/${baseUnit}`,
    csv: ({ coinUnit, baseUnit }) => `${coinUnit}/${baseUnit}`,
  },
  {
    id: 'got',
    header: 'earn.got',
    align: 'end',
    card: 'value',
    cell: (row) => <Amount value={gotOf(row)} unit={row.coinUnit} trim />,
    csv: gotOf,
  },
  {
    id: 'price',
    header: 'earn.price',
    align: 'end',
    priority: 2,
    cell: (row) => <Price value={priceOf(row)} />,
    csv: priceOf,
  },
  {
    id: 'spent',
    header: 'earn.paid',
    align: 'end',
    cell: (row) => <Amount value={spentOf(row)} unit={row.baseUnit} trim />,
    csv: spentOf,
  },
  {
    id: 'fee',
    header: 'earn.fee',
    align: 'end',
    priority: 3,
    cell: ({ fee, coinUnit }) => <Amount value={fee} unit={coinUnit} trim />,
    csv: ({ fee }) => fee,
  },
  {
    id: 'result',
    header: 'earn.result',
    card: 'badge',
    cell: (row, { t }) =>
      isBought(row) ? (
        <Badge tone="good">{t('earn.boughtRun')}</Badge>
      ) : (
        <span className={styles.two}>
          <Badge tone="bad">{t('earn.failedRun')}</Badge>
          <span className={styles.small}>{t(`earn.fail.${reasonOf(row)}`, { unit: row.baseUnit })}</span>
        </span>
      ),
    csv: (row, { t }) =>
      isBought(row)
        ? t('earn.boughtRun')
        : `${t('earn.failedRun')}: ${t(`earn.fail.${reasonOf(row)}`, { unit: row.baseUnit })}`,
  },
]
