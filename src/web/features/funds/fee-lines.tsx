import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { isGreater } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { feeOf, receivedOf } from './fee.ts'
import styles from './funds.module.css'

type FeeLinesProps = {
  readonly network: CoinNetwork
  /** A larger amount is reviewed by staff first; null while unknown. */
  readonly threshold: Decimal | null
}

/** Shows limits, fee and received amount of a withdrawal before it is sent, and says if it will be reviewed. */
export function FeeLines({ network, threshold }: FeeLinesProps) {
  const t = useText<AreaKeys['funds']>()
  const { value } = useForm()
  const { money = '' } = value as Partial<WithdrawValue>
  const { decimals: places, coinName: unit, minWithdraw, maxWithdraw } = network
  const amount = parseDecimal(money)
  const isReviewed = amount !== null && threshold !== null && isGreater(amount, threshold)
  const exact = { unit, places, trim: true }
  return (
    <div className={styles.lines}>
      <Facts>
        <Fact name={t('funds.limits')}>
          <AmountRange from={minWithdraw} to={maxWithdraw} {...exact} />
        </Fact>
        <Fact name={t('funds.fee')}>
          <Amount value={amount && feeOf(amount, network)} {...exact} />
        </Fact>
        <Fact name={t('funds.arrives')} strong>
          <Amount value={amount && receivedOf(amount, network)} {...exact} />
        </Fact>
      </Facts>
      {isReviewed && <p className={styles.small}>{t('funds.isReviewed')}</p>}
    </div>
  )
}
