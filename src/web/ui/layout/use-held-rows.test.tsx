// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HELD_MS, useHeldRows } from './use-held-rows.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type ListProps = { readonly names: readonly string[]; readonly of?: string }

const self = (name: string): string => name

function List({ names, of = 'open' }: ListProps) {
  const { rows, isGone, ref } = useHeldRows({ rows: names, rowKey: self, of })
  return (
    <ul ref={ref}>
      {rows.map((name) => (
        <li key={name}>{isGone(name) ? `(${name})` : name}</li>
      ))}
    </ul>
  )
}

const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const leave = (pointerType: string): boolean =>
  fireEvent(screen.getByRole('list'), new PointerEvent('pointerleave', { pointerType }))

test('rows keep their places under a pointer, new ones are added below, and gaps close when it leaves', () => {
  const { rerender } = render(<List names={['BTC', 'ETH', 'SOL']} />)
  fireEvent.pointerMove(screen.getByText('ETH'))
  rerender(<List names={['DOGE', 'BTC', 'SOL']} />)
  expect(shown()).toEqual(['BTC', '(ETH)', 'SOL', 'DOGE'])
  leave('mouse')
  expect(shown()).toEqual(['DOGE', 'BTC', 'SOL'])
})

test.each([
  ['a finger', () => fireEvent.pointerDown(screen.getByText('BTC')) && leave('touch')],
  ['a key', () => fireEvent.keyDown(screen.getByText('BTC'), { key: 'Enter' })],
  ['a mouse that rests', () => fireEvent.pointerMove(screen.getByText('BTC'))],
])('rows that %s pressed close their gaps some seconds after the last movement', (_what, press) => {
  const { rerender } = render(<List names={['BTC', 'ETH']} />)
  press()
  rerender(<List names={['ETH']} />)
  act(() => void vi.advanceTimersByTime(HELD_MS - 1))
  expect(shown()).toEqual(['(BTC)', 'ETH'])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual(['ETH'])
  expect(vi.getTimerCount()).toBe(0)
})

test('rows close gaps at once without a pointer or focus, and those of another list are not held', () => {
  const { rerender } = render(<List names={['BTC', 'ETH']} />)
  rerender(<List names={['ETH']} />)
  expect(shown()).toEqual(['ETH'])
  fireEvent.pointerMove(screen.getByText('ETH'))
  rerender(<List names={['SOL']} of="past" />)
  expect(shown()).toEqual(['SOL'])
})
