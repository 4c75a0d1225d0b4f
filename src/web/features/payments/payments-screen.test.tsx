// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { goTo } from '#tests/support/go-to.ts'
import { paymentMethod } from '#tests/support/payment-method.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { PaymentsScreen } from './payments-screen.tsx'

type Answers = Parameters<typeof serve>[0]

const METHODS = '/uc/payment/getRecords'
const SAVE = '/uc/payment/saveOrUpdate'
const DELETE = '/uc/payment/delRecordById'
const CONFIG = '/uc/payment/findPaymentTypeConfigById?id='

const bank = paymentMethod({
  id: 310,
  type: 2,
  typeName: 'Bank Transfer',
  field_2: 'DE02120300000000202051',
  fieldName: { field_1: 'Real name', field_2: 'IBAN' },
})
const otherBank = { ...bank, id: 312, field_1: 'Ada Second', field_2: 'DE02500105170137075030' }
const zelle = paymentMethod({
  id: 311,
  type: 7,
  typeName: 'Zelle',
  field_1: 'ada@example.org',
  field_2: 'First National',
  fieldName: { field_1: 'E-mail', field_2: 'Bank' },
})
const config = (...labels: readonly string[]): object =>
  ok(
    labels.map((showText, row) => ({
      fieldName: `field_${row + 1}`,
      require: true,
      showText,
      placeholder: null,
      type: 'input',
    })),
  )
const type = (id: number, code: string): object => ({ id, code, configJson: '[]' })

const common: Answers = {
  '/uc/approve/security/setting': ok(securitySetting()),
  '/uc/payment/list': ok([type(2, 'Bank Transfer'), type(7, 'Zelle')]),
  [METHODS]: ok([bank, zelle, otherBank]),
  [`${CONFIG}2`]: config('Real name', 'IBAN'),
  [`${CONFIG}7`]: config('E-mail', 'Bank'),
}

function show(at: string, more: Answers = {}) {
  const calls = serve({ ...common, ...more })
  showScreen(
    <Routes>
      <Route path="/payment" element={<PaymentsScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}
/** Values of the form, by their labels. */
const values = async (...labels: readonly string[]): Promise<readonly string[]> => {
  const fields = await Promise.all(labels.map((label) => screen.findByLabelText<HTMLInputElement>(label)))
  return fields.map(({ value }) => value)
}
const fill = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}
const asked = (calls: ReturnType<typeof show>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
const told = () => toastStore.get().map(({ kind, title, text }) => [kind, title, text ?? null])

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
})

test('FEAT-05.c a type is searched for and chosen, its rows are filled in, and a new method of it is saved and listed', async () => {
  let methods = [bank]
  const calls = show('/payment?method=new&back=%2FcreateAd', {
    [METHODS]: () => ok(methods),
    [SAVE]: () => {
      methods = [bank, zelle]
      return ok(null)
    },
  })
  const list = await screen.findByRole('list', { name: 'Payment types' })
  const types = () =>
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(types()).toEqual([
    ['Bank Transfer', '/payment?method=new&back=%2FcreateAd&type=2'],
    ['Zelle', '/payment?method=new&back=%2FcreateAd&type=7'],
  ])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search payment types' }), {
    target: { value: 'zel' },
  })
  expect(types().map(([name]) => name)).toEqual(['Zelle'])
  fireEvent.click(within(list).getByRole('link', { name: 'Zelle' }))
  expect(await values('E-mail', 'Bank')).toEqual(['', ''])
  expect(screen.getByRole('heading', { name: 'Zelle' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose another type' }).getAttribute('href')).toBe(
    '/payment?method=new&back=%2FcreateAd',
  )
  await fill('E-mail', 'ada@example.org')
  await fill('Bank', 'First National')
  await press('Save')
  await waitFor(() => expect(address()).toBe('/createAd'))
  expect(asked(calls, SAVE)).toEqual([{ type: '7', field_1: 'ada@example.org', field_2: 'First National' }])
  expect(told()).toEqual([['success', 'Saved', null]])
  expect(asked(calls, METHODS)).toHaveLength(2)
})

