import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './dialogs.module.css'

const PARTS = [25n, 50n, 75n, 100n] as const
const HUNDRED = fromUnits(100n, 0)

type PartButtonsProps = { readonly whole: Decimal; readonly places: number }

/** Buttons that fill in a part of a position's volume, cut to whole lots; all of it is not cut. */
export function PartButtons({ whole, places }: PartButtonsProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { set, leave } = useForm()
  const partOf = (percent: bigint): Decimal =>
    percent === 100n ? whole : truncate(divide(multiply(whole, fromUnits(percent, 0)), HUNDRED), places)
  return (
    <fieldset className={styles.parts} aria-label={t('positions.close.part')}>
      {PARTS.map((percent) => (
        <Button
          key={String(percent)}
          size="small"
          onClick={() => {
            set({ volume: toText(partOf(percent)) })
            leave('volume')
          }}
        >
          {percentText(fromUnits(percent, 0), locale, {})}
        </Button>
      ))}
    </fieldset>
  )
}
