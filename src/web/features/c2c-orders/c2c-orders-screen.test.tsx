// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { copiedBy } from '#tests/support/copied.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from './tests/fake-chat.ts'
import { DETAIL, LIST, order, page, paid, row } from './tests/order-answers.ts'
import { asked, beginOrders, endOrders, pressed, showOrders } from './tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const refusedField = (field: string, key: string): object => ({
  code: 500,
  message: key,
  data: null,
  errors: [{ field, key, message: key }],
})
const heading = (name: RegExp) => screen.findByRole('heading', { name })
const isOff = async (name: RegExp): Promise<boolean> =>
  (await screen.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'

beforeEach(beginOrders)
afterEach(endOrders)

test('STATE-04.a FEAT-18.e an unpaid order tells the buyer what to pay, to whom and until when, and warns about the name', async () => {
  showOrders()
  await heading(/^Buy 468\.51574212.USDT$/)
  expect(screen.getByRole('timer').textContent).toMatch(/^13:0\d$|^12:5\d$/)
  const texts = shownTexts(document.body)
  expect(texts).toContain('Jonas Petersen')
  expect(texts).toContain('DE00 5001 0000 0000 4417 20')
  expect(texts).toContain('Pay in your own name, Ada Example.')
  for (const name of ['Name', 'IBAN', 'Reference'])
    expect(screen.getByRole('button', { name: `Copy ${name}` })).toBeTruthy()
})

test('FEAT-18.e a buyer copies the money without its currency, each line of the account, and the order’s number', async () => {
  showOrders({ [DETAIL]: ok(order({ money: '1500.5' })) })
  await heading(/^Buy 468\.51574212.USDT$/)
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy the order number', '2611'],
    ['Copy', '1500.5'],
    ['Copy Pay by', 'SEPA'],
    ['Copy Name', 'Jonas Petersen'],
    ['Copy IBAN', 'DE00 5001 0000 0000 4417 20'],
    ['Copy Reference', '2611'],
  ])
})

test('FEAT-18.e an order is said to be paid only after a question that names both sides, and its tick', async () => {
  const calls = showOrders({ '/otc/order/pay': ok({ orderSn: '2611', status: 2 }) })
  await pressed(/^I have paid 500\.00.EUR$/)
  const dialog = await screen.findByRole('alertdialog', { name: /^Have you sent 500\.00.EUR\?$/ })
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((fact) => fact.textContent),
  ).toEqual(['nordlicht', 'Ada Example'])
  const yes = within(dialog).getByRole('button', { name: 'Yes, I have paid' })
  await act(() => Promise.resolve(fireEvent.click(yes)))
  expect(asked(calls, '/otc/order/pay')).toEqual([])
  fireEvent.click(within(dialog).getByRole('checkbox'))
  await act(() => Promise.resolve(fireEvent.click(yes)))
  await waitFor(() => expect(asked(calls, '/otc/order/pay')).toEqual([{ orderSn: '2611' }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('FEAT-18.g MSG-23.f an order is cancelled after a question whose safe answer stands first, and a message says so', async () => {
  const calls = showOrders({ '/otc/order/cancel': ok(null) })
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
  showOrders({ [DETAIL]: ok(order({ type: 1, payInfos: null })) })
  expect(await heading(/^Waiting for 500\.00.EUR from nordlicht$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /paid|Cancel|Call/ })).toBeNull()
})

test('STATE-04.b FEAT-18.h the buyer of a paid order may call staff 30 minutes after the payment', async () => {
  const calls = showOrders({ [DETAIL]: ok(order(paid)), '/otc/order/appeal': ok(null) })
  expect(await isOff(/^Call staff$/)).toBe(true)
  const waits = { name: 'Call staff', description: /^Staff can be called in (29:0|28:5)\d$/ }
  expect(screen.getByRole('button', waits)).toBeTruthy()
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

test('FEAT-18.h an appeal that was begun is kept for its own order alone', async () => {
  const rows = [row({ status: 2 }), row({ orderSn: '2612', status: 2 })]
  const long = { ...paid, payTime: '2026-11-21 09:00:00' }
  showOrders(
    {
      [DETAIL]: (call) => ok(order({ ...long, orderSn: sent(call)['orderSn'] })),
      [LIST]: (call) => (sent(call)['status'] === '2' ? page(...rows) : page()),
    },
    '/orderMy',
  )
  const appealOf = async (orderSn: string): Promise<HTMLElement> => {
    fireEvent.click(await screen.findByRole('tab', { name: 'Paid' }))
    fireEvent.click(await screen.findByRole('link', { name: `Open ${orderSn}` }))
    await pressed(/^Call staff$/)
    return within(await screen.findByRole('dialog', { name: 'Call staff' })).findByRole('textbox')
  }
  const leave = async (): Promise<void> => {
    await pressed(/^Back$/)
    fireEvent.click(screen.getByRole('link', { name: 'C2C orders' }))
  }
  fireEvent.change(await appealOf('2611'), { target: { value: 'Paid, no answer.' } })
  await leave()
  expect(await appealOf('2612')).toHaveProperty('value', '')
  await leave()
  expect(await appealOf('2611')).toHaveProperty('value', 'Paid, no answer.')
})

test('STATE-04.b FEAT-18.f the seller of a paid order releases with the tick and the fund password; a wrong one is said at its field', async () => {
  let right = false
  const calls = showOrders({
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
  showOrders({ [DETAIL]: ok(order({ ...paid, status: 4 })) })
  expect(await heading(/^Staff reads the chat now$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancel|paid|Call/ })).toBeNull()
  cleanup()
  showOrders({ [DETAIL]: ok(order({ ...paid, status: 4, type: 1 })) })
  expect(await screen.findByRole('checkbox', { name: /^I see/ })).toBeTruthy()
})

test('STATE-04.c STATE-04.d a finished order tells where the coins are, a cancelled one why and that nothing was taken', async () => {
  showOrders({
    [DETAIL]: ok(order({ ...paid, status: 3, releaseTime: '2026-11-21 09:31:30', payInfos: null })),
  })
  expect(await heading(/^468\.51574212.USDT are yours$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/tradeInfo?id=501')
  expect(screen.getByRole('link', { name: 'To the Spot account' }).getAttribute('href')).toBe('/spotAssets')
  cleanup()
  showOrders({ [DETAIL]: ok(order({ status: 0, cancelledBy: 'TIMEOUT', payInfos: null })) })
  expect(await heading(/^The time to pay ran out$/)).toBeTruthy()
  expect(screen.getByText(/nothing was taken from you/)).toBeTruthy()
})

test('FEAT-18.g the buyer of a canceled order reads what to do with money that was sent, the seller does not', async () => {
  const canceled = { status: 0, cancelledBy: 'BUYER', payInfos: null }
  showOrders({ [DETAIL]: ok(order(canceled)) })
  expect(await screen.findByText(/^If you did send money, write to customer service/)).toBeTruthy()
  cleanup()
  showOrders({ [DETAIL]: ok(order({ ...canceled, type: 1 })) })
  expect(await screen.findByText('Your coins are free again.')).toBeTruthy()
  expect(screen.queryByText(/^If you did send money/)).toBeNull()
})

test('payment data of older servers are shown without labels of their own', async () => {
  showOrders({
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
  showOrders({ [DETAIL]: refusedField('orderSn', 'record-not-found') })
  expect(await screen.findByText('There is no such order')).toBeTruthy()
})
