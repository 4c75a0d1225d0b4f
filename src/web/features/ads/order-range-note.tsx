import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useListCurrencies } from '#generated/client/currency/currency.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Country } from '#generated/models/country.ts'
import type { TradableCoin } from '#generated/models/tradable-coin.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { listText } from '#src/core/text/list-text.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import {
  hasOrderRange,
  largestOrder,
  LEAST_ORDER,
  LEAST_PRICE,
  leastPremium,
  MOST_COINS,
  currenciesWithRange,
} from './order-range.ts'
import styles from './order-range-note.module.css'

type OrderRoomNoteProps = {
  readonly unit: string | null
  readonly currency: string | null
  /** Of one coin in the currency, on the market and on the ad; null while unknown. */
  readonly market: Decimal | null
  readonly price: Decimal | null
  readonly coins: readonly TradableCoin[]
  readonly countries: readonly Country[]
}

/** As many names as one takes in at a glance. */
const MOST_NAMES = 5

/**
 * Below the choice of coin and currency: says at once when no order fits between the least order and the most coins
 * (VAL-11, VAL-13), and what does work.
 */
export function OrderRangeNote({ unit, currency, market, price, coins, countries }: OrderRoomNoteProps) {
  const shown = price ?? market
  const isTight =
    unit !== null && currency !== null && market !== null && shown !== null && !hasOrderRange(shown)
  return (
    <output>{isTight && <Tight {...{ unit, currency, market, coins, countries }} price={shown} />}</output>
  )
}

type TightProps = OrderRoomNoteProps & {
  readonly unit: string
  readonly currency: string
  readonly market: Decimal
  readonly price: Decimal
}

function Tight({ unit, currency, market, price, coins, countries }: TightProps): ReactNode {
  const t = useText<AreaKeys['ads']>()
  const { locale } = useIntl()
  const { data: rates = [] } = useListCurrencies({ query: { select: dataOf, staleTime: Infinity } })
  const money = (value: Decimal): string => formatDecimal(value, locale, { unit: currency, trim: true })
  const names = (all: readonly string[]): string => listText(all.slice(0, MOST_NAMES), locale, 'disjunction')
  const premium = leastPremium(market)
  const otherCoins = coins
    .filter((coin) => coin.status !== 1 && hasOrderRange(coin.marketPrice))
    .map((coin) => coin.unit)
  const localCurrencies = countries.map(({ localCurrency }) => localCurrency)
  const currencies = currenciesWithRange(market, currency, rates, localCurrencies)
  const percent = premium && percentText(premium, locale, { trim: true })
  return (
    <div className={styles.room}>
      <Warning16Regular aria-hidden />
      <div>
        <p className={styles.title}>{t('ads.room.title', { unit, currency })}</p>
        <p>
          {t('ads.room.text', {
            least: money(LEAST_ORDER),
            coins: formatDecimal(MOST_COINS, locale, { unit, trim: true }),
            most: money(largestOrder(price)),
            price: money(price),
          })}
        </p>
        <p>{t('ads.room.works')}</p>
        <ul className={styles.ways}>
          {otherCoins.length > 0 && <li>{t('ads.room.coins', { coins: names(otherCoins) })}</li>}
          {currencies.length > 0 && <li>{t('ads.room.currencies', { currencies: names(currencies) })}</li>}
          {percent !== null && <li>{t('ads.room.premium', { premium: percent })}</li>}
          <li>{t('ads.room.price', { price: money(LEAST_PRICE) })}</li>
        </ul>
      </div>
    </div>
  )
}
