// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { C2cOrdersScreen } from './c2c-orders-screen.tsx'
import { fakeChat } from './tests/fake-chat.ts'
import { type Answers, common, DETAIL, LIST, NOW, order, page, paid, row } from './tests/order-answers.ts'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const refusedField = (field: string, key: string): object => ({
  code: 500,
  message: key,
  data: null,
  errors: [{ field, key, message: key }],
})

function show(more: Answers = {}, at = '/orderMy?order=2611') {
  const calls = serve({ ...common, [DETAIL]: ok(order()), [LIST]: page(), ...more })
  showScreen(
    <Routes>
      <Route path="/orderMy" element={<C2cOrdersScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}
const heading = (name: RegExp) => screen.findByRole('heading', { name })
const pressed = async (name: RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(() => Promise.resolve(fireEvent.click(button)))
}
const isOff = async (name: RegExp): Promise<boolean> =>
  (await screen.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'
const asked = (calls: ReturnType<typeof show>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: { ...ada, realName: 'Ada Example' } })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
})

test('STATE-04.a FEAT-18.e an unpaid order tells the buyer what to pay, to whom and until when, and warns about the name', async () => {
  show()
  await heading(/^Buy 468\.51574212.USDT$/)
  expect(screen.getByRole('timer').textContent).toMatch(/^13:0\d$|^12:5\d$/)
  const texts = shownTexts(document.body)
  expect(texts).toContain('Jonas Petersen')
  expect(texts).toContain('DE00 5001 0000 0000 4417 20')
  expect(texts).toContain('Pay in your own name, Ada Example.')
  for (const name of ['Name', 'IBAN', 'Reference'])
    expect(screen.getByRole('button', { name: `Copy ${name}` })).toBeTruthy()
})

test('FEAT-18.e an order is said to be paid only after the tick in its question', async () => {
  const calls = show({ '/otc/order/pay': ok({ orderSn: '2611', status: 2 }) })
  await pressed(/^I have paid 500\.00.EUR$/)
  const dialog = await screen.findByRole('alertdialog', { name: /^Have you sent 500\.00.EUR\?$/ })
  const yes = within(dialog).getByRole('button', { name: 'Yes, I have paid' })
  await act(() => Promise.resolve(fireEvent.click(yes)))
  expect(asked(calls, '/otc/order/pay')).toEqual([])
  fireEvent.click(within(dialog).getByRole('checkbox'))
  await act(() => Promise.resolve(fireEvent.click(yes)))
  await waitFor(() => expect(asked(calls, '/otc/order/pay')).toEqual([{ orderSn: '2611' }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('FEAT-18.g MSG-23.f an order is cancelled after a question whose safe answer stands first, and a message says so', async () => {
  const calls = show({ '/otc/order/cancel': ok(null) })
  await pressed(/^Cancel this order$/)
  const dialog = await screen.findByRole('alertdialog')
  const [keep, cancel] = within(dialog).getAllByRole('button')
  expect([keep?.textContent, cancel?.textContent]).toEqual(['Keep the order', 'Cancel this order'])
  expect(within(dialog).getByText('Only if you have sent no money.')).toBeTruthy()
  await act(() =>
    Promise.resolve(fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel this order' }))),
  )
  await waitFor(() => expect(asked(calls, '/otc/order/cancel')).toEqual([{ orderSn: '2611' }]))
  await waitFor(() =>
    expect(toastStore.get().map(({ kind, title }) => [kind, title])).toEqual([
      ['success', 'The order is canceled'],
    ]),
  )
})

test('STATE-04.a the seller of an unpaid order waits, and can do nothing', async () => {
  show({ [DETAIL]: ok(order({ type: 1, payInfos: null })) })
  expect(await heading(/^Waiting for 500\.00.EUR from nordlicht$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /paid|Cancel|Call/ })).toBeNull()
})

test('STATE-04.b FEAT-18.h the buyer of a paid order may call staff 30 minutes after the payment', async () => {
  const calls = show({ [DETAIL]: ok(order(paid)), '/otc/order/appeal': ok(null) })
  expect(await isOff(/^Call staff$/)).toBe(true)
  expect(screen.getAllByRole('timer').at(-1)?.textContent).toMatch(/^29:0\d$|^28:5\d$/)
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000 + 5_000))
  expect(await isOff(/^Call staff$/)).toBe(false)
  await pressed(/^Call staff$/)
  const dialog = await screen.findByRole('dialog', { name: 'Call staff' })
  fireEvent.change(await within(dialog).findByRole('textbox'), { target: { value: 'Paid, no answer.' } })
  await pressed(/^Send appeal$/)
  await waitFor(() =>
    expect(asked(calls, '/otc/order/appeal')).toEqual([{ orderSn: '2611', remark: 'Paid, no answer.' }]),
  )
})

test('STATE-04.b FEAT-18.f the seller of a paid order releases with the tick and the fund password; a wrong one is said at its field', async () => {
  let right = false
  const calls = show({
    [DETAIL]: ok(order({ ...paid, type: 1 })),
    '/otc/order/release': () => (right ? ok(null) : refusedField('jyPassword', 'error-jypassword')),
  })
  await heading(/^Look for 500\.00.EUR/)
  expect(screen.queryByLabelText('Fund password')).toBeNull()
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I see 500\.00.EUR from nordlicht/ }))
  const password = await screen.findByLabelText('Fund password')
  fireEvent.change(password, { target: { value: 'guess123' } })
  await pressed(/^Release 468\.51574212.USDT$/)
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  right = true
  fireEvent.change(password, { target: { value: 'openbourse' } })
  await pressed(/^Release 468\.51574212.USDT$/)
  await waitFor(() =>
    expect(asked(calls, '/otc/order/release').at(-1)).toEqual({ orderSn: '2611', jyPassword: 'openbourse' }),
  )
  await waitFor(() => expect(toastStore.get().map(({ kind }) => kind)).toEqual(['success']))
})

