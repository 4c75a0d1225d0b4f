import { expect, test } from 'vitest'
import { thinned } from './thinned.ts'

const points = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

test('a list that fits stays as it is', () => {
  expect(thinned(points(4), 4)).toEqual([0, 1, 2, 3])
  expect(thinned([], 4)).toEqual([])
})

test('a longer list keeps points at equal distances, the last among them', () => {
  expect(thinned(points(10), 4)).toEqual([0, 3, 6, 9])
  expect(thinned(points(9), 4)).toEqual([2, 5, 8])
})
