/* oxlint-disable typescript/no-unsafe-return, typescript/no-unsafe-unary-minus, typescript/restrict-template-expressions -- they see it too */
/** Proven by the compiler: each marked line must be a type error, or tsc refuses this file as unused mark. */
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Decimal, decimal, toText } from './decimal.ts'

export const neverCompiles: readonly ((a: Decimal, b: Decimal) => unknown)[] = [
  // @ts-expect-error text order is not the order of numbers
  (a, b) => a < b,
  // @ts-expect-error the same
  (a, b) => a > b,
  // @ts-expect-error the same
  (a, b) => a <= b,
  // @ts-expect-error the same
  (a, b) => a >= b,
  // @ts-expect-error text would be joined
  (a, b) => a + b,
  // @ts-expect-error it would become a float
  (a, b) => a - b,
  // @ts-expect-error the same
  (a, b) => a * b,
  // @ts-expect-error the same
  (a) => -a,
  // @ts-expect-error the same
  (a) => a + 1,
  // @ts-expect-error text order again
  (a) => a < '9',
  // @ts-expect-error 10 and 10.00 are one value
  (a) => a === '10',
  // @ts-expect-error a person reads a formatted number or none
  (a) => `${a}`,
  // @ts-expect-error the same
  (a): ReactNode => a,
  // @ts-expect-error a decimal becomes text where that is said
  (a) => a satisfies string,
  // @ts-expect-error text becomes a decimal by parsing only
  () => toText('10'),
]

// @ts-expect-error a person reads a formatted number or none
export const inMarkup = (a: Decimal) => <span>{a}</span>

test('a decimal does not compile with operators, and is text at run time', () => {
  expect(neverCompiles).toHaveLength(15)
  expect(JSON.stringify({ price: decimal('10') })).toBe('{"price":"10"}')
})