test('STATE-04.e while staff decides only the seller can act: with the release', async () => {
  show({ [DETAIL]: ok(order({ ...paid, status: 4 })) })
  expect(await heading(/^Staff reads the chat now$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancel|paid|Call/ })).toBeNull()
  cleanup()
  show({ [DETAIL]: ok(order({ ...paid, status: 4, type: 1 })) })
  expect(await screen.findByRole('checkbox', { name: /^I see/ })).toBeTruthy()
})

test('STATE-04.c STATE-04.d a finished order tells where the coins are, a cancelled one why and that nothing was taken', async () => {
  show({ [DETAIL]: ok(order({ ...paid, status: 3, releaseTime: '2026-11-21 09:31:30', payInfos: null })) })
  expect(await heading(/^468\.51574212.USDT are yours$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the Spot account' }).getAttribute('href')).toBe('/spotAssets')
  cleanup()
  show({ [DETAIL]: ok(order({ status: 0, cancelledBy: 'TIMEOUT', payInfos: null })) })
  expect(await heading(/^The time to pay ran out$/)).toBeTruthy()
  expect(screen.getByText(/nothing was taken from you/)).toBeTruthy()
})

test('payment data of older servers are shown without labels of their own', async () => {
  show({
    [DETAIL]: ok(
      order({
        payInfos: null,
        payInfo: { realName: 'Li Wei', bankInfo: { cardNo: '6222' }, alipay: null, wechatPay: null },
      }),
    ),
  })
  await heading(/^Buy/)
  expect(screen.getByText('Li Wei')).toBeTruthy()
  expect(screen.getByText('6222')).toBeTruthy()
})

test('an order of somebody else, or none, says so', async () => {
  show({ [DETAIL]: refusedField('orderSn', 'record-not-found') })
  expect(await screen.findByText('There is no such order')).toBeTruthy()
})

test('ENT-04.b STATE-04.abcde FEAT-18.j ROUTE-ORDERS.e orders stand in five tabs, with number, coin, side, counterparty and amount', async () => {
  const calls = show(
    { [LIST]: (call) => (sent(call)['status'] === '3' ? page(row({ status: 3 })) : page()) },
    '/orderMy',
  )
  expect(await screen.findByText('No unpaid orders')).toBeTruthy()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Unpaid',
    'Paid',
    'Finished',
    'Canceled',
    'Appealing',
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Finished' }))
  const shown = await screen.findByRole('row', { name: /^2611/ })
  expect(shownTexts(shown)).toEqual([
    '2611',
    'Nov 21, 2026, 01:30',
    'Buy USDT',
    '468.51574212 USDT',
    '1.0672 EUR',
    '500.00 EUR',
    'nordlicht',
    'Finished',
    'Open',
    '2611',
  ])
  expect(within(shown).getByRole('link', { name: 'Open 2611' }).getAttribute('href')).toBe(
    '/orderMy?order=2611',
  )
  for (const tab of tabs) fireEvent.click(tab)
  await waitFor(() =>
    expect(new Set(asked(calls, LIST).map(({ status }) => status))).toEqual(
      new Set(['0', '1', '2', '3', '4']),
    ),
  )
})

test('an order is searched for by its number', async () => {
  const calls = show({}, '/orderMy?state=finished')
  await screen.findByText('No finished orders')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Order number' }), { target: { value: '26 11' } })
  await waitFor(() => expect(address()).toBe('/orderMy?state=finished&number=2611'))
  await waitFor(() =>
    expect(asked(calls, LIST).some(({ orderSn, status }) => orderSn === '2611' && status === '3')).toBe(true),
  )
})

test('orders that go on stand above, those that wait for the member first, each once', async () => {
  const answers: Readonly<Record<string, object>> = {
    // The third is paid before those that are paid are read.
    1: page(row({ orderSn: '1', type: 1 }), row({ orderSn: '2' }), row({ orderSn: '3', type: 1 })),
    2: page(row({ orderSn: '3', type: 1, status: 2 })),
  }
  show({ [LIST]: (call) => answers[sent(call)['status'] ?? ''] ?? page() }, '/orderMy')
  const list = await screen.findByRole('list', { name: 'Orders under way' })
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(3))
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orderMy?order=2', '/orderMy?order=3', '/orderMy?order=1'])
  expect(within(list).getAllByRole('link')[1]?.textContent).toContain('nordlicht sent 500.00')
})
