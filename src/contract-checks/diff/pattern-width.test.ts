import { expect, test } from 'vitest'
import { takesAllOf } from './pattern-width.ts'

test.each([
  ['^[A-Z]{3,5}$', '^[A-Z]{3}$', true],
  ['^[A-Z]{3}$', '^[A-Z]{3,5}$', false],
  ['^[A-Z]{2,4}$', '^[A-Z]{3,5}$', false],
  ['^[A-Z]+$', '^[A-Z]{3,}$', true],
  ['^[A-Z]{3,}$', '^[A-Z]+$', false],
  ['^\\d*$', '^\\d$', true],
  ['^\\d?$', '^\\d+$', false],
  ['^[a-z]{3}$', '^[A-Z]{3}$', false],
  ['^[A-Z]{0,9}-$', '^[A-Z]{3}-$', false],
  ['[A-Z]{0,9}', '[A-Z]{3}', false],
])('%s takes all of %s: %s', (wide, tight, all) => {
  expect(takesAllOf(wide, tight)).toBe(all)
})
