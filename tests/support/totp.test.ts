import { expect, test } from 'vitest'
import { totp } from './totp.ts'

const KEY = 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the codes of RFC 6238 at %d s', (seconds, code) => {
  expect(totp(KEY, seconds * 1000)).toBe(code)
})
