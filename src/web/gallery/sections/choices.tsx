import { useState } from 'react'
import type { DayRange } from '#src/core/time/day.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

const TABS = [
  { value: 'unpaid', label: 'Unpaid', count: 2 },
  { value: 'paid', label: 'Paid' },
  { value: 'finished', label: 'Finished' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'appealing', label: 'Appealing' },
] as const
const PERIODS = ['Time', '15m', '1h', '4h', '1D'].map((value) => ({ value, label: value }))
const SIDES = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
]
const VIEWS = ['Candles', 'Depth', 'Info'].map((value) => ({
  value,
  label: value,
  disabled: value === 'Info',
}))

export function Choices() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('unpaid')
  const [small, setSmall] = useState<(typeof TABS)[number]['value']>('paid')
  const [period, setPeriod] = useState('1h')
  const [view, setView] = useState('Candles')
  const [side, setSide] = useState('buy')
  const [range, setRange] = useState<DayRange | null>(null)
  const [hidden, setHidden] = useState(true)
  const [search, setSearch] = useState('btc')
  return (
    <div className={styles.grid}>
      <Cell title="Tabs">
        <Tabs label="Orders" value={tab} tabs={TABS} onChange={setTab}>
          <p className={styles.pad}>{tab}</p>
        </Tabs>
        <Tabs label="Orders, small" size="small" value={small} tabs={TABS} onChange={setSmall}>
          <p className={styles.pad}>{small}</p>
        </Tabs>
      </Cell>
      <Cell title="Segments">
        <div className={styles.stack}>
          <Segments label="View" value={view} options={VIEWS} onChange={setView} />
          <Segments label="Period" look="chips" value={period} options={PERIODS} onChange={setPeriod} />
          <Segments
            label="Side"
            look="side"
            size="large"
            block
            value={side}
            options={SIDES}
            onChange={setSide}
          />
        </div>
      </Cell>
      <Cell title="Switches">
        <div className={styles.stack}>
          <Switch label="Price alerts" checked={hidden} onChange={setHidden} />
          <Switch label="Hide small amounts" look="quiet" checked={hidden} onChange={setHidden} />
          <Switch label="Floating price" look="field" checked={hidden} onChange={setHidden} />
        </div>
      </Cell>
      <Cell title="Fields of a bar">
        <div className={styles.row}>
          <SearchField label="Search markets" value={search} onChange={setSearch} />
          <SelectFilter label="Side" value={side} options={SIDES} onChange={setSide} />
          <DateRangeField label="Date" value={range} onChange={setRange} />
        </div>
      </Cell>
    </div>
  )
}
