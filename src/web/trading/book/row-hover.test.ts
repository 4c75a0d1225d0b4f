// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createBookPainter } from './book-painter.ts'
import type { Book } from '../live/levels.ts'
import { sumTo } from './rows.ts'
import { createSumTip } from './sum-tip.ts'

const words = {
  price: (units: bigint) => `${units}.0`,
  amount: (units: bigint) => `${units}`,
  usePrice: 'Use price',
  useAmount: 'Use amount',
}

const bids = (...levels: (readonly [number, number])[]): Book => ({
  bid: levels.map(([price, amount]) => ({ price: BigInt(price), amount: BigInt(amount) })),
  ask: [],
})

test('the sums up to a row equal those of a simple loop over the levels, for any step; averages are truncated', () => {
  const side = fc.uniqueArray(
    fc.record({ price: fc.bigInt({ min: 1n, max: 99n }), amount: fc.bigInt({ min: 1n, max: 9n }) }),
    { maxLength: 20, selector: ({ price }) => price },
  )
  fc.assert(
    fc.property(
      side,
      fc.constantFrom('bid', 'ask'),
      fc.bigInt({ min: 1n, max: 99n }),
      (levels, of, price) => {
        const sorted = levels.toSorted((a, b) => (a.price < b.price === (of === 'ask') ? -1 : 1))
        const taken = levels.filter((level) => (of === 'ask' ? level.price <= price : level.price >= price))
        const amount = taken.reduce((sum, level) => sum + level.amount, 0n)
        const value = taken.reduce((sum, level) => sum + level.amount * level.price, 0n)
        const expected = amount === 0n ? null : { amount, value, average: value / amount }
        expect(sumTo(sorted, of, price)).toEqual(expected)
      },
    ),
  )
})

/** Creates a book with a tooltip of average, amount and value. */
function startWithTip() {
  const hosts = { ask: document.createElement('div'), bid: document.createElement('div') }
  const tip = document.createElement('dl')
  tip.id = 'sums'
  tip.hidden = true
  tip.append(...['dd', 'dd', 'dd'].map((name) => document.createElement(name)))
  document.body.replaceChildren(hosts.ask, hosts.bid, tip)
  const sums = createSumTip(tip, ({ average, amount, value }) => [`${average}`, `${amount}`, `${value}`])
  const painter = createBookPainter(hosts, words, () => {}, sums)
  painter.resize({ ask: 6, bid: 6 })
  painter.show(bids([9, 1], [8, 2], [6, 3]))
  const said = () => (tip.hidden ? null : [...tip.children].map(({ textContent }) => textContent))
  const buttons = hosts.bid.querySelectorAll('button')
  const pointAt = (at: number, pointerType = 'mouse'): void => {
    document.elementFromPoint = () => buttons[at * 2] ?? null
    buttons[at * 2]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  }
  return { hosts, tip, painter, said, buttons, pointAt }
}

test('hovering a row shows the sums up to it, and changes no row', async () => {
  const { hosts, tip, painter, said, pointAt } = startWithTip()
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  observer.observe(hosts.bid, { subtree: true, childList: true, characterData: true, attributes: true })
  pointAt(1)
  expect(said()).toEqual(['8', '3', '25'])
  pointAt(2)
  expect(said()).toEqual(['7', '6', '43'])
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(records).toEqual([])
  observer.disconnect()
  painter.show(bids([9, 5], [8, 2], [6, 3]))
  expect(said()).toEqual(['7', '10', '79'])
  // A pointer that goes over to the tip may read on.
  const leave = (from: Element, relatedTarget: Element): void =>
    void from.dispatchEvent(new PointerEvent('pointerleave', { relatedTarget }))
  leave(hosts.bid, tip)
  expect(said()).not.toBeNull()
  leave(tip, document.body)
  expect(said()).toBeNull()
})

test('without a hovered row, books do not change the sums', async () => {
  const { tip, painter } = startWithTip()
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  observer.observe(tip, { subtree: true, childList: true, characterData: true, attributes: true })
  painter.show(bids([9, 5], [8, 2], [6, 3]))
  painter.show(bids([9, 6], [8, 2], [6, 3]))
  await new Promise((resolve) => setTimeout(resolve, 0))
  observer.disconnect()
  expect(records).toEqual([])
})

test('the sums follow rows that move under a resting pointer', () => {
  const { painter, said, buttons, pointAt } = startWithTip()
  pointAt(0)
  expect(said()).toEqual(['9', '1', '9'])
  document.elementFromPoint = () => buttons[2] ?? null
  painter.show(bids([9, 1], [8, 2], [6, 3]))
  expect(said()).toEqual(['8', '3', '25'])
})

test('Escape hides the sums of a hovered row, wherever the focus is; the next hovered row shows its own', () => {
  const { said, pointAt } = startWithTip()
  pointAt(1)
  expect(said()).not.toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(said()).toBeNull()
  pointAt(2)
  expect(said()).toEqual(['7', '6', '43'])
})

test('a focused row shows its sums instead of the one under a resting mouse', () => {
  const { said, buttons, pointAt } = startWithTip()
  pointAt(2)
  const second = buttons[2]
  if (second === undefined) throw new Error('a row is missing')
  vi.spyOn(second, 'matches').mockReturnValue(true)
  second.focus()
  expect(said()).toEqual(['8', '3', '25'])
})

test('a focused row shows its sums, as its description too, until Escape; touch shows none', () => {
  const { said, buttons, pointAt } = startWithTip()
  pointAt(1, 'touch')
  expect(said()).toBeNull()
  const second = buttons[2]
  if (second === undefined) throw new Error('a row is missing')
  vi.spyOn(second, 'matches').mockReturnValue(true)
  second.focus()
  expect([said(), second.getAttribute('aria-describedby')]).toEqual([['8', '3', '25'], 'sums'])
  second.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(said()).toBeNull()
  second.blur()
  expect(second.hasAttribute('aria-describedby')).toBe(false)
})
