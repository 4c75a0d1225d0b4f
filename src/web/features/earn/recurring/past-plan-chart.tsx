import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { PastPoint } from '#src/core/earn/past-plan.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { instant } from '#src/core/time/instant.ts'
import { AreaOverTime } from '#src/web/ui/charts/area-over-time.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { thinned } from './thinned.ts'
import styles from './past-plan.module.css'

type PastPlanChartProps = { readonly points: readonly PastPoint[]; readonly unit: string }

/** The worth of a plan of the past at each time, over what it had spent. */
export function PastPlanChart({ points, unit }: PastPlanChartProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const write = (value: Decimal): string =>
    formatDecimal(value, locale, { places: 2, minimumPlaces: 2, unit })
  const writeAxis = (value: Decimal): string => formatDecimal(value, locale, { places: 2, trim: true })
  const names = { value: t('earn.worth'), base: t('earn.paid') }
  return (
    <>
      <AreaOverTime
        label={t('earn.chart')}
        points={thinned(points).map(({ time, value, spent }) => ({ at: instant(time), value, base: spent }))}
        names={names}
        precision="day"
        write={write}
        writeAxis={writeAxis}
        height={220}
      />
      <p className={styles.legend} aria-hidden>
        <span data-line="value">{names.value}</span>
        <span data-line="base">{names.base}</span>
      </p>
    </>
  )
}
