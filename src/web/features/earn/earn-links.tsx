import { useGetFinanceTotal } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { EARN_ORDERS_PATH, FINANCE_ASSETS_PATH, RECURRING_PLANS_PATH } from '#src/web/paths/paths.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Link } from 'react-router-dom'
import styles from './earn.module.css'

/** A member's total in products with its interest, and the ways to orders and plans. */
export function EarnLinks() {
  const t = useText<AreaKeys['earn']>()
  const { symbol, rate } = useDisplayCurrency()
  const { data } = useGetFinanceTotal({ query: { select: dataOf } })
  const worth = (value: Decimal | undefined) => (
    <Money value={value === undefined ? null : multiply(value, rate)} symbol={symbol} />
  )
  return (
    <div className={styles.links}>
      <Link to={FINANCE_ASSETS_PATH} className={styles.earned ?? ''}>
        <span>
          <span className={styles.small}>{t('earn.inEarn')}</span>
          <b>{worth(data?.total)}</b>
        </span>
        <span>
          <span className={styles.small}>{t('earn.interestSoFar')}</span>
          <b>{worth(data?.earn)}</b>
        </span>
      </Link>
      <LinkButton to={EARN_ORDERS_PATH}>{t('earn.myOrders')}</LinkButton>
      <LinkButton to={RECURRING_PLANS_PATH}>{t('earn.myPlans')}</LinkButton>
    </div>
  )
}
