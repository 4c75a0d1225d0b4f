import { expect, test } from 'vitest'
import type { Level, Side } from '../../market/maker-quotes.ts'
import { mergedSide } from './sides.ts'

/** Levels as "price:lots". */
type Levels = readonly string[]

function levels(texts: Levels): Level[] {
  return texts.map((text) => {
    const [price = 0, lots = 0] = text
      .split(':')
      .map((part) => BigInt(part))
      .map(Number)
    return { price, lots }
  })
}

test.each<[what: string, side: Side, members: Levels, makers: Levels, most: number, merged: Levels]>([
  ['asks, cheapest first', 'SELL', ['10:1', '13:2'], ['11:3', '12:4'], 9, ['10:1', '11:3', '12:4', '13:2']],
  ['bids, dearest first', 'BUY', ['13:2', '10:1'], ['12:4', '11:3'], 9, ['13:2', '12:4', '11:3', '10:1']],
  ['asks of one price as one level', 'SELL', ['10:1', '11:2'], ['10:5', '11:7'], 9, ['10:6', '11:9']],
  ['bids of one price as one level', 'BUY', ['11:2', '10:1'], ['11:7', '10:5'], 9, ['11:9', '10:6']],
  ['members alone', 'SELL', ['10:1', '11:2'], [], 9, ['10:1', '11:2']],
  ['makers alone', 'BUY', [], ['11:2', '10:1'], 9, ['11:2', '10:1']],
  ['nobody', 'BUY', [], [], 9, []],
  ['members behind all makers', 'SELL', ['20:1'], ['10:5', '11:7'], 9, ['10:5', '11:7', '20:1']],
  ['makers behind all members', 'SELL', ['10:5', '11:7'], ['20:1'], 9, ['10:5', '11:7', '20:1']],
  ['no more than asked for', 'SELL', ['10:1', '12:1'], ['11:1', '13:1'], 3, ['10:1', '11:1', '12:1']],
  ['the last of them whole', 'SELL', ['10:1', '11:2'], ['11:3', '12:1'], 2, ['10:1', '11:5']],
])('a side of the book: %s', (_, side, members, makers, most, merged) => {
  expect(mergedSide(side, levels(members).values(), levels(makers).values(), most)).toEqual(levels(merged))
})

test('a side of the book reads no further than it shows', () => {
  let read = 0
  function* makers(): Generator<Level, undefined> {
    for (;;) {
      read += 1
      yield { price: read, lots: 1 }
    }
  }
  expect(mergedSide('SELL', levels([]).values(), makers(), 3)).toHaveLength(3)
  // The level after the last one, in case it has its price, and the one behind.
  expect(read).toBe(5)
})