test('FEAT-05.d each method is changed in its own form, which begins with its values and is saved under its number', async () => {
  const calls = show('/payment', { [SAVE]: ok(null) })
  fireEvent.click(await screen.findByRole('link', { name: 'Edit Bank Transfer, Ada Second' }))
  expect(address()).toBe('/payment?method=312')
  expect(await values('Real name', 'IBAN')).toEqual(['Ada Second', 'DE02500105170137075030'])
  expect(screen.queryByRole('link', { name: 'Choose another type' })).toBeNull()
  await fill('Real name', 'Ada Third')
  await press('Save')
  await waitFor(() => expect(address()).toBe('/payment'))
  fireEvent.click(await screen.findByRole('link', { name: 'Edit Zelle, ada@example.org' }))
  expect(await values('E-mail', 'Bank')).toEqual(['ada@example.org', 'First National'])
  await fill('Bank', 'Second National')
  await press('Save')
  await waitFor(() => expect(asked(calls, SAVE)).toHaveLength(2))
  expect(asked(calls, SAVE)).toEqual([
    { id: '312', type: '2', field_1: 'Ada Third', field_2: 'DE02500105170137075030' },
    { id: '311', type: '7', field_1: 'ada@example.org', field_2: 'Second National' },
  ])
})

test('FEAT-05.g a typed text waits for its own method, and for a new one of its own type', async () => {
  show('/payment?method=310')
  await fill('IBAN', 'DE1')
  await goTo('/payment?method=312')
  await screen.findByDisplayValue('Ada Second')
  expect(await values('IBAN')).toEqual(['DE02500105170137075030'])
  await goTo('/payment?method=new&type=2')
  await screen.findByRole('link', { name: 'Choose another type' })
  expect(await values('Real name', 'IBAN')).toEqual(['', ''])
  await fill('Real name', 'Ada Fourth')
  await goTo('/payment?method=new&type=7')
  expect(await values('E-mail', 'Bank')).toEqual(['', ''])
  await goTo('/payment?method=310')
  expect(await values('Real name', 'IBAN')).toEqual(['Ada Example', 'DE1'])
  await goTo('/payment?method=new&type=2')
  await screen.findByRole('link', { name: 'Choose another type' })
  expect(await values('Real name', 'IBAN')).toEqual(['Ada Fourth', ''])
})

test('FEAT-05.e of two methods the one that was pressed last is deleted, named by the message, and gone from the list', async () => {
  let methods = [bank, zelle, otherBank]
  const calls = show('/payment', {
    [METHODS]: () => ok(methods),
    [DELETE]: () => {
      methods = [bank, zelle]
      return ok(null)
    },
  })
  await press('Delete Zelle, ada@example.org')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await press('Delete Bank Transfer, Ada Second')
  expect(shownTexts(screen.getByRole('alertdialog')).slice(0, 2)).toEqual([
    'Delete Bank Transfer?',
    '“Bank Transfer, Ada Second” is deleted for good. Open trades keep what they were agreed with.',
  ])
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete method' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked(calls, DELETE)).toEqual([{ id: '312' }])
  expect(told()).toEqual([['success', 'Deleted: Bank Transfer, Ada Second', null]])
  await waitFor(() => expect(screen.queryByText('Ada Second')).toBeNull())
})

test('FEAT-05.e a deletion that is refused says why, and the method stays', async () => {
  show('/payment', { [DELETE]: { code: 500, message: 'It is in use.', data: null } })
  await press('Delete Zelle, ada@example.org')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete method' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(told()).toEqual([['error', 'The payment method was not deleted', 'It is in use.']])
  expect(screen.getByRole('region', { name: 'Zelle' })).toBeTruthy()
})

test('FEAT-05.d a member who came from another screen is led back, also over a new method', async () => {
  show('/payment?back=%2FtradeInfo%3Fid%3D501')
  await screen.findByRole('list', { name: 'Payment methods' })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 3)).toEqual([
    ['Add payment method', '/payment?method=new&back=%2FtradeInfo%3Fid%3D501'],
    ['Back to what you were doing', '/tradeInfo?id=501'],
    ['Edit Bank Transfer, Ada Example', '/payment?method=310'],
  ])
})

test('ENT-03.d a picture of a method is shown under its label and opens by itself; labels that were not sent are those of the type', async () => {
  const picture = 'https://pictures.example/qr.png'
  const old = {
    ...zelle,
    field_2: picture,
    fieldType: { field_1: 'input', field_2: 'image' },
    fieldName: null,
  }
  show('/payment', { [METHODS]: ok([bank, old]) })
  const card = await screen.findByRole('region', { name: 'Zelle' })
  await within(card).findByText('E-mail')
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['E-mail', 'Bank'])
  const image = within(card).getByRole('img', { name: 'Bank, opens in a new tab' })
  expect([image.getAttribute('src'), image.closest('a')?.getAttribute('href')]).toEqual([picture, picture])
})
