import { expect, test } from 'vitest'
import { isPhoneOf } from './phone-numbers.ts'

/** Countries (ISO 3166) with digits that may be a phone number of theirs, and digits that may not. */
const NUMBERS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  CN: [
    '13812345678 14812345678 15812345678 16812345678 17812345678 18812345678 19912345678',
    '12812345678 10812345678 23812345678 1381234567 138123456789 1381234567a 213812345678',
  ],
  US: ['2025550143 9995550143', '1025550143 0025550143 202555014 20255501430 202555014a 12025550143'],
  HK: ['41234567 51234567 91234567', '31234567 01234567 4123456 412345678 4123456a a41234567'],
  MO: ['66123456 60000000', '56123456 76123456 6612345 661234567 6612345a 166123456'],
  SG: [
    '31234567 61234567 81234567 91234567',
    '11234567 21234567 71234567 3123456 312345678 31 3123456a 131234567',
  ],
  // It has no row of its own: 5 to 15 digits.
  DE: ['12345 15123456789 123456789012345', '1234 1234567890123456 +15123456789 15123a56789 12345a'],
}

const rows = (at: 0 | 1) =>
  Object.entries(NUMBERS).flatMap(([iso, numbers]) =>
    numbers[at].split(' ').map((digits) => [iso, digits] as const),
  )

test.each(rows(0))('VAL-08.e %s: %s may be a phone number', (iso, digits) => {
  expect(isPhoneOf(iso, digits)).toBe(true)
})

test.each(rows(1))('VAL-08.e %s: %s is no phone number', (iso, digits) => {
  expect(isPhoneOf(iso, digits)).toBe(false)
})

test('VAL-08.e a number of no known country has 5 to 15 digits', () => {
  expect(
    ['1234', '12345', '1'.repeat(15), '1'.repeat(16)].map((digits) => isPhoneOf(undefined, digits)),
  ).toEqual([false, true, true, false])
})
