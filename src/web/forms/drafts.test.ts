import { expect, test } from 'vitest'
import { changeFundPasswordForm } from '#generated/forms/change-fund-password/form.ts'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import { withdrawCodeRedeemForm } from '#generated/forms/withdraw-code-redeem/form.ts'
import { adForm } from '#generated/forms/ad/form.ts'
import { registerByPhoneForm } from '#generated/forms/register-by-phone/form.ts'
import { sampleForm } from '#tests/support/sample-form.ts'
import { draftOf, fromDraft, fromHeld, heldOf, isSame, withoutDraft } from './drafts.ts'

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

test.each<[object, object | null]>([
  [{ realName: 'Ada', country: '' }, { realName: 'Ada' }],
  [{ realName: 'Ada', country: undefined }, { realName: 'Ada' }],
  [{ realName: '', country: undefined }, null],
  [{ idCard: 'C22990047' }, null],
  [{}, null],
])('the draft of %j is %j: nothing that is empty, no secret', (value, draft) => {
  expect(draftOf(realNameForm, value as Partial<RealNameValue>)).toEqual(draft)
})

test.each([
  [{ realName: 'Ada', ...documents }, documents],
  [{ realName: 'Ada' }, {}],
  [undefined, {}],
])('of the record %j no draft has %j', (value, rest) => {
  expect(withoutDraft(realNameForm, value)).toEqual(rest)
})

test.each<[object, object | null]>([
  [{ idCard: '', idCardFront: '/a.png' }, { idCardFront: '/a.png' }],
  [{ idCard: undefined, idCardFront: '/a.png' }, { idCardFront: '/a.png' }],
  [{ idCard: '', idCardFront: undefined }, null],
  [{ realName: 'Ada' }, null],
])('of %j is held in memory: %j', (value, held) => {
  expect(heldOf(realNameForm, value as Partial<RealNameValue>)).toEqual(held)
})

const photos = sampleForm({
  fields: {
    photo: { widget: 'image' },
    payPwd: { widget: 'password' },
    code: { widget: 'code', via: 'phone' },
    totp: { widget: 'digits' },
    country: { within: 'photo' },
  },
  secrets: ['photo', 'payPwd', 'code', 'totp', 'country', 'stray'],
})

test.each([
  ['photo', { photo: 'x' }],
  ['payPwd', null],
  ['code', null],
  ['totp', null],
  ['country', null],
  ['stray', null],
])('SESS-07.g of a form with a photo the secret %s is held as %j', (field, held) => {
  expect(heldOf(photos, { [field]: 'x' })).toEqual(held)
  expect(fromHeld(photos, { [field]: 'x' })).toEqual(held ?? {})
})

test.each([null, undefined, 'text', 7])(
  'a store that answers %j has no draft and holds nothing',
  (stored) => {
    expect([fromDraft(realNameForm, stored), fromHeld(realNameForm, stored)]).toEqual([{}, {}])
  },
)

test('SESS-07.g secrets are not taken from a draft, even if one has them', () => {
  const stored = { username: 'ada', password: 'correct-horse', confirm: 'correct-horse', code: '123456' }
  expect(fromDraft(registerByPhoneForm, stored)).toEqual({ username: 'ada' })
})

test.each([
  [{ 'pay[]': [] }, { 'pay[]': [] }],
  [{ 'pay[]': ['Zelle', 7] }, {}],
  [{ price: [] }, {}],
  [{ price: ['1'] }, {}],
  [{ price: 1, remark: 'x', stray: 'y' }, { remark: 'x' }],
])('of the stored draft %j fits %j', (stored, fitting) => {
  expect(fromDraft(adForm, stored)).toEqual(fitting)
})
