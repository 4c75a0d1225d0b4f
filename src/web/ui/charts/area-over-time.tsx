import { useIntl } from 'react-intl'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { lazyChunk } from '../loading/lazy-chunk.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'

const AreaPlot = lazyChunk(() => import('./area-plot.tsx').then(({ AreaPlot: part }) => part))

export type TimePoint = { readonly at: Instant; readonly value: Decimal }

type AreaOverTimeProps = {
  readonly label: string
  /** In the order of time. */
  readonly points: readonly TimePoint[]
  /** Formats a value, exact, for tooltip and table. */
  readonly write: (value: Decimal) => string
  /** Formats a value for the axis, where there is little room; the same when left out. */
  readonly writeAxis?: (value: Decimal) => string
  /** Pixels. */
  readonly height?: number
}

/** A value over time: one line over a tinted area. */
export function AreaOverTime({ label, points, write, writeAxis = write, height = 220 }: AreaOverTimeProps) {
  const intl = useIntl()
  const rows = points.map(
    ({ at, value }) => [formatInstant(at, intl.locale, 'minute'), write(value)] as const,
  )
  const heads = [
    intl.formatMessage({ id: 'ui.chart.time' }),
    intl.formatMessage({ id: 'ui.chart.value' }),
  ] as const
  return (
    <ChartFrame label={label} height={height} table={<ChartTable label={label} heads={heads} rows={rows} />}>
      <AreaPlot points={points} write={write} writeAxis={writeAxis} />
    </ChartFrame>
  )
}
