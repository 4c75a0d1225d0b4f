import { Person12Regular } from '@fluentui/react-icons/svg/person'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import { MemberLevel } from '#generated/models/member-level.ts'
import { divide, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { PayNames } from '#src/web/c2c/pay-names.tsx'
import { Person } from '#src/web/c2c/person.tsx'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { c2cMemberPath } from '#src/web/paths/query-paths.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import styles from '../c2c.module.css'

type OfferColumn = ListColumn<AdOffer, AreaKeys['c2c']>

type ColumnsOf = {
  readonly currency: string
  /** Money that the customer wants to pay or get; null where nothing was typed. */
  readonly money: Decimal | null
  /** Market price of one coin in the currency; null while unknown. */
  readonly market: Decimal | null
  readonly myId: string | null
}

const HUNDRED = decimal('100')
const PERCENT_PLACES = 2

/** Percent by which a price is above the market price; null where that is unknown. */
const percentAbove = (price: Decimal, market: Decimal | null): Decimal | null =>
  market === null || !isPositive(market)
    ? null
    : divide(multiply(subtract(price, market), HUNDRED), market, PERCENT_PLACES)

/** Merchant, price, coins for the typed money, remaining amount over the limits, payment types (ENT-02, FEAT-18). */
export const offerColumns = ({ currency, money, market, myId }: ColumnsOf): readonly OfferColumn[] => [
  {
    id: 'merchant',
    header: 'c2c.merchant',
    card: 'title',
    cell: ({ memberName, memberId, level, transactions }, { t }) => (
      <Person
        name={memberName}
        isCertified={level === MemberLevel.IDENTIFICATION}
        trades={transactions}
        badge={
          memberId === myId && (
            <Badge tone="active" icon={<Person12Regular />}>
              {t('c2c.yours')}
            </Badge>
          )
        }
      >
        <Link to={c2cMemberPath(memberName)}>{memberName}</Link>
      </Person>
    ),
  },
  {
    id: 'price',
    header: 'c2c.price',
    align: 'end',
    card: 'value',
    cell: ({ price, localCurrency }, { t, locale }) => {
      const above = percentAbove(price, market)
      return (
        <span className={styles.end}>
          <span className={styles.price}>
            <Price value={price} unit={localCurrency ?? currency} />
          </span>
          {above !== null && (
            <span className={styles.second}>
              {t('c2c.toMarket', {
                percent: percentText(above, locale, { places: 2, minimumPlaces: 2, sign: 'always' }),
              })}
            </span>
          )}
        </span>
      )
    },
  },
  ...(money === null ? [] : [forMoney(money)]),
  {
    id: 'available',
    header: 'c2c.available',
    align: 'end',
    cell: ({ remainAmount, unit, minLimit, maxLimit, localCurrency }) => (
      <span className={styles.end}>
        <Amount value={remainAmount} unit={unit} trim />
        <span className={styles.second}>
          <AmountRange from={minLimit} to={maxLimit} trim unit={localCurrency ?? currency} />
        </span>
      </span>
    ),
  },
  {
    id: 'pay',
    header: 'c2c.pay',
    priority: 2,
    cell: ({ payMode }) => <PayNames payMode={payMode} />,
  },
  {
    id: 'time',
    header: 'c2c.payWithin',
    align: 'end',
    priority: 3,
    isIdle: ({ timeLimit }) => (timeLimit ?? null) === null,
    cell: ({ timeLimit }, { t }) =>
      (timeLimit ?? null) === null ? NO_VALUE : t('c2c.minutes', { count: timeLimit ?? 0 }),
  },
]

const forMoney = (money: Decimal): OfferColumn => ({
  id: 'coins',
  header: 'c2c.forMoney',
  align: 'end',
  cell: ({ price, unit }) => (
    <Amount value={isPositive(price) ? divide(money, price) : null} unit={unit} places={8} trim />
  ),
})
