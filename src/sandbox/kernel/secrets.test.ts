import { expect, test } from 'vitest'
import { randomDigits, seededEntropy, systemEntropy } from './entropy.ts'
import { hashPassword, newToken, tokenDigest, verifyPassword } from './secrets.ts'
import { matchTotp, totpCode, totpStep } from '#src/core/totp/totp.ts'

test('a password is stored as a salted hash that only the password matches', async () => {
  const kept = await hashPassword('correct-horse', 10, systemEntropy)
  expect(JSON.stringify(kept)).not.toContain('correct')
  expect(kept.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await verifyPassword('correct-horse', kept)).toBe(true)
  expect(await verifyPassword('correct-horsf', kept)).toBe(false)
  expect(await verifyPassword('correct-horse', { ...kept, iterations: 11 })).toBe(false)
  expect((await hashPassword('correct-horse', 10, systemEntropy)).hash).not.toBe(kept.hash)
})

test('the hash equals that of another PBKDF2 implementation', async () => {
  const salt = { bytes: () => new TextEncoder().encode('salt') }
  // Known answer for PBKDF2-HMAC-SHA256, "password", "salt", 4096 rounds.
  expect((await hashPassword('password', 4096, salt)).hash).toBe(
    'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a',
  )
})

test('tokens are long, different, and stored as a digest', async () => {
  const [first, second] = [newToken(systemEntropy), newToken(systemEntropy)]
  expect(first).toMatch(/^[\w-]{42}$/)
  expect(first).not.toBe(second)
  expect(await tokenDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('codes have all their digits and are the same only for the same seed', () => {
  expect(randomDigits(seededEntropy('a'), 6)).toBe(randomDigits(seededEntropy('a'), 6))
  expect(randomDigits(seededEntropy('a'), 6)).not.toBe(randomDigits(seededEntropy('b'), 6))
  const entropy = seededEntropy('many')
  const codes = Array.from({ length: 2000 }, () => randomDigits(entropy, 6))
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

/** The RFC's own secret and moments, its eight digits cut to six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the authenticator code at second %i is the one of RFC 6238', async (second, code) => {
  expect(await totpCode(SECRET, totpStep(second * 1000))).toBe(code)
})

test('an authenticator code is valid for its step and its neighbours, once', async () => {
  const now = 1_234_567_890_000
  const step = totpStep(now)
  for (const near of [-1, 0, 1]) {
    expect(await matchTotp(SECRET, await totpCode(SECRET, step + near), now, 0)).toBe(step + near)
  }
  for (const far of [-2, 2]) {
    expect(await matchTotp(SECRET, await totpCode(SECRET, step + far), now, 0)).toBeUndefined()
  }
  expect(await matchTotp(SECRET, await totpCode(SECRET, step), now, step)).toBeUndefined()
})
