import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useLive } from '#src/web/streams/use-live.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import { stepsFor } from '../live/levels.ts'
import styles from './step-choice.module.css'
import { useProduct } from '../products/use-product.tsx'

type StepChoiceProps = {
  readonly market: Market
  readonly step: bigint
  readonly onChange: (step: bigint) => void
}

/** The choice of the price step by which levels are grouped. */
export function StepChoice({ market, step, onChange }: StepChoiceProps) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  // How many steps suit the price changes with its number of digits only.
  const digits = useLive(
    useProduct().book(market),
    ({ state }) => String(state?.bid[0]?.price ?? state?.ask[0]?.price ?? 1n).length,
  )
  const steps = stepsFor(10n ** BigInt(digits))
  return (
    <span className={styles.step}>
      <select
        aria-label={t('trading.book.step')}
        value={String(step)}
        onChange={(event) => onChange(BigInt(event.target.value))}
      >
        {steps.map((each) => (
          <option key={String(each)} value={String(each)}>
            {formats.priceUnits(each)}
          </option>
        ))}
      </select>
      <ChevronDown12Regular />
    </span>
  )
}
