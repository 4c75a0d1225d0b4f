// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import type { KeyedTrade } from '../live/trades.ts'
import { createTradePainter } from './trade-painter.ts'

const ROOM = 5

const keyed = (key: number): KeyedTrade => ({
  key,
  trade: {
    price: decimal(`${key}`),
    amount: decimal('1'),
    direction: key % 3 === 0 ? null : key % 2 === 0 ? 'BUY' : 'SELL',
    time: instant(key),
  },
})

function start() {
  const list = document.createElement('ol')
  const painter = createTradePainter(list, {
    price: ({ price }) => toText(price),
    amount: ({ amount }) => toText(amount),
    time: ({ time }) => `${time}`,
    bought: 'bought',
    sold: 'sold',
  })
  painter.resize(ROOM)
  const seen = (): number[] =>
    [...list.children].map((line) => Number.parseInt(line.firstElementChild?.textContent ?? '', 10))
  return { list, painter, seen }
}

test('a line shows price, side, amount and time', () => {
  const { list, painter } = start()
  painter.show([keyed(4), keyed(3), keyed(1)])
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['4bought14', '313', '1sold11'])
  expect([...list.querySelectorAll('[data-side]')].map((cell) => cell.getAttribute('data-side'))).toEqual([
    'BUY',
    'SELL',
  ])
})

test('after any sequence of updates the page shows the newest trades, and remaining lines are the same elements', () => {
  const trades = fc
    .uniqueArray(fc.nat({ max: 20 }), { maxLength: 9 })
    .map((keys) => keys.toSorted((a, b) => b - a))
  fc.assert(
    fc.property(fc.array(trades, { maxLength: 6 }), (lists) => {
      const { list, painter, seen } = start()
      let before = new Map<number, Element>()
      for (const keys of lists) {
        painter.show(keys.map(keyed))
        expect(seen()).toEqual(keys.slice(0, ROOM))
        const now = new Map([...list.children].map((line, at) => [seen()[at] ?? 0, line]))
        expect([...now].every(([key, line]) => !before.has(key) || line === before.get(key))).toBe(true)
        before = now
      }
    }),
    { numRuns: 100 },
  )
})

test('only added and removed lines are touched', async () => {
  const { list, painter } = start()
  painter.show([5, 4, 3, 2, 1].map(keyed))
  const records: MutationRecord[] = []
  const observer = new MutationObserver((more) => void records.push(...more))
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
  const touched = async (keys: readonly number[]): Promise<number> => {
    painter.show(keys.map(keyed))
    await new Promise((resolve) => setTimeout(resolve, 0))
    return records
      .splice(0)
      .reduce((sum, { addedNodes, removedNodes }) => sum + addedNodes.length + removedNodes.length, 0)
  }
  expect(await touched([5, 4, 3, 2, 1])).toBe(0)
  expect(await touched([7, 6, 5, 4, 3, 2, 1])).toBe(4)
  expect(await touched([15, 14, 13, 12, 11])).toBe(10)
  observer.disconnect()
})
