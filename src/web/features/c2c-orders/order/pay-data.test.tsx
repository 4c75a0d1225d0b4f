// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { account, type Answers, bitcoin, DETAIL, order } from '../tests/order-answers.ts'
import { beginOrders, endOrders, showOrders } from '../tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const PICTURE = 'https://pictures.example/qr.png'
const CONFIG = '/uc/payment/findPaymentTypeConfigById?id=5'
const zelle = account({
  id: 8,
  type: 5,
  typeName: 'Zelle',
  field_1: 'jonas@example.org',
  field_2: PICTURE,
  fieldType: { field_1: 'input', field_2: 'image' },
  fieldName: { field_1: 'E-mail', field_2: 'QR code' },
})
const REFERENCE = ['Reference', '2611']

/** Shows an order that is to be paid, and waits for its reference. */
async function showUnpaid(accounts: object, more: Answers = {}): Promise<void> {
  showOrders({ [DETAIL]: ok(order({ ...bitcoin, ...accounts })), ...more })
  await screen.findByText('Reference')
}
const lines = (): readonly string[] =>
  shownTexts(screen.getByText('Reference').closest('dl') ?? document.body)
const pictures = () =>
  screen
    .getAllByRole('img')
    .map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src'), picture.closest('a')?.href])

beforeEach(beginOrders)
afterEach(endOrders)

test('FEAT-18.e of two accounts the first is shown, the chosen one in its place, and its lines are copied', async () => {
  await showUnpaid({ payInfos: [account(), zelle] })
  const first = ['Pay by', 'SEPA', 'Name', 'Jonas Petersen', 'IBAN', 'DE00 5001 0000 0000 4417 20']
  expect(lines()).toEqual([...first, ...REFERENCE])
  fireEvent.click(screen.getByRole('radio', { name: 'Zelle' }))
  expect(lines()).toEqual(['Pay by', 'Zelle', 'E-mail', 'jonas@example.org', 'QR code', ...REFERENCE])
  expect(pictures()).toEqual([['QR code', PICTURE, PICTURE]])
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy the order number', '2611'],
    ['Copy', '1250.50'],
    ['Copy Pay by', 'Zelle'],
    ['Copy E-mail', 'jonas@example.org'],
    ['Copy Reference', '2611'],
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'SEPA' }))
  expect(lines()).toEqual([...first, ...REFERENCE])
})

test('FEAT-18.e labels that an older server does not send with an account are those of its type', async () => {
  const rows = [{ fieldName: 'field_1', require: true, showText: 'Holder', placeholder: null, type: 'input' }]
  await showUnpaid({ payInfos: [account({ type: 5, fieldName: null })] }, { [CONFIG]: ok(rows) })
  await screen.findByText('Holder')
  // A line without a label has the name of the type.
  const last = ['SEPA', 'DE00 5001 0000 0000 4417 20']
  expect(lines()).toEqual(['Pay by', 'SEPA', 'Holder', 'Jonas Petersen', ...last, ...REFERENCE])
})

test('FEAT-18.e accounts in the form of older servers are shown by bank, Alipay and WeChat, with their pictures', async () => {
  await showUnpaid({
    payInfos: null,
    payInfo: {
      realName: 'Li Wei',
      bankInfo: { bank: 'First National', branch: '', cardNo: '6222' },
      alipay: { aliNo: 'li@example.org', qrCodeUrl: PICTURE },
      wechatPay: { wechat: 'liwei', qrWeCodeUrl: null },
    },
  })
  expect(lines()).toEqual([
    'Name',
    'Li Wei',
    'Bank',
    'First National',
    'Bank',
    '6222',
    'Alipay',
    'li@example.org',
    'Alipay',
    'WeChat',
    'liwei',
    ...REFERENCE,
  ])
  expect(pictures()).toEqual([['Alipay', PICTURE, PICTURE]])
  expect(screen.queryByText(/^No way to pay was sent/)).toBeNull()
})

test('FEAT-18.e a buyer to whom no account was sent reads what to do', async () => {
  await showUnpaid({ payInfos: null, payInfo: null })
  expect(lines()).toEqual(REFERENCE)
  expect(screen.getByText(/^No way to pay was sent/)).toBeTruthy()
})
