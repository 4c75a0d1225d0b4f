import { expect, test } from 'vitest'
import { isIdNumber } from './id-number.ts'
import { check } from './rules.ts'

/** Countries with numbers that may belong to a document of theirs, and numbers that may not. */
const NUMBERS = {
  中国: [
    '11010519491231002X 11010519491231002x 11010519490307001X 44052418801017001X 310101200011301230 510102198503292549',
    // A wrong check sign, a 13th month, a 32nd day, another century, and more digits than there are.
    '110105194912310021 11010519491331002X 11010519491232002X 110105174912310025 211010519491231002X 11010519491231002XX',
  ],
  西班牙: [
    '12345678Z X1234567L Y1234567X Z1234567R',
    '12345678A X1234567A A12345678Z X12345678Z 1234567LX 1234567L ABCDEFGHZ',
  ],
  中国香港: ['A1234563 AB9876543 Z683365A', '1A1234563 A12345634 ABC123456 A12345Z7 A123456B A12345'],
  中国台湾: ['A123456789 B800000014', 'A323456789 AB123456789 A1234567890 1123456789 A12345678'],
  新加坡: ['S1234567D M1234567K', 'A1234567D SS1234567D S1234567DD S123456D S12345678'],
  日本: ['123456789012 TK1234567', '12345678901 1234567890123 T1234567 TK12345678 ATK1234567'],
  韩国: [
    '9001011234567 S12345678 G12345678 M123A4567',
    '90010112345678 900101123456 1S12345678 S123456789 S1234567 A12345678 M12A34567 M123A45678 M12345A67',
  ],
  美国: ['123456789 A12345678', '12345678 1234567890 A123456789 AB12345678 A1234567 A1234567B'],
  英国: ['123456789', '12345678 1234567890 12345678A'],
  德国: ['C01X00T47 C01X00T478', 'C01X00T4 C01X00T47X 1C01X00T478 C01-00T47'],
  法国: ['880692310285 12AB34567', '8806923102851 88069231028 12AB345678 12AB3456 12AB-4567'],
  意大利: [
    'AA1234567 CA12345AB',
    'A1234567 AA12345678 AA123456 1AA1234567 CA1234AB CA12345A CA12345ABC CA123456B 121234567',
  ],
  // It has no row of its own: 6 to 20 letters and digits, a digit among them, not one digit alone.
  冰岛: [
    'A12345 1234567 1111112 A1234567890123456789',
    'A1234 A12345678901234567890 ABCDEF 1111111 A-123456 A12345?',
  ],
  // Objects know this word.
  constructor: ['AB1234', 'A1'],
}

const told = (at: 0 | 1) =>
  Object.entries(NUMBERS).flatMap(([country, numbers]) =>
    (numbers[at] ?? '').split(' ').map((number) => [country, number] as const),
  )

test.each(told(0))('VAL-09.c %s: %s may be an ID number', (country, number) => {
  expect(isIdNumber(country, number)).toBe(true)
})

test.each(told(1))('VAL-09.c %s: %s is no ID number', (country, number) => {
  expect(isIdNumber(country, number)).toBe(false)
})

test('VAL-09.c the error is at the number, once country and number are filled in', () => {
  expect(check({ country: '德国', idCard: 'C01X00T4' })).toEqual([{ field: 'idCard', rule: 'id-number' }])
  expect(check({ country: '德国', idCard: 'C01X00T47' })).toEqual([])
  expect(check({ country: '德国' })).toEqual([])
  expect(check({ idCard: 'A1' })).toEqual([])
})
