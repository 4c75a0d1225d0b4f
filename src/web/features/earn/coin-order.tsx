import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsOrder } from '#generated/models/locked-savings-order.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './earn.module.css'
import { rateText } from './rate-text.ts'
import { termText } from './term-text.ts'

/** The amount of an order, and below it term and rate. */
export function CoinOrder({ order }: { readonly order: LockedSavingsOrder }) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  return (
    <span className={styles.coinOrder}>
      <CoinDisc unit={order.coinUnit} />
      <span className={styles.two}>
        <span className={styles.strong}>
          <Amount value={order.num} unit={order.coinUnit} trim />
        </span>
        <span className={styles.small}>
          {t('earn.termAt', { term: termText(order, t), rate: rateText(order.rate, locale) })}
        </span>
      </span>
    </span>
  )
}
