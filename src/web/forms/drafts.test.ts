import { expect, test } from 'vitest'
import { changeFundPasswordForm } from '#generated/forms/change-fund-password/form.ts'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import { withdrawCodeRedeemForm } from '#generated/forms/withdraw-code-redeem/form.ts'
import { draftOf, fromHeld, heldOf, isSame } from './drafts.ts'

const documents = { idCard: 'C22990047', idCardFront: '/a.png', idCardBack: '/b.png' }

test('SESS-07.f photos and document numbers are held in memory, and not in drafts', () => {
  const value = { realName: 'Ada', country: '德国', ...documents }
  expect(heldOf(realNameForm, value)).toEqual(documents)
  expect(draftOf(realNameForm, value)).toEqual({ realName: 'Ada', country: '德国' })
  expect(fromHeld(realNameForm, { ...documents, realName: 'Eve', stray: 1 })).toEqual(documents)
})

test('SESS-07.g passwords are not held in memory', () => {
  const value = { oldPassword: 'fund-one', newPassword: 'fund-two', confirm: 'fund-two' }
  expect(heldOf(changeFundPasswordForm, value)).toBeNull()
  expect(fromHeld(changeFundPasswordForm, value)).toEqual({})
})

test('SESS-07.g a redeem code is not held: the next form begins empty', () => {
  expect(heldOf(withdrawCodeRedeemForm, { withdrawCode: '0'.repeat(32) })).toBeNull()
})

test('drafts are the same with the same entries in any order', () => {
  expect(isSame({ a: '1', b: ['x'] }, { b: ['x'], a: '1' })).toBe(true)
  expect(isSame({ a: '1' }, { a: '1', b: '2' })).toBe(false)
  expect(isSame({ a: '1' }, { a: '2' })).toBe(false)
  expect(isSame(null, {})).toBe(true)
})
