import { expect, test } from 'vitest'
import { sharesOne } from './filters.ts'

test('a filter of values joined by commas is kept by rows that have one of them', () => {
  expect(sharesOne('Zelle', 'Bank Transfer,Zelle')).toBe(true)
  expect(sharesOne('Zelle,Advcash', 'Advcash')).toBe(true)
  expect(sharesOne('Uphold', 'Bank Transfer,Zelle')).toBe(false)
  expect(sharesOne('Bank', 'Bank Transfer')).toBe(false)
})

test('a filter of one value is kept by rows with just this value', () => {
  expect([sharesOne(1, 1), sharesOne('EUR', 'EUR')]).toEqual([true, true])
  expect([sharesOne(0, 1), sharesOne('EUR', 'USD'), sharesOne(undefined, 'USD')]).toEqual([
    false,
    false,
    false,
  ])
})
