import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { max, min } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { LineNames, TimePoint } from './area-over-time.tsx'
import { ticksOf } from './axis.ts'
import { ChartTip } from './chart-tip.tsx'

type AreaPlotProps = {
  readonly points: readonly TimePoint[]
  readonly write: (value: Decimal) => string
  readonly writeAxis: (value: Decimal) => string
  readonly precision: 'minute' | 'day'
  readonly names?: LineNames
}

const YEAR_MS = 366 * 86_400_000

const AXIS = { fontSize: 11, fill: 'var(--colorChartAxis)' } as const
const DAY_AXIS = { ...AXIS, textAnchor: 'start' } as const

/** The drawing, loaded with the first chart. Floats are pixels here; what is written comes from the decimals. */
export function AreaPlot({ points, write, writeAxis, precision, names }: AreaPlotProps) {
  const { locale } = useIntl()
  const data = useMemo(
    () =>
      points.map((point) => ({
        ...point,
        y: toChartNumber(point.value),
        z: point.base === undefined ? null : toChartNumber(point.base),
      })),
    [points],
  )
  const ticks = useMemo(() => valueTicks(points), [points])
  // The same day of two years is two days.
  const dayStyle = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0) > YEAR_MS ? 'short' : 'date'
  const labels = new Map(ticks.map((tick) => [toChartNumber(tick), writeAxis(tick)]))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--colorChartGrid)" />
        <XAxis
          dataKey="at"
          tickFormatter={(at: TimePoint['at']) => formatInstant(at, locale, dayStyle)}
          // A day begins at its point: the first is not cut off at the edge.
          tick={DAY_AXIS}
          tickLine={false}
          axisLine={false}
          // Clear of the lowest value, which may stand at the corner.
          tickMargin={8}
          minTickGap={56}
          interval="equidistantPreserveStart"
        />
        <YAxis
          orientation="right"
          domain={['auto', 'auto']}
          ticks={[...labels.keys()]}
          tickFormatter={(tick: number) => labels.get(tick) ?? ''}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={64}
          interval={0}
        />
        <Tooltip
          cursor={{ stroke: 'var(--colorChartCrosshair)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={
            <AreaTip
              points={points}
              write={write}
              precision={precision}
              {...(names !== undefined && { names })}
            />
          }
        />
        <Area
          dataKey="y"
          type="linear"
          stroke="var(--colorCompoundBrandStroke)"
          strokeWidth={2}
          fill="var(--colorChartArea)"
          fillOpacity={1}
          isAnimationActive={false}
          activeDot={{ r: 4, stroke: 'var(--colorNeutralBackground1)', strokeWidth: 2 }}
        />
        {names !== undefined && (
          <Area
            dataKey="z"
            type="linear"
            stroke="var(--colorNeutralForeground3)"
            strokeWidth={1.5}
            strokeDasharray="4 4"
            fill="none"
            isAnimationActive={false}
            activeDot={false}
          />
        )}
      </AreaChart>
    </ResponsiveContainer>
  )
}

type AreaTipProps = Pick<AreaPlotProps, 'points' | 'write' | 'precision' | 'names'> & {
  /** Set by the chart: whether the pointer is over it, and the moment below it. */
  readonly active?: boolean
  readonly label?: string | number
}

function AreaTip({ points, write, precision, names, active = false, label }: AreaTipProps) {
  const { locale } = useIntl()
  const point = active ? points.find(({ at }) => at === label) : undefined
  if (point === undefined) return null
  const { at, value, base } = point
  const lines =
    names === undefined || base === undefined
      ? [write(value)]
      : [`${names.value} ${write(value)}`, `${names.base} ${write(base)}`]
  return <ChartTip title={formatInstant(at, locale, precision)} lines={lines} />
}

function valueTicks(points: readonly TimePoint[]): readonly Decimal[] {
  const [first, ...rest] = points.flatMap(({ value, base }) => (base === undefined ? [value] : [value, base]))
  if (first === undefined) return []
  return ticksOf(rest.reduce(min, first), rest.reduce(max, first))
}
