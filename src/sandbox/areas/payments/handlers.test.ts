import { expect, test } from 'vitest'
import type { PaymentMethod } from '#generated/wire/payment-method.ts'
import type { PaymentType } from '#generated/wire/payment-type.ts'
import type { PaymentTypeConfig } from '#generated/wire/payment-type-config.ts'
import { isIban, PAYMENT_TYPES } from './payment-types.ts'
import { MOST_PAYMENTS } from './commands.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'

const as = (token: string, lang = 'en_US') => ({ 'x-auth-token': token, lang })
const typeNamed = (code: string): string => String(PAYMENT_TYPES.find((type) => type.code === code)?.id)
const BANK = typeNamed('Bank Transfer')
const PAYEER = typeNamed('Payeer')
const ACH = typeNamed('Transferencia ACH')

async function get(box: TestSandbox, path: string, token: string, lang = 'en_US') {
  const response = await box.handle(
    new Request(`http://sandbox.test/api${path}`, { headers: as(token, lang) }),
  )
  const answer = (await response?.json()) as { data: unknown } | undefined
  return answer?.data
}
const methods = async (box: TestSandbox, token: string, lang?: string) =>
  (await get(box, '/uc/payment/getRecords', token, lang)) as PaymentMethod[]
const save = (box: TestSandbox, token: string, fields: Record<string, string>) =>
  box.call('/uc/payment/saveOrUpdate', fields, as(token))
const bank = { type: BANK, field_1: 'Vera Fried', field_2: 'DE02 1203 0000 0000 2020 51' }

test('FEAT-05.a the payment types have rows in the language of the request', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const types = (await get(box, '/uc/payment/list', token)) as PaymentType[]
  expect(types.length).toBeGreaterThanOrEqual(12)
  for (const { id, configJson } of types) {
    const rows = (await get(
      box,
      `/uc/payment/findPaymentTypeConfigById?id=${id}`,
      token,
      'de_DE',
    )) as PaymentTypeConfig[]
    const plain = JSON.parse(configJson) as PaymentTypeConfig[]
    expect(rows.map(({ fieldName, type }) => [fieldName, type])).toEqual(
      plain.map(({ fieldName, type }) => [fieldName, type]),
    )
    expect(rows.every(({ showText }) => !showText.startsWith('pay-'))).toBe(true)
  }
  const kinds = new Set(PAYMENT_TYPES.flatMap(({ rows }) => rows.map(({ key }) => key)))
  expect(kinds.size).toBe(8)
  expect(await get(box, '/uc/payment/findPaymentTypeConfigById?id=999', token)).toBeNull()
})

test('FEAT-05.b ENT-03.a a method with a picture is added, changed and deleted', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const setting = async () => (await box.call('/uc/approve/security/setting', {}, as(token))).data
  expect(await setting()).toMatchObject({ accountVerified: 0 })
  const field_5 = String((await box.upload(token, picture.bmp())).data)
  expect((await save(box, token, { ...bank, field_3: 'L01X00T47', field_5 })).message).toBe('Saved.')
  expect(await setting()).toMatchObject({ accountVerified: 1 })
  const [method] = await methods(box, token, 'zh_CN')
  expect(method).toMatchObject({
    typeName: 'Bank Transfer',
    field_1: 'Vera Fried',
    field_3: 'L01X00T47',
    field_4: null,
    fieldType: { field_1: 'input', field_5: 'image' },
    fieldName: { field_1: '真实姓名' },
  })
  const shown = await box.handle(new Request(`http://sandbox.test${method?.field_5 ?? ''}`))
  expect(shown?.headers.get('content-type')).toBe('image/bmp')
  const id = String(method?.id)
  // The picture goes back as the address it was shown with.
  const changed = { ...bank, id, field_1: 'Vera F.', field_5: method?.field_5 ?? '' }
  expect((await save(box, token, changed)).code).toBe(0)
  expect(await methods(box, token)).toMatchObject([{ id: method?.id, field_1: 'Vera F.', field_3: null }])
  expect((await box.call('/uc/payment/delRecordById', { id }, as(token))).code).toBe(0)
  expect(await methods(box, token)).toEqual([])
  expect((await box.call('/uc/payment/delRecordById', { id }, as(token))).errors).toEqual([
    { field: 'id', key: 'record-not-found' },
  ])
})

