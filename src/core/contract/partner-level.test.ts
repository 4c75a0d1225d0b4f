import { expect, test } from 'vitest'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { partnerLevelOf, partnerLevels } from './partner-level.ts'

const levels = partnerLevels(promotionTerms.levels)

test.each([
  [0, null],
  [1, 1],
  [10, 1],
  [11, 2],
  [100, 2],
  [101, 3],
  [500, 3],
  [501, 4],
  [1500, 4],
  [1501, 5],
  [3000, 5],
  [3001, 6],
  [90_000, 6],
])('LIMIT-04.a %i friends of the first level make L%s', (friends, level) => {
  expect(partnerLevelOf(levels, friends)?.level ?? null).toBe(level)
})

test('LIMIT-04.cdef L4, L5 and L6 get 5, 10 and 15 percent of the year’s rebates', () => {
  expect(levels.map(({ dividend }) => dividend)).toEqual([null, null, null, '0.05', '0.1', '0.15'])
})
