import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { useEffect, useRef } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertCoin } from '#generated/models/convert-coin.ts'
import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { toText } from '#src/core/money/decimal.ts'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'

type SyncPairProps = {
  /** The coin that is given, with its limits. */
  readonly coin: ConvertCoin | undefined
  /** Amount that would arrive now; it becomes the given amount when the direction is swapped. */
  readonly got: Decimal | null
}

/** Keeps two different coins in the form, tells what may be given at once, and turns the direction on demand. */
export function SyncPair({ coin, got }: SyncPairProps) {
  const t = useText<AreaKeys['convert']>()
  const { value, set } = useForm()
  const { fromUnit, toUnit } = value as Partial<ConvertValue>
  const before = useRef({ fromUnit, toUnit })
  useEffect(() => {
    const was = before.current
    // Choosing the coin of the other side swaps the pair.
    if (fromUnit !== undefined && fromUnit === toUnit)
      set(fromUnit === was.fromUnit ? { fromUnit: was.toUnit } : { toUnit: was.fromUnit }, false)
    else before.current = { fromUnit, toUnit }
  }, [fromUnit, toUnit, set])
  const turn = (): void =>
    set({ fromUnit: toUnit, toUnit: fromUnit, ...(got !== null && { needAmount: toText(got) }) })
  return (
    <div className={styles.between}>
      <span className={styles.limits}>
        {coin !== undefined && (
          <>
            {t('convert.limits')}{' '}
            <AmountRange from={coin.minAmount} to={coin.maxAmount} unit={coin.coinUnit} trim />
          </>
        )}
      </span>
      <IconButton label={t('convert.turn')} icon={<ArrowSort16Regular />} onClick={turn} />
    </div>
  )
}
