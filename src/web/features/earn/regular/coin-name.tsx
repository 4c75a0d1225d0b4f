import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './matrix.module.css'

type CoinNameProps = { readonly unit: string; readonly balance: Decimal | null | undefined }

/** A coin, and below it what the member has of it in the spot account. */
export function CoinName({ unit, balance }: CoinNameProps) {
  const t = useText<AreaKeys['earn']>()
  return (
    <span className={styles.coin}>
      <CoinDisc unit={unit} />
      <span className={styles.names}>
        <span className={styles.unit}>{unit}</span>
        {balance !== undefined && (
          <span className={styles.small}>
            {t('earn.iHave')} <Amount value={balance} trim />
          </span>
        )}
      </span>
    </span>
  )
}
