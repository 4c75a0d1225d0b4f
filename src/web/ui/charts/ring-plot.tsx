import { Pie, PieChart } from 'recharts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { RingSlice } from './allocation-ring.tsx'

/** Parts thinner than this cannot be seen. */
const THINNEST = 0.8
const EDGE = 128

/** The drawing, loaded with the first chart. */
export function RingPlot({ slices }: { readonly slices: readonly RingSlice[] }) {
  const data = slices.map(({ id, percent }, index) => ({
    id,
    size: Math.max(THINNEST, toChartNumber(percent)),
    fill: `var(--colorSlice${Math.min(index, 4) + 1})`,
  }))
  return (
    <PieChart width={EDGE} height={EDGE} accessibilityLayer={false}>
      <Pie
        data={data}
        dataKey="size"
        nameKey="id"
        rootTabIndex={-1}
        innerRadius={52}
        outerRadius={64}
        startAngle={90}
        endAngle={-270}
        paddingAngle={slices.length > 1 ? 2 : 0}
        stroke="none"
        isAnimationActive={false}
      />
    </PieChart>
  )
}
