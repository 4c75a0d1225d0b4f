import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { fromUnits } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { pressProps } from '#src/web/ui/primitives/press.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './order-form.module.css'
import own from './share-slider.module.css'

const MARKS = [0, 25, 50, 75, 100] as const

type ShareSliderProps = {
  readonly percent: number
  readonly disabled: boolean
  readonly onChange: (percent: number) => void
}

/** The slider of the share of the balance: dragged, or pressed at a quarter. */
export function ShareSlider({ percent, disabled, onChange }: ShareSliderProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const write = (share: number): string => percentText(fromUnits(BigInt(share), 0), locale, {})
  return (
    <div className={own.slider} data-disabled={disabled}>
      <div className={own.track} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
        {MARKS.map((mark) => (
          <u key={mark} style={{ left: `${mark}%` }} data-on={mark <= percent} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={disabled}
        aria-label={t('trading.form.share')}
        aria-valuetext={write(percent)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            style={{ left: `${mark}%` }}
            aria-label={t('trading.form.useShare', { share: write(mark) })}
            {...pressProps(disabled, () => onChange(mark))}
          >
            {write(mark)}
          </button>
        ))}
      </div>
    </div>
  )
}
