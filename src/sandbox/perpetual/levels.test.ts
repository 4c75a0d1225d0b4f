import { expect, test } from 'vitest'
import { addLevel, levelsIn, levelsKey, nextLevel, reachedLevels, removeLevel } from './levels.ts'
import { freshPerpetual } from './perpetual-state.ts'

const KEY = levelsKey('BTC/USDT', 'limit')

/** Levels at prices on both sides of 100, added out of order; those of one price by their numbers too. */
function added() {
  const own = freshPerpetual()
  for (const [id, price] of [
    [4, 98],
    [1, 95],
    [3, 98],
    [2, 99],
  ] as const)
    addLevel(own, KEY, 'down', { price, id })
  for (const [id, price] of [
    [8, 102],
    [5, 105],
    [7, 102],
    [6, 101],
  ] as const)
    addLevel(own, KEY, 'up', { price, id })
  return own
}

const idsOf = (levels: readonly { readonly id: number }[]) => levels.map(({ id }) => id)

test('all levels that a second reaches are found, the nearest first, and of one price the one that came first', () => {
  const own = added()
  const reached = (low: number, high: number) => idsOf(reachedLevels(own, KEY, { low, high }))
  expect(reached(95, 105)).toEqual([2, 3, 4, 1, 6, 7, 8, 5])
  expect(reached(96, 104)).toEqual([2, 3, 4, 6, 7, 8])
  expect(reached(98, 100)).toEqual([2, 3, 4])
  expect(reached(100, 102)).toEqual([6, 7, 8])
  expect(reached(100, 100)).toEqual([])
  expect([nextLevel(own, KEY, 'down'), nextLevel(own, KEY, 'up')]).toEqual([
    { price: 99, id: 2 },
    { price: 101, id: 6 },
  ])
  // Neither another phase nor another contract has them.
  for (const other of [levelsKey('BTC/USDT', 'trigger'), levelsKey('ETH/USDT', 'limit')])
    expect(reachedLevels(own, other, { low: 0, high: 1000 })).toEqual([])
})

test('a level is removed alone, and one that is not there is an error that changes nothing', () => {
  const own = added()
  removeLevel(own, KEY, 'down', { price: 98, id: 3 })
  removeLevel(own, KEY, 'up', { price: 102, id: 8 })
  const left = () => [idsOf(levelsIn(own, KEY, 'down')), idsOf(levelsIn(own, KEY, 'up'))]
  expect(left()).toEqual([
    [1, 4, 2],
    [5, 7, 6],
  ])
  const missing = [
    ['down', { price: 98, id: 3 }],
    ['down', { price: 95, id: 4 }],
    ['up', { price: 98, id: 4 }],
  ] as const
  for (const [direction, level] of missing)
    expect(() => removeLevel(own, KEY, direction, level)).toThrow(RangeError)
  expect(left()).toEqual([
    [1, 4, 2],
    [5, 7, 6],
  ])
  // Of a contract that never had one.
  const none = levelsKey('ETH/USDT', 'limit')
  expect(() => removeLevel(own, none, 'down', { price: 98, id: 4 })).toThrow(
    new RangeError('no level 4 at 98 in ETH/USDT/limit'),
  )
})