test.each(['added', 'changed'])('each row of a method that is %s is validated', async (act) => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  await save(box, token, bank)
  const [method] = await methods(box, token)
  const known = act === 'added' ? {} : { id: String(method?.id) }
  const refused = async (fields: Record<string, string>) =>
    (await save(box, token, { ...fields, ...known })).errors
  expect(await refused({ type: '999' })).toEqual([{ field: 'type', key: 'missing-pay' }])
  expect(await refused({ type: BANK, field_1: 'Vera' })).toEqual([{ field: 'field_2', key: 'required' }])
  expect(await refused({ ...bank, field_1: '  ' })).toEqual([{ field: 'field_1', key: 'required' }])
  expect(await refused({ ...bank, field_2: 'DE02120300000000202052' })).toEqual([
    { field: 'field_2', key: 'wrong-format' },
  ])
  expect(await refused({ ...bank, field_3: 'no number' })).toEqual([
    { field: 'field_3', key: 'wrong-format' },
  ])
  expect(await refused({ ...bank, field_7: 'x' })).toEqual([{ field: 'field_7', key: 'unknown-field' }])
  const ach = { type: ACH, field_1: 'Vera', field_2: 'P1234567', field_3: '4711' }
  expect(await refused({ ...ach, field_4: 'a hint is no field' })).toEqual([
    { field: 'field_4', key: 'unknown-field' },
  ])
  expect(await refused(ach)).toEqual([])
})

test('VAL-30.ef the picture is a JPG, PNG or BMP of up to one megabyte, and the member’s own', async () => {
  const box = await testSandbox()
  const stranger = String((await box.upload(await box.logIn('trader'), picture.png())).data)
  const token = await box.logIn('verified')
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => String((await box.upload(token, bytes)).data)
  const fields = { type: PAYEER, field_1: 'vera', field_2: 'Vera Fried' }
  const key = async (field_3: string) => (await save(box, token, { ...fields, field_3 })).errors[0]?.key
  expect(await key('')).toBe('required')
  expect(await key(stranger)).toBe('not-find-file')
  expect(await key('https://example.org/qr.png')).toBe('not-find-file')
  expect(await key(await upload(picture.gif()))).toBe('format-not-support')
  expect(await key(await upload(picture.jpeg(1_048_577)))).toBe('too-large')
  expect(await key(await upload(picture.jpeg(1_048_576)))).toBeUndefined()
})

test('VAL-33.a MSG-09.a a method requires a verified real name', async () => {
  const box = await testSandbox()
  for (const persona of ['new', 'reviewing', 'refused']) {
    const answer = await save(box, await box.logIn(persona), bank)
    expect(answer).toMatchObject({ code: 500, message: 'Your real name has to be verified first.' })
  }
})

test('FEAT-05.f a member cannot see, change or delete the methods of another one', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const trader = await box.logIn('trader')
  const [theirs] = await methods(box, trader)
  const id = String(theirs?.id)
  expect(await methods(box, token)).toEqual([])
  expect((await save(box, token, { ...bank, id })).errors).toEqual([{ field: 'id', key: 'record-not-found' }])
  expect((await box.call('/uc/payment/delRecordById', { id }, as(token))).code).toBe(500)
  expect(await methods(box, trader)).toEqual([theirs])
})

test("the number of a member's methods is limited", async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  for (let i = 0; i < MOST_PAYMENTS; i++) expect((await save(box, token, bank)).code).toBe(0)
  expect((await save(box, token, bank)).message).toContain('twenty')
  const [method] = await methods(box, token)
  expect((await save(box, token, { ...bank, id: String(method?.id) })).code).toBe(0)
})

test.each([
  ['DE89370400440532013000', true],
  ['gb29 NWBK 6016 1331 9268 19', true],
  ['DE89370400440532013001', false],
  ['DE00', false],
])('%s is an IBAN: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})
