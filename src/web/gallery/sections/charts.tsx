import { type Decimal, decimal, fromUnits } from '#src/core/money/decimal.ts'
import { formatDecimal, formatWorth } from '#src/core/money/format.ts'
import { instant } from '#src/core/time/instant.ts'
import { AllocationRing } from '#src/web/ui/charts/allocation-ring.tsx'
import { AreaOverTime } from '#src/web/ui/charts/area-over-time.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

const DAY = 86_400_000
const points = Array.from({ length: 90 }, (_, index) => ({
  at: instant(1_787_454_000_000 + index * DAY),
  value: fromUnits(12_100_000n + BigInt(index * 9000 + ((index * 7919) % 211) * 1500), 2),
}))
const write = (value: Decimal): string => formatWorth(value, '$', 'en')
const writeAxis = (value: Decimal): string => formatDecimal(value, 'en', { places: 0 })
const slices = [
  { id: 'btc', label: 'BTC', percent: decimal('44.2'), value: '$56,830.75' },
  { id: 'usdt', label: 'USDT', percent: decimal('25.6'), value: '$32,880.55' },
  { id: 'eth', label: 'ETH', percent: decimal('18.1'), value: '$23,182.36' },
  { id: 'sol', label: 'SOL', percent: decimal('7.4'), value: '$9,506.69' },
  { id: 'others', label: '17 others', percent: decimal('4.7'), value: '$6,059.97' },
]

export function Charts() {
  return (
    <div className={styles.grid}>
      <Cell title="Value over time">
        <AreaOverTime label="Total value" points={points} write={write} writeAxis={writeAxis} />
      </Cell>
      <Cell title="Allocation">
        <AllocationRing
          label="Allocation"
          slices={slices}
          middle={
            <>
              <b>21</b>
              <span>coins</span>
            </>
          }
        />
      </Cell>
    </div>
  )
}
