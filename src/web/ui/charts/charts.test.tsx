// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { november } from '#tests/support/local-time.ts'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { show } from '../tests/show.tsx'
import { AllocationRing } from './allocation-ring.tsx'
import { AreaOverTime } from './area-over-time.tsx'

vi.mock('./area-plot.tsx', () => ({ AreaPlot: () => <i /> }))
vi.mock('./ring-plot.tsx', () => ({ RingPlot: () => <i /> }))

afterEach(cleanup)

const points = [
  { at: instant(november(12, 7, 5).ms), value: decimal('10.5'), base: decimal('9') },
  { at: instant(november(13, 8, 6).ms), value: decimal('11.25'), base: decimal('9.5') },
]
const write = (value: Decimal): string => `${toText(value)} USD`

test('a chart over time is a table as well, by one press: time, value and what it is compared with', async () => {
  show(<AreaOverTime label="Worth" points={points} write={write} names={{ value: 'Now', base: 'Paid in' }} />)
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(await shownTable('Worth')).toEqual([
    ['Time', 'Now', 'Paid in'],
    ['Nov 12, 2026, 07:05', '10.5 USD', '9 USD'],
    ['Nov 13, 2026, 08:06', '11.25 USD', '9.5 USD'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.queryByRole('table')).toBeNull()
  cleanup()
  const single = points.map(({ at, value }) => ({ at, value }))
  show(<AreaOverTime label="Price" points={single} write={write} precision="day" />)
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(await shownTable('Price')).toEqual([
    ['Time', 'Value'],
    ['Nov 12, 2026', '10.5 USD'],
    ['Nov 13, 2026', '11.25 USD'],
  ])
})

test('parts of a whole are listed with name, worth and share, the largest first', () => {
  const slices = [
    { id: 'spot', label: 'Spot', percent: decimal('66.66'), value: '$200' },
    { id: 'swap', label: 'Perpetuals', percent: decimal('33.34') },
  ]
  show(<AllocationRing label="Accounts" slices={slices} middle="Total" />)
  expect(screen.getAllByRole('listitem').map((slice) => shownTexts(slice))).toEqual([
    ['Spot', '$200', '66.6%'],
    ['Perpetuals', '33.3%'],
  ])
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-slice]')].map(({ dataset }) => dataset['slice']),
  ).toEqual(['1', '2'])
})
