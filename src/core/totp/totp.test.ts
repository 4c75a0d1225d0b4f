import { expect, test } from 'vitest'
import { isTotpKey, totpAround, totpCode, totpStep, untilNextCode } from './totp.ts'

/** RFC 6238, appendix B; the key is the base32 of its ASCII secret. Eight digits there, the last six here. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('second %s: %s', async (seconds, code) => {
  expect(await totpCode(KEY, totpStep(seconds * 1000))).toBe(code)
  expect(await totpCode('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ==', totpStep(seconds * 1000))).toBe(code)
})

test('codes around an instant: this step, the next, the one before', async () => {
  const now = 1_111_111_109_000
  const codes = [now, now + 30_000, now - 30_000].map((time) => totpCode(KEY, totpStep(time)))
  expect(await totpAround(KEY, now)).toEqual(await Promise.all(codes))
})

test('the next code begins with the next step', () => {
  expect([0, 29_000, 30_000].map(untilNextCode)).toEqual([31_000, 2000, 31_000])
})

test('a key is base32 text of a sufficient length', () => {
  expect([KEY, 'JBSWY3DPEHPK3PXP', 'hunter2', 'ABC', 'ABCDEFGHIJKLMNOP1'].map(isTotpKey)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
