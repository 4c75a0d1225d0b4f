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
  ['^[A-Z]{0,9}-$', '^[A-Z]{3}-$', true],
  ['^[A-Z]{3}-\\d+$', '^[A-Z]{3}-\\d{4}$', true],
  ['^[A-Z]{3}-\\d+$', '^[A-Z]{3}_\\d{4}$', false],
  ['^[A-Za-z]+$', '^[A-Z]+$', true],
  ['^[A-Z]+$', '^[A-Za-z]+$', false],
  ['^\\w+$', '^[a-f\\d]+$', true],
  ['^\\w+$', '^[a-f.]+$', false],
  ['^(BUY|SELL|HOLD)$', '^(BUY|SELL)$', true],
  ['^(?:BUY|SELL)$', '^(BUY|HOLD)$', false],
  ['^(BUY|SELL)x?$', '^(BUY)x$', true],
  ['^.{1,9}$', '^.{3}$', true],
  ['^.$', '^\\.$', false],
  ['^[^A-Z]$', '^[^A-Y]$', false],
  ['^a|b$', '^a$', false],
  ['^(a(b|c))$', '^(a(b))$', false],
  ['^[+-]?\\d$', '^[-]?\\d$', true],
  ['[A-Z]{0,9}', '[A-Z]{3}', false],
])('%s takes all of %s: %s', (wide, tight, all) => {
  expect(takesAllOf(wide, tight)).toBe(all)
})
