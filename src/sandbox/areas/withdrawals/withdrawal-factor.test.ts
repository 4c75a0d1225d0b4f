import { expect, test } from 'vitest'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { findMember } from '../members/members.ts'

test.each([
  ['phone', '2', 'not-bind-phone'],
  ['email', '1', 'not-bind-email'],
] as const)('a code to the %s is no factor of a member without one', async (factor, codeType, key) => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const member = findMember(box.view(), 'email', 'trader@openbourse.test')
  if (member === undefined) throw new RangeError('no trader')
  member[factor] = null
  const before = await wallet(box, token, 'USDT')
  const fields = {
    coinName: 'USDT',
    coinprotocol: '3',
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    money: '100',
    code: '000000',
    codeType,
    payPwd: 'openbourse',
  }
  expect(await box.call('/uc/withdraw/create', fields, headers(token))).toMatchObject(
    refusedWith(key, 'codeType'),
  )
  expect(await wallet(box, token, 'USDT')).toEqual(before)
})
