import type { AreaKeys } from '#generated/messages/keys.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { DEFAULT_PLACES } from '#src/core/money/arithmetic.ts'
import { min } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'

type BalanceAsideProps = {
  /** Available balance; null while it is unknown. */
  readonly balance: Decimal | null
  /** The most that may be given at once. */
  readonly most: Decimal | null
  readonly unit: string
}

/** Beside the amount: what there is, and all of it that one conversion may take. */
export function BalanceAside({ balance, most, unit }: BalanceAsideProps) {
  const t = useText<AreaKeys['convert']>()
  const { set } = useForm()
  const all = balance === null || most === null ? balance : min(balance, most)
  return (
    <span className={styles.balance}>
      <span>
        {t('convert.balance')} <Amount value={balance} unit={unit} trim />
      </span>
      <Button
        look="subtle"
        size="small"
        className={styles.max}
        disabled={all === null}
        onClick={() => all !== null && set({ needAmount: fillText(all, DEFAULT_PLACES) })}
      >
        {t('convert.max')}
      </Button>
    </span>
  )
}
