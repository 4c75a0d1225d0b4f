import { expect, test } from 'vitest'
import type { PaymentMethod } from '#generated/wire/payment-method.ts'
import { actOnAd, headers, merchantBox, ownAds } from '../../hosts/memory/testing-ads.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { PAYMENT_TYPES } from './payment-types.ts'

type Fields = Readonly<Record<string, string>>
const typeNamed = (code: string): string => String(PAYMENT_TYPES.find((type) => type.code === code)?.id)
const BANK = { type: typeNamed('Bank Transfer'), field_1: 'Vera Fried', field_2: 'DE02120300000000202051' }
const ACH = { type: typeNamed('Transferencia ACH'), field_1: 'Vera', field_2: 'P1234567', field_3: '4711' }
const UPHOLD = { type: typeNamed('Uphold'), field_1: 'vera' }

/** Calls of a member for the own payment methods. */
async function payee(persona: string, given?: { readonly box: TestSandbox; readonly token: string }) {
  const box = given?.box ?? (await testSandbox())
  const token = given?.token ?? (await box.logIn(persona))
  const methods = async () =>
    ((await box.bare('GET', '/uc/payment/getRecords', {}, headers(token))) as { data: PaymentMethod[] }).data
  return {
    box,
    token,
    methods,
    save: (fields: Fields) => box.call('/uc/payment/saveOrUpdate', fields, headers(token)),
    remove: (id: string) => box.call('/uc/payment/delRecordById', { id }, headers(token)),
    /** Number of the first method of a type. */
    numberOf: async (code: string) => String((await methods()).find(({ typeName }) => typeName === code)?.id),
  }
}

test('ENT-03.a a method is read back with type, owner, colour, and the values of its rows', async () => {
  const { box, token, save, methods } = await payee('verified')
  const field_5 = String((await box.upload(token, picture.png())).data)
  const filled = { ...BANK, field_1: '  Vera Fried ', field_3: 'L01X00T47', field_4: 'Berlin', field_5 }
  expect(await save(filled)).toMatchObject({ code: 0, message: 'Saved.', data: null })
  await save(UPHOLD)
  const [bank, uphold] = await methods()
  expect(bank).toEqual({
    id: expect.any(Number) as number,
    memberId: Object.values(box.view().members).find(({ username }) => username === 'verified')?.id,
    type: 2,
    typeName: 'Bank Transfer',
    field_1: 'Vera Fried',
    field_2: 'DE02120300000000202051',
    field_3: 'L01X00T47',
    field_4: 'Berlin',
    field_5: expect.stringContaining('/media/photo/') as string,
    field_6: null,
    field_7: null,
    fieldType: {
      field_1: 'input',
      field_2: 'input',
      field_3: 'input',
      field_4: 'input',
      field_5: 'image',
    },
    fieldName: {
      field_1: 'Real name',
      field_2: 'IBAN',
      field_3: 'ID number',
      field_4: 'Payment details',
      field_5: 'QR code or picture',
    },
    color: '#2b7de9',
  })
  expect(uphold).toMatchObject({ typeName: 'Uphold', field_1: 'vera', field_2: null, color: '#2f8f5b' })
})

test('a changed method may get another type; the other methods stay as they are', async () => {
  const { save, methods } = await payee('verified')
  await save(BANK)
  await save(UPHOLD)
  const [bank, uphold] = await methods()
  expect((await save({ ...ACH, id: String(bank?.id) })).message).toBe('Saved.')
  const [changed, ...others] = await methods()
  expect(changed).toMatchObject({ id: bank?.id, typeName: 'Transferencia ACH', field_3: '4711' })
  expect(others).toEqual([uphold])
})

test.each([
  ['P123', 'wrong-format'],
  ['P1234', undefined],
  ['a1B2c'.repeat(6), undefined],
  [`${'a1B2c'.repeat(6)}d`, 'wrong-format'],
  ['P1234567!', 'wrong-format'],
  ['!P1234567', 'wrong-format'],
  ['P123 4567', 'wrong-format'],
])('an ID number of %s is answered with %s', async (field_2, key) => {
  const { save, methods } = await payee('verified')
  expect((await save({ ...ACH, field_2 })).errors[0]?.key).toBe(key)
  expect(await methods()).toHaveLength(key === undefined ? 1 : 0)
})

test.each(['field_3', 'field_4', 'field_5', 'field_6', 'field_7'])(
  'a value of %s, which the type has not, is refused; one of spaces is none',
  async (field) => {
    const { save, methods } = await payee('verified')
    expect(await save({ ...UPHOLD, [field]: 'x' })).toMatchObject(refusedWith('unknown-field', field))
    expect(await methods()).toEqual([])
    expect((await save({ ...UPHOLD, [field]: '  ' })).code).toBe(0)
  },
)

test('FEAT-05.f of another member’s method nothing is said but that there is none', async () => {
  const { box, numberOf } = await payee('trader')
  const id = await numberOf('Bank Transfer')
  const { save } = await payee('verified', { box, token: await box.logIn('verified') })
  const none = refusedWith('record-not-found', 'id')
  expect(await save({ ...UPHOLD, id, field_3: 'x' })).toMatchObject(none)
  expect(await save({ ...UPHOLD, id: '999999', field_3: 'x' })).toMatchObject(none)
  expect(await save({ ...UPHOLD, id, type: '999' })).toMatchObject(refusedWith('missing-pay', 'type'))
})

const IN_USE = refusedWith('payment-method-in-use', 'id')

test('the last method of a type that an ad on the shelf names is kept', async () => {
  const { methods, remove, numberOf, save } = await payee('merchant', await merchantBox())
  const before = await methods()
  for (const code of ['Bank Transfer', 'Zelle', 'Advcash'])
    expect(await remove(await numberOf(code))).toMatchObject(IN_USE)
  expect(await methods()).toEqual(before)
  await save(BANK)
  expect(await remove(await numberOf('Zelle'))).toMatchObject(IN_USE)
  expect((await remove(await numberOf('Bank Transfer'))).message).toBe('Deleted.')
  expect(await remove(await numberOf('Bank Transfer'))).toMatchObject(IN_USE)
})

test('a method that only an ad off the shelf names, or none at all, is deleted', async () => {
  const { box, token, save, remove, numberOf, methods } = await payee('merchant', await merchantBox())
  await save(UPHOLD)
  expect((await remove(await numberOf('Uphold'))).message).toBe('Deleted.')
  for (const { id, payMode } of await ownAds(box, token, { status: 'PUT_ON_SHELVES' }))
    if (payMode.includes('Zelle')) await actOnAd(box, token, 'off/shelves', String(id))
  expect((await remove(await numberOf('Zelle'))).message).toBe('Deleted.')
  expect(await remove(await numberOf('Advcash'))).toMatchObject(IN_USE)
  expect((await methods()).map(({ typeName }) => typeName)).toEqual(['Bank Transfer', 'Advcash'])
})

test('ads of another member keep no method', async () => {
  const { remove, numberOf, methods } = await payee('trader')
  expect((await remove(await numberOf('Bank Transfer'))).message).toBe('Deleted.')
  expect(await methods()).toEqual([])
})
