import { useIntl } from 'react-intl'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { lazyChunk } from '../loading/lazy-chunk.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'

const AreaPlot = lazyChunk(() => import('./area-plot.tsx').then(({ AreaPlot: part }) => part))

export type TimePoint = {
  readonly at: Instant
  readonly value: Decimal
  /** A second value that the first is compared with. */
  readonly base?: Decimal
}

/** Names of both values, where points have two. */
export type LineNames = { readonly value: string; readonly base: string }

type AreaOverTimeProps = {
  readonly label: string
  /** In the order of time. */
  readonly points: readonly TimePoint[]
  /** Formats a value, exact, for tooltip and table. */
  readonly write: (value: Decimal) => string
  /** Formats a value for the axis, where there is little room; the same when left out. */
  readonly writeAxis?: (value: Decimal) => string
  readonly names?: LineNames
  /** Days where points are whole days. */
  readonly precision?: 'minute' | 'day'
  /** Pixels. */
  readonly height?: number
}

/** A value over time: one line over a tinted area, and a dashed one where it is compared with another. */
export function AreaOverTime(props: AreaOverTimeProps) {
  const { label, points, write, writeAxis = write, names, precision = 'minute', height = 220 } = props
  const intl = useIntl()
  const rows = points.map(({ at, value, base }) => [
    formatInstant(at, intl.locale, precision),
    write(value),
    ...(base === undefined ? [] : [write(base)]),
  ])
  const heads = [
    intl.formatMessage({ id: 'ui.chart.time' }),
    ...(names === undefined ? [intl.formatMessage({ id: 'ui.chart.value' })] : [names.value, names.base]),
  ]
  return (
    <ChartFrame label={label} height={height} table={<ChartTable label={label} heads={heads} rows={rows} />}>
      <AreaPlot
        points={points}
        write={write}
        writeAxis={writeAxis}
        precision={precision}
        {...(names !== undefined && { names })}
      />
    </ChartFrame>
  )
}
