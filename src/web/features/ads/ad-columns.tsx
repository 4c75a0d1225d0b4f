import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Ad } from '#generated/models/ad.ts'
import { AdShelf } from '#generated/models/ad-shelf.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import { payModes } from '#src/web/c2c/ad.ts'
import { CountryName } from '#src/web/c2c/country-name.tsx'
import { formatDecimal, NO_VALUE } from '#src/core/money/format.ts'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import { Price } from '#src/web/ui/numbers/price.tsx'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { isFixed, priceNow } from './ad.ts'
import styles from './ads.module.css'

/** Number, type, country, currency, price, quantity, remaining, limits, pay methods and shelf (ENT-02). */
export const adColumns: readonly ListColumn<Ad, AreaKeys['ads']>[] = [
  {
    id: 'number',
    header: 'ads.number',
    cell: ({ id, coinUnit, advertiseType }, { t }) => (
      <span className={styles.name}>
        <Side side={advertiseType} unit={coinUnit} />
        <span className={styles.id}>{t('ads.numberOf', { id })}</span>
      </span>
    ),
    card: 'title',
  },
  {
    id: 'country',
    header: 'ads.country',
    cell: ({ country, localCurrency }) => (
      <span className={styles.name}>
        <CountryName of={country} />
        <span className={styles.id}>{localCurrency ?? NO_VALUE}</span>
      </span>
    ),
    priority: 3,
    card: 'note',
  },
  {
    id: 'price',
    header: 'ads.price',
    align: 'end',
    cell: (ad, { t, locale }) => (
      <span className={styles.end}>
        <Price value={priceNow(ad)} places={MONEY_PLACES} {...unitOf(ad.localCurrency)} />
        <span className={styles.id}>
          {isFixed(ad)
            ? t('ads.fixed')
            : t('ads.premiumOf', { percent: percentText(ad.premiseRate, locale, { trim: true }) })}
        </span>
      </span>
    ),
    card: 'value',
  },
  {
    id: 'remaining',
    header: 'ads.remaining',
    align: 'end',
    cell: ({ remainAmount, number, coinUnit }, { t, locale }) => (
      <span className={styles.end}>
        <Amount value={remainAmount} unit={coinUnit} trim />
        <span className={styles.id}>
          {t('ads.ofQuantity', {
            quantity: formatDecimal(number, locale, { unit: coinUnit, trim: true }),
          })}
        </span>
      </span>
    ),
  },
  {
    id: 'limits',
    header: 'ads.limits',
    align: 'end',
    cell: ({ minLimit, maxLimit, localCurrency }) => (
      <span className={styles.limits}>
        <AmountRange from={minLimit} to={maxLimit} trim {...unitOf(localCurrency)} />
      </span>
    ),
    priority: 2,
  },
  {
    id: 'pay',
    header: 'ads.pay',
    cell: ({ payMode }) => (
      <ul className={styles.pays}>
        {payModes(payMode).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    priority: 3,
  },
  {
    id: 'shelf',
    header: 'ads.shelf',
    cell: ({ status }, { t }) =>
      status === AdShelf.PUT_ON_SHELVES ? (
        <Badge tone="good">{t('ads.filter.on')}</Badge>
      ) : (
        <Badge tone="still">{t('ads.filter.off')}</Badge>
      ),
    card: 'badge',
  },
]

const unitOf = (currency: string | null | undefined) =>
  currency === null || currency === undefined ? {} : { unit: currency }

function Side({ side, unit }: { readonly side: AdSide; readonly unit: string }) {
  const t = useText<AreaKeys['ads']>()
  return side === AdSide.BUY ? (
    <Badge tone="up">{t('ads.buyOf', { unit })}</Badge>
  ) : (
    <Badge tone="down">{t('ads.sellOf', { unit })}</Badge>
  )
}
