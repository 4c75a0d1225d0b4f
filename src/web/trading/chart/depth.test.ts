import { expect, test } from 'vitest'
import { depthOf } from './depth.ts'

const level = (price: bigint) => ({ price, amount: 3n })

test('the depth adds up amounts away from the middle, and leaves out prices more than a tenth away', () => {
  const book = {
    bid: [level(1000n), level(900n), level(899n)],
    ask: [level(1010n), level(1111n), level(1112n)],
  }
  const points = depthOf(book, { price: 0, amount: 0 })
  expect(points.map(({ price, total }) => [price, total])).toEqual([
    [900n, 6n],
    [1000n, 3n],
    [1010n, 3n],
    [1111n, 6n],
  ])
  expect(depthOf({ bid: [], ask: [] }, { price: 0, amount: 0 })).toEqual([])
})
