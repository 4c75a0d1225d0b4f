import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal, formatWorth } from '#src/core/money/format.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { AreaOverTime, type TimePoint } from '#src/web/ui/charts/area-over-time.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { walletPreferences } from './preferences.ts'
import styles from './value-chart.module.css'

const HEIGHT = 168
const COVER = '••••'

type ValueChartProps = {
  /** Undefined while they are on their way. */
  readonly points: readonly TimePoint[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** Value over time as a curve, masked where amounts are. */
export function ValueChart({ points, error, isFetching, refetch }: ValueChartProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale, formatMessage } = useIntl()
  const { symbol } = useDisplayCurrency()
  const { hideAmounts } = useStore(walletPreferences)
  const write = (value: Decimal): string => (hideAmounts ? COVER : formatWorth(value, symbol, locale))
  const writeAxis = (value: Decimal): string =>
    hideAmounts ? '' : formatDecimal(value, locale, { places: 0, compact: true })
  if (points !== undefined)
    return (
      <AreaOverTime
        label={t('wallet.overTime')}
        points={points}
        write={write}
        writeAxis={writeAxis}
        height={HEIGHT}
      />
    )
  if (error === null) return <Skeleton height={HEIGHT + 28} />
  return (
    <p className={styles.noChart}>
      {t('wallet.overTimeError')}{' '}
      <Button size="small" busy={isFetching} onClick={refetch}>
        {formatMessage({ id: 'ui.tryAgain' })}
      </Button>
    </p>
  )
}
