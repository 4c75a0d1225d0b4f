import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'

const EMAIL = 'ada@example.org'
const PHONE = '15123456789'

test('MSG-13.ab a reset for a phone number or e-mail address without an account is refused', async () => {
  const box = await testSandbox()
  const fields = { code: '123456', password: 'battery-staple' }
  for (const [path, sent] of [
    ['/uc/mobile/reset/code', { account: PHONE }],
    ['/uc/reset/email/code', { account: EMAIL }],
    ['/uc/reset/login/password', { ...fields, mode: '0', account: PHONE }],
    ['/uc/reset/login/password', { ...fields, mode: '1', account: EMAIL }],
  ] as const) {
    const { errors, message } = await box.call(path, sent)
    expect(errors).toEqual([{ field: 'account', key: 'member-not-exists' }])
    expect(message).toBe('There is no such account.')
  }
  expect(box.view().inbox).toEqual([])
})
