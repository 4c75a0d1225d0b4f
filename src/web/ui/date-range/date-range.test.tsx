// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { day, type DayRange } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import { Clock } from '../numbers/clock.ts'
import { show } from '../tests/show.tsx'
import { checkRange, lastDays } from './check-range.ts'
import { RangePanel } from './range-panel.tsx'

afterEach(cleanup)

const today = day('2026-11-21')

test('VAL-25.a a range has two days, in order, at most as long as can be searched', () => {
  expect(checkRange('', '2026-11-21')).toMatchObject({ problem: 'incomplete', at: 'from' })
  expect(checkRange('2026-11-21', '2026-02-30')).toMatchObject({ problem: 'incomplete', at: 'to' })
  expect(checkRange('2026-11-21', '2026-11-20')).toMatchObject({ problem: 'wrong', at: 'to' })
  expect(checkRange('2026-11-21', '2026-11-21')).toMatchObject({ ok: true })
  expect(checkRange('2026-11-01', '2026-11-07', 7)).toMatchObject({ ok: true })
  expect(checkRange('2026-11-01', '2026-11-08', 7)).toMatchObject({ problem: 'tooLong' })
})

test('the last seven days include today', () => {
  expect(lastDays(7, today)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lastDays(1, today)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
})

function panel(value: DayRange | null = null, most?: number) {
  const onChoose = vi.fn<(range: DayRange | null) => void>()
  show(
    <Clock value={() => instant(Date.UTC(2026, 10, 21, 12))}>
      <RangePanel value={value} most={most} onChoose={onChoose} />
    </Clock>,
  )
  return onChoose
}
const type = (label: string, text: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const apply = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Apply' }))

test('VAL-25.b errors are shown beside the fields, missing days only on submit', () => {
  const onChoose = panel()
  type('From', '2026-11-10')
  expect(screen.queryByText('Choose both days')).toBeNull()
  apply()
  expect(screen.getByText('Choose both days')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('To'))
  type('To', '2026-11-09')
  expect(screen.getByText('The last day is before the first')).toBeTruthy()
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  apply()
  expect(onChoose).not.toHaveBeenCalled()
  type('To', '2026-11-12')
  apply()
  expect(onChoose).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-12' })
})

test('preset ranges take one press, and none is longer than can be searched', () => {
  const onChoose = panel(null, 30)
  expect(screen.queryByRole('button', { name: 'Last 90 days' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Last 30 days' }))
  expect(onChoose).toHaveBeenCalledWith({ from: '2026-10-23', to: '2026-11-21' })
  fireEvent.click(screen.getByRole('button', { name: 'Any time' }))
  expect(onChoose).toHaveBeenCalledWith(null)
})
