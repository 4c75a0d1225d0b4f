import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide } from '#src/core/money/arithmetic.ts'
import { equals, isPositive, isZero } from '#src/core/money/compare.ts'
import { type Decimal, ONE } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../earn.module.css'

type EnoughForProps = { readonly amount: Decimal | null; readonly unit: string }

/** Says for how many purchases the spot account has enough now: a plan without money fails, which must not surprise. */
export function EnoughFor({ amount, unit }: EnoughForProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const balance = useSpotBalances()(unit)
  if (balance === null || amount === null || !isPositive(amount)) return null
  const times = divide(balance, amount, 0)
  const isNone = isZero(times)
  const text = isNone ? 'earn.notEnough' : equals(times, ONE) ? 'earn.enoughForOne' : 'earn.enoughFor'
  return (
    <p className={styles.enough} data-bad={isNone}>
      {t(text, {
        balance: formatDecimal(balance, locale, { unit, trim: true }),
        times: formatDecimal(times, locale, { places: 0 }),
      })}
    </p>
  )
}
