import { expect, test } from 'vitest'
import { isInSample } from './sample.ts'

const ids = Array.from({ length: 6000 }, (_, index) => `src/core/money/add.ts@0123456789abcdef#${index}`)

test('one of so many mutants is in a sample, and again in the next', () => {
  const sixth = ids.filter((id) => isInSample(id, 6))
  expect(sixth.length).toBeGreaterThan(900)
  expect(sixth.length).toBeLessThan(1100)
  expect(ids.filter((id) => isInSample(id, 6))).toEqual(sixth)
})

test('without a sample all mutants are judged', () => {
  expect(ids.every((id) => isInSample(id, 1))).toBe(true)
})

test('a part of a sample is in a larger sample', () => {
  expect(ids.filter((id) => isInSample(id, 12)).every((id) => isInSample(id, 6))).toBe(true)
})
