// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choice } from '../form-context.ts'
import { searchChoices } from '../search-choices.ts'
import { Combobox } from './combobox.tsx'

afterEach(cleanup)

const coins: readonly Choice[] = [
  { value: 1, label: 'BTC', description: 'Bitcoin' },
  { value: 2, label: 'ETH', description: 'Éther' },
  { value: 3, label: 'OLD', description: 'Gone', disabled: true },
  { value: 4, label: 'WBTC', description: 'Wrapped' },
]

function show(chosen?: Choice) {
  const onChoose = vi.fn<(choice: Choice) => void>()
  const onKeyDown = vi.fn<(key: string) => void>()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around a form
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <span id="coin__label">Coin</span>
      <Combobox
        id="coin"
        label="Coin"
        find={(query) => searchChoices(coins, query)}
        chosen={chosen}
        shown={chosen?.label ?? ''}
        none="Nothing found"
        invalid={false}
        describedBy="hint"
        onChoose={onChoose}
        onLeave={() => {}}
      />
    </div>,
  )
  return { onChoose, onKeyDown }
}

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: 'Coin' })
const keys = (...names: readonly string[]): void =>
  names.forEach((key) => void fireEvent.keyDown(box(), { key }))
const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const reached = (): string | null =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

test('a closed combobox is an input; a press or an arrow opens the list at the chosen option', () => {
  show(coins[1])
  expect([box().value, box().getAttribute('aria-expanded'), options()]).toEqual(['ETH', 'false', []])
  fireEvent.click(box())
  expect([options().length, reached()]).toEqual([4, 'ETHÉther'])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('ETHÉther')
})

test('arrows wrap around, Enter takes the active option', () => {
  const { onChoose } = show()
  keys('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')
  expect(reached()).toBe('WBTCWrapped')
  keys('Enter')
  expect(onChoose).toHaveBeenCalledWith(coins[3])
  expect(options()).toEqual([])
})

test('typing searches both lines, without accents; the first match is active', () => {
  const { onChoose } = show()
  fireEvent.change(box(), { target: { value: 'ether' } })
  expect(options()).toEqual(['ETHÉther'])
  keys('Enter')
  expect(onChoose).toHaveBeenCalledWith(coins[1])
})

test('options that begin with the query come before those that contain it', () => {
  show()
  fireEvent.change(box(), { target: { value: 'btc' } })
  expect(options()).toEqual(['BTCBitcoin', 'WBTCWrapped'])
})

test('a disabled option cannot be chosen, by key or press', () => {
  const { onChoose } = show()
  fireEvent.change(box(), { target: { value: 'old' } })
  keys('Enter')
  fireEvent.click(screen.getByRole('option'))
  expect(onChoose).not.toHaveBeenCalled()
})

test('Escape closes the list first, and then what contains it', () => {
  const { onKeyDown } = show(coins[0])
  fireEvent.change(box(), { target: { value: 'xyz' } })
  expect(options()).toEqual(['Nothing found'])
  keys('Escape')
  expect([options(), onKeyDown.mock.calls]).toEqual([[], []])
  keys('Escape')
  expect(onKeyDown.mock.calls).toEqual([['Escape']])
})

test('leaving the field chooses nothing and shows the chosen option', () => {
  const { onChoose } = show(coins[0])
  fireEvent.change(box(), { target: { value: 'eth' } })
  fireEvent.blur(box())
  expect([box().value, options()]).toEqual(['BTC', []])
  expect(onChoose).not.toHaveBeenCalled()
})
