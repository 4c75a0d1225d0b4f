import { expect, test } from 'vitest'
import { isTotpKey, matchTotp, totpAround, totpCode, totpStep, untilNextCode } from './totp.ts'

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
  expect([KEY, 'JBSWY3DPEHPK3PXP', 'hunter2', 'ABC', 'ABCDEFGHIJKLMNOP1', `x${KEY}`].map(isTotpKey)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a key with a character that base32 has not is a fault', async () => {
  await expect(totpCode('GEZDGNBVGY3TQOJ1', 1)).rejects.toThrow('not a base32 text')
  await expect(totpCode('AAAAAAAAAAAAAAAA', 1)).resolves.toMatch(/^\d{6}$/)
})

test.each([-2, -1, 0, 1, 2])('FEAT-03 a code that is %i steps off counts within one step', async (off) => {
  const now = 1_111_111_109_000
  const code = await totpCode(KEY, totpStep(now) + off)
  const step = await matchTotp(KEY, code, now, 0)
  expect(step).toBe(Math.abs(off) > 1 ? undefined : totpStep(now) + off)
})

test('a code counts once: neither its step nor an earlier one is taken again', async () => {
  const now = 1_111_111_109_000
  const step = totpStep(now)
  const codes = await Promise.all([step - 1, step, step + 1].map((each) => totpCode(KEY, each)))
  const taken = (used: number) => Promise.all(codes.map((code) => matchTotp(KEY, code, now, used)))
  expect(await taken(step - 2)).toEqual([step - 1, step, step + 1])
  expect(await taken(step - 1)).toEqual([undefined, step, step + 1])
  expect(await taken(step)).toEqual([undefined, undefined, step + 1])
  expect(await taken(step + 1)).toEqual([undefined, undefined, undefined])
})

test('a wrong code has no step', async () => {
  expect(await matchTotp(KEY, '000000', 1_111_111_109_000, 0)).toBeUndefined()
})
