import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { ShieldCheckmark16Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import type { Country } from '#generated/models/country.ts'
import { countryName } from '#src/web/forms/country.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import styles from './ad-preview.module.css'
import { type AdFormValue, amountOf, currencyOf } from './ad-form-value.ts'

type AdPreviewProps = {
  readonly sketch: AdFormValue
  readonly unit: string | null
  readonly countries: readonly Country[]
  /** Price of one coin now. */
  readonly price: Decimal | null
}

/** Keeps the preview's room until there is something to show. */
export const PreviewSkeleton = () => <Skeleton height={320} />

/**
 * Shows the ad as others will see it while it is written. It is a picture: its button does nothing and takes no focus.
 */
export function AdPreview({ sketch, unit, countries, price }: AdPreviewProps) {
  const t = useText<AreaKeys['ads']>()
  const { locale } = useIntl()
  const member = useMember()
  const currency = currencyOf(sketch, countries)
  const country = countries.find(({ zhName }) => zhName === sketch.country)
  const pays = sketch['pay[]'] ?? []
  // The customer of a sale buys.
  const isBuying = sketch.advertiseType !== AdSide.BUY
  const money = currency === null ? {} : { unit: currency }
  const coins = unit === null ? {} : { unit }
  return (
    <Card labelledBy="ad-preview" className={styles.preview}>
      <div className={styles.top}>
        <h2 id="ad-preview" className={styles.label}>
          {t('ads.preview')}
        </h2>
        <Eye16Regular aria-hidden />
      </div>
      <div className={styles.who}>
        <span>
          <span className={styles.name}>{member?.username ?? ''}</span>
          <span className={styles.label}>{t('ads.previewTrades')}</span>
        </span>
        <ShieldCheckmark16Regular aria-hidden />
      </div>
      <dl className={styles.facts}>
        <div className={styles.wide}>
          <dt>{t('ads.price')}</dt>
          <dd className={styles.price}>
            <Price value={price} places={MONEY_PLACES} />{' '}
            {currency !== null && unit !== null && (
              <span className={styles.label}>{t('ads.perCoin', { currency, unit })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('ads.quantity')}</dt>
          <dd>
            <Amount value={amountOf(sketch.number)} {...coins} />
          </dd>
        </div>
        <div>
          <dt>{t('ads.limits')}</dt>
          <dd>
            {sketch.minLimit === undefined && sketch.maxLimit === undefined ? (
              NO_VALUE
            ) : (
              <AmountRange from={amountOf(sketch.minLimit)} to={amountOf(sketch.maxLimit)} {...money} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('ads.payWithin')}</dt>
          <dd>{sketch.timeLimit === undefined ? NO_VALUE : t('ads.minutes', { count: sketch.timeLimit })}</dd>
        </div>
        <div>
          <dt>{t('ads.country')}</dt>
          <dd>{country === undefined ? NO_VALUE : countryName(country, locale)}</dd>
        </div>
      </dl>
      {pays.length > 0 && (
        <ul className={styles.pays} aria-label={t('ads.pay')}>
          {pays.map((pay) => (
            <li key={pay}>{pay}</li>
          ))}
        </ul>
      )}
      {(sketch.remark ?? '') !== '' && <p className={styles.remark}>{sketch.remark}</p>}
      {unit !== null && (
        <span className={styles.act} data-side={isBuying ? 'buy' : 'sell'} aria-hidden="true">
          {t(isBuying ? 'ads.buyOf' : 'ads.sellOf', { unit })}
        </span>
      )}
    </Card>
  )
}
