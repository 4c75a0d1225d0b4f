import { useIntl } from 'react-intl'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { axisValue } from '#src/core/money/chart.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { ChartTip } from '#src/web/ui/charts/chart-tip.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Market, useFormats } from '../market.ts'
import type { DepthPoint } from './depth.ts'

type DepthPlotProps = { readonly market: Market; readonly points: readonly DepthPoint[] }

const AXIS = { fontSize: 11, fill: 'var(--colorChartAxis)' } as const

/** Draws the depth as steps that grow from the middle to both sides. */
export function DepthPlot({ market, points }: DepthPlotProps) {
  const { locale } = useIntl()
  const { price: places } = market.scales
  const axis = (value: number, digits: number): string =>
    formatDecimal(axisValue(value, digits), locale, {
      places: digits,
      minimumPlaces: 0,
      compact: true,
      trim: true,
    })
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={[...points]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--colorChartGrid)" />
        <XAxis
          dataKey="x"
          type="number"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(value: number) => axis(value, places)}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          minTickGap={48}
        />
        <YAxis
          orientation="right"
          tickFormatter={(value: number) => axis(value, 2)}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={64}
        />
        <Tooltip
          cursor={{ stroke: 'var(--colorChartCrosshair)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={<DepthTip market={market} points={points} />}
        />
        {(['bid', 'ask'] as const).map((side) => (
          <Area
            key={side}
            dataKey={side}
            type={side === 'bid' ? 'stepBefore' : 'stepAfter'}
            stroke={side === 'bid' ? 'var(--colorUp)' : 'var(--colorDown)'}
            strokeWidth={2}
            fill={side === 'bid' ? 'var(--colorDepthBid)' : 'var(--colorDepthAsk)'}
            fillOpacity={1}
            isAnimationActive={false}
            dot={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  )
}

type DepthTipProps = DepthPlotProps & { readonly active?: boolean; readonly label?: string | number }

function DepthTip({ market, points, active = false, label }: DepthTipProps) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const point = active ? points.find(({ x }) => x === label) : undefined
  if (point === undefined) return null
  return (
    <ChartTip
      title={`${t(point.side === 'bid' ? 'trading.buy' : 'trading.sell')} ${formats.priceUnits(point.price)}`}
      lines={[t('trading.depth.total', { total: formats.amountUnits(point.total), coin: market.amountUnit })]}
    />
  )
}
