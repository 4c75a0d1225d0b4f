// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { Clock } from '../numbers/clock.ts'
import { show } from '../tests/show.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { RangePanel } from './range-panel.tsx'

afterEach(cleanup)

const range = { from: day('2026-11-02'), to: day('2026-11-13') }

test('the button of a search by days names what is searched and the days that are chosen', () => {
  for (const [value, days] of [
    [null, 'Any time'],
    [range, 'Nov 2, 2026 – Nov 13, 2026'],
  ] as const) {
    show(<DateRangeField label="Time" value={value} onChange={() => {}} />)
    const [button] = screen.getAllByRole('button')
    expect([button?.getAttribute('aria-label'), shownTexts(button ?? document.body).join('')]).toEqual([
      `Time: ${days}`,
      days,
    ])
    cleanup()
  }
})

test('VAL-25.ab days that are chosen are in the fields, no later than today; too many are refused at the last one', () => {
  const onChoose = vi.fn<(range: object | null) => void>()
  show(
    <Clock value={() => instant(new Date(2026, 10, 21, 12).getTime())}>
      <RangePanel value={range} most={31} onChoose={onChoose} />
    </Clock>,
  )
  const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name)
  expect([field('From'), field('To')].map(({ value, max }) => [value, max])).toEqual([
    ['2026-11-02', '2026-11-21'],
    ['2026-11-13', '2026-11-21'],
  ])
  fireEvent.change(field('From'), { target: { value: '2026-10-13' } })
  expect(screen.getByText('At most 31 days')).toBeTruthy()
  expect([field('From'), field('To')].map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'false',
    'true',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.change(field('From'), { target: { value: '2026-10-14' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(onChoose.mock.calls).toEqual([
    [{ from: '2026-10-14', to: '2026-11-13' }],
    [{ from: '2026-11-15', to: '2026-11-21' }],
  ])
})
