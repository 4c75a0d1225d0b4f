import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../rate-text.ts'
import { termText } from '../term-text.ts'
import styles from '../earn.module.css'

/** Coin and term, and at the end of the line the rate. */
export function ProductTitle({ product }: { readonly product: LockedSavingsActivity }) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const { coinUnit: unit, rate } = product
  return (
    <>
      <span className={styles.titleCoin}>
        <CoinDisc unit={unit} size={24} />
        {t('earn.productTitle', { unit, term: termText(product, t) })}
      </span>{' '}
      <span className={styles.titleRate}>
        {rateText(rate, locale)} <span className={styles.small}>{t('earn.aYear')}</span>
      </span>
    </>
  )
}
