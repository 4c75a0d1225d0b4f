// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type BookFilled, createBookPainter } from './book-painter.ts'
import type { Book, Level } from '../live/levels.ts'

const words = {
  price: (units: bigint) => `${units}.0`,
  amount: (units: bigint) => `${units}`,
  usePrice: 'Use price',
  useAmount: 'Use amount',
}

function start(count = 6) {
  const hosts = { ask: document.createElement('div'), bid: document.createElement('div') }
  document.body.replaceChildren(hosts.ask, hosts.bid)
  const onFill = vi.fn<(filled: BookFilled) => void>()
  const painter = createBookPainter(hosts, words, onFill)
  painter.resize({ ask: count, bid: count })
  return { hosts, painter, onFill }
}

/** Returns the accessible name of a button: the texts of the elements that it names. */
const nameOf = (button: Element | null | undefined): string | undefined =>
  button
    ?.getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Returns the rows that a side shows, best price first. */
const seen = (host: HTMLElement): string[] =>
  [...host.querySelectorAll<HTMLElement>('div > div')]
    .filter((line) => line.firstElementChild instanceof HTMLButtonElement && !line.hidden)
    .map((line) => [...line.querySelectorAll('button')].map(nameOf).join(', '))

const bids = (...levels: (readonly [number, number])[]): Book => ({
  bid: levels.map(([price, amount]) => ({ price: BigInt(price), amount: BigInt(amount) })),
  ask: [],
})

test('each cell is a named button', () => {
  const { hosts, painter } = start()
  painter.show(bids([9, 1], [8, 2]))
  expect(seen(hosts.bid)).toEqual(['Use price 9.0, Use amount 1', 'Use price 8.0, Use amount 2'])
})

test('after any sequence of updates the page shows the book', () => {
  const book = fc.uniqueArray(
    fc.record({ price: fc.nat({ max: 15 }), amount: fc.integer({ min: 1, max: 3 }) }),
    {
      maxLength: 9,
      selector: ({ price }) => price,
    },
  )
  fc.assert(
    fc.property(fc.array(book, { maxLength: 8 }), (books) => {
      const { hosts, painter } = start()
      for (const levels of books) {
        const sorted = levels.toSorted((a, b) => b.price - a.price)
        painter.show(bids(...sorted.map(({ price, amount }) => [price, amount] as const)))
        expect(seen(hosts.bid)).toEqual(
          sorted.slice(0, 6).map(({ price, amount }) => `Use price ${price}.0, Use amount ${amount}`),
        )
      }
    }),
    { numRuns: 150 },
  )
})

test('a new best price changes one row, one text of totals and the bars; the other rows stay the same elements', async () => {
  const { hosts, painter } = start(6)
  const level = (price: number): Level => ({ price: BigInt(price), amount: 5n })
  const book = (best: number): Book => ({
    bid: Array.from({ length: 20 }, (_, at) => level(best - at)),
    ask: Array.from({ length: 20 }, (_, at) => level(best + 1 + at)),
  })
  painter.show(book(100))
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  observer.observe(hosts.bid, { subtree: true, childList: true, characterData: true, attributes: true })
  painter.show(book(100))
  painter.show(book(101))
  await new Promise((resolve) => setTimeout(resolve, 0))
  observer.disconnect()
  expect(seen(hosts.bid)[0]).toBe('Use price 101.0, Use amount 5')
  // Taken out, put in, and its price; totals and bars of equal amounts stay as they are.
  expect(records.length).toBeLessThanOrEqual(5)
})

test('a press uses the row that was there when it began', () => {
  const { hosts, painter, onFill } = start()
  painter.show(bids([9, 1], [8, 2]))
  const [price, amount] = hosts.bid.querySelectorAll('button')
  price?.click()
  expect(onFill).toHaveBeenLastCalledWith({ side: 'bid', price: 9n, amount: null })
  amount?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  painter.show(bids([9, 7], [8, 2]))
  amount?.click()
  expect(onFill).toHaveBeenLastCalledWith({ side: 'bid', price: 9n, amount: 1n })
})

test('the book is one tab stop, and arrows move through both sides', () => {
  const { hosts, painter } = start()
  painter.show({ ...bids([9, 1], [8, 2]), ask: [{ price: 10n, amount: 4n }] })
  const stops = () => [...document.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops().map(nameOf)).toEqual(['Use price 9.0'])
  const press = (key: string): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
  stops()[0]?.focus()
  press('ArrowUp')
  press('ArrowRight')
  expect(nameOf(document.activeElement)).toBe('Use amount 4')
  press('End')
  expect([nameOf(document.activeElement), stops().length]).toEqual(['Use amount 2', 1])
  painter.show({ bid: [], ask: [{ price: 11n, amount: 4n }] })
  expect(stops().map(nameOf)).toEqual(['Use price 11.0'])
  expect(hosts.bid.querySelectorAll('button')).toHaveLength(12)
})

test('rows with own orders are marked', () => {
  const { hosts, painter } = start()
  painter.show(bids([9, 1], [8, 2]))
  painter.setOwn({ bid: new Set([8n]), ask: new Set() })
  expect(hosts.bid.querySelectorAll('[data-own]')).toHaveLength(1)
  painter.show(bids([10, 1], [9, 2]))
  painter.show(bids())
  expect(hosts.bid.querySelectorAll('[data-own]')).toHaveLength(0)
})

test('a small book: prices are named buttons, amounts are plain text, and there are no totals', () => {
  const hosts = { ask: document.createElement('div'), bid: document.createElement('div') }
  document.body.replaceChildren(hosts.ask, hosts.bid)
  const onFill = vi.fn<(filled: BookFilled) => void>()
  const painter = createBookPainter(hosts, { ...words, useAmount: null }, onFill)
  painter.resize({ ask: 5, bid: 5 })
  painter.show(bids([9, 1], [8, 2]))
  expect(seen(hosts.bid)).toEqual(['Use price 9.0', 'Use price 8.0'])
  expect(Array.from(hosts.bid.querySelectorAll('div > div > div'), ({ textContent }) => textContent)).toEqual(
    ['9.01', '8.02', '', '', ''],
  )
  hosts.bid.querySelector('button')?.click()
  expect(onFill).toHaveBeenLastCalledWith({ side: 'bid', price: 9n, amount: null })
})
