import { expect, test } from 'vitest'
import type { PaymentType } from '#generated/wire/payment-type.ts'
import type { PaymentTypeConfig } from '#generated/wire/payment-type-config.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { isIban, PAYMENT_TYPES } from './payment-types.ts'

const box = await testSandbox()
const ask = async (path: string, fields: Readonly<Record<string, string>> = {}, lang = 'en_US') => {
  const headers = { 'x-auth-token': await box.logIn('verified'), lang }
  return ((await box.bare('GET', `/uc/payment/${path}`, fields, headers)) as { data: unknown }).data
}
const formOf = async (id: number, lang?: string) =>
  (await ask('findPaymentTypeConfigById', { id: String(id) }, lang)) as PaymentTypeConfig[]

/** Rows of a form: a star follows the label of one that must be filled. */
const FORMS = [
  ['Absolut Bank', '#1f8a70', 'Real name*, Account number*, Payment details'],
  ['Bank Transfer', '#2b7de9', 'Real name*, IBAN*, ID number, Payment details, QR code or picture'],
  ['BAC Costa Rica', '#d6001c', 'Real name*, ID number*, IBAN*, Payment details'],
  ['Zelle', '#6d1ed4', 'Account name*, Real name*, QR code or picture'],
  ['Zinli', '#5b2be0', 'Account name*, Real name*, Payment details'],
  ['Uphold', '#2f8f5b', 'Account name*, Payment details'],
  ['Perfect Money', '#c9302c', 'Account name*, Real name*, Payment details'],
  ['Credit Bank of Peru', '#0a4d9c', 'Real name*, ID number*, Account number*, Payment details'],
  ['Mercantil Bank Panama', '#00539b', 'Real name*, ID number*, Account number*, Payment details'],
  [
    'Transferencia ACH',
    '#3a6ea5',
    'Real name*, ID number*, Account number*, Transfers arrive on working days only., Payment details',
  ],
  ['Banistmo Panama', '#b8860b', 'Real name*, Account number*, Payment details'],
  ['Banesco Panama', '#00703c', 'Real name*, ID number*, Account number*, Payment details'],
  ['BAC Credomatic', '#a6192e', 'Real name*, Account number*, Payment details'],
  ['Payeer', '#0a8fd6', 'Account name*, Real name*, QR code or picture*, Payment details'],
  ['Advcash', '#128a4c', 'Account name*, Payment details'],
  [
    'Bank Transfer (Vietnam)',
    '#da251d',
    'Real name*, Account number*, QR code or picture*, Transfers arrive on working days only., Payment details',
  ],
] as const

test('ENT-03.b each way of paying has its colour and the rows of its form, the required ones marked', async () => {
  const types = (await ask('list')) as PaymentType[]
  expect(types.map(({ id, code }) => [id, code])).toEqual(FORMS.map(([code], index) => [index + 1, code]))
  expect(PAYMENT_TYPES.map(({ color }) => color)).toEqual(FORMS.map(([, color]) => color))
  for (const [index, [code, , labels]] of FORMS.entries()) {
    const rows = await formOf(index + 1)
    const shown = rows.map(({ showText, require }) => `${showText}${require ? '*' : ''}`)
    expect([code, shown.join(', ')]).toEqual([code, labels])
    expect(rows.map(({ fieldName }) => fieldName)).toEqual(rows.map((_row, at) => `field_${at + 1}`))
  }
})

test('FEAT-05.a a row has its label in the language of the request, and a hint where it takes a text', async () => {
  expect(await formOf(16, 'de_DE')).toMatchObject([
    { showText: 'Vollständiger Name', require: true, type: 'input' },
    { showText: 'Kontonummer', require: true, type: 'input' },
    { showText: 'QR-Code oder Bild', placeholder: null, require: true, type: 'image' },
    { showText: 'Überweisungen kommen nur an Werktagen an.', placeholder: null, require: false, type: 'tip' },
    { fieldName: 'field_5', require: false, type: 'input' },
  ])
  expect((await formOf(16))[0]).toEqual({
    fieldName: 'field_1',
    require: true,
    showText: 'Real name',
    placeholder: 'Exactly as on the account',
    type: 'input',
  })
})

test('the list of ways of paying has the rows of each as text, with the keys of their words', async () => {
  const types = (await ask('list')) as PaymentType[]
  expect(JSON.parse(types[3]?.configJson ?? '')).toEqual([
    {
      fieldName: 'field_1',
      require: true,
      showText: 'pay-account-name',
      placeholder: 'pay-account-name-hint',
      type: 'input',
    },
    {
      fieldName: 'field_2',
      require: true,
      showText: 'pay-real-name',
      placeholder: 'pay-real-name-hint',
      type: 'input',
    },
    {
      fieldName: 'field_3',
      require: false,
      showText: 'pay-image',
      placeholder: 'pay-image-hint',
      type: 'image',
    },
  ])
})

/** The check digits of each of these are right; the form decides. */
test.each([
  ['NO9386011117947', true],
  ['MT90MALT011000012345MTLCAST001SABC', true],
  [' mt90 malt 0110 0001 2345 mtlc ast0 01sa bc', true],
  ['NO698601111794', false],
  ['MT99MALT011000012345MTLCAST001SABCD', false],
  ['1DE74370400440532013000', false],
  ['DE8A370400440532013089', false],
  ['D88937040044053264', false],
  ['', false],
])('%s is an IBAN by its form: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})
