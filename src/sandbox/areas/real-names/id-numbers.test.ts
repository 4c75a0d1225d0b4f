import { expect, test } from 'vitest'
import { isIdNumber } from './id-numbers.ts'

/** Countries (ISO 3166) with numbers that may belong to a document of theirs, and numbers that may not. */
const NUMBERS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  CN: [
    '11010519491231002X 11010519491231002x 11010519490307001X 44052418801017001X 310101200011301230 510102198503292549',
    // A wrong check sign, a 13th month, a 32nd day, another century, and more digits than there are.
    '110105194912310021 11010519491331002X 11010519491232002X 110105174912310025 11010519491231002XX 211010519491231018X',
  ],
  ES: [
    '12345678Z X1234567L Y1234567X Z1234567R x1234567l',
    '12345678A X1234567A A12345678Z X12345678Z 12345678ZZ 1234567LX 1234567L ABCDEFGHZ',
  ],
  HK: ['A1234563 AB9876543 Z683365A', '1A1234563 A12345634 ABC123456 A12345Z7 A123456B A12345 ABC1234563'],
  TW: [
    'A123456789 B800000014 A223456789 A923456789',
    'A323456789 A723456789 AB123456789 A1234567890 1123456789 A12345678 1A123456789 A1ABCDEFGH',
  ],
  SG: [
    'S1234567D T1234567D F1234567D G1234567D M1234567K',
    'A1234567D SS1234567D S1234567DD S123456D S12345678 SABCDEFGD',
  ],
  JP: [
    '123456789012 TK1234567',
    '12345678901 1234567890123 T1234567 TK12345678 ATK1234567 TK123456 121234567 A123456789012',
  ],
  KR: [
    '9001011234567 S12345678 G12345678 M12345678 M123A4567',
    '90010112345678 900101123456 1S12345678 S123456789 S1234567 A12345678 M12A34567 M123A45678 M12345A67 1M123A4567 SABCDEFG1',
  ],
  US: ['123456789 A12345678', '12345678 1234567890 A123456789 AB12345678 A1234567 A1234567B 1A12345678'],
  GB: ['123456789', '12345678 1234567890 12345678A A123456789'],
  DE: ['C01X00T47 C01X00T478', 'C01X00T4 C01X00T47X 1C01X00T478 C01-00T47'],
  FR: ['880692310285 12AB34567', '8806923102851 88069231028 12AB345678 12AB3456 12AB-4567 8'],
  IT: [
    'AA1234567 CA12345AB',
    'A1234567 AA12345678 AA123456 1AA1234567 CA1234AB CA12345A CA12345ABC CA123456B 121234567',
  ],
  // It has no row of its own: 6 to 20 letters and digits, a digit among them, not one sign alone.
  IS: [
    'A12345 1234567 1111112 A1234567890123456789',
    'A1234 A12345678901234567890 ABCDEF 1111111 A-123456 A12345? -A12345',
  ],
}

const rows = (at: 0 | 1) =>
  Object.entries(NUMBERS).flatMap(([iso, numbers]) =>
    numbers[at].split(' ').map((number) => [iso, number] as const),
  )

test.each(rows(0))('VAL-09.c %s: %s may be an ID number', (iso, number) => {
  expect(isIdNumber(iso, number)).toBe(true)
})

test.each(rows(1))('VAL-09.c %s: %s is no ID number', (iso, number) => {
  expect(isIdNumber(iso, number)).toBe(false)
})

test.each(['CN', 'ES', 'HK', 'US', 'IS'])('VAL-09.c %s: one digit alone is no ID number', (iso) => {
  for (const length of [6, 8, 9, 18, 20]) expect(isIdNumber(iso, '1'.repeat(length))).toBe(false)
})

test('VAL-09.c a member of no known country has an ID number of letters and digits', () => {
  expect(['A12345', 'A1234', 'ABCDEF'].map((number) => isIdNumber(undefined, number))).toEqual([
    true,
    false,
    false,
  ])
})
