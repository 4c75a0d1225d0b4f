// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { type Answers, bitcoin, DETAIL, NOW, order, paid } from '../tests/order-answers.ts'
import { asked, beginOrders, endOrders, pressed, showOrders } from '../tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const refusal = { code: 500, message: 'The order has ended.', data: null }

/** Shows an order which an act takes from one state into another. */
function showBefore(before: object, act: string, after: object | null, more: Answers = {}) {
  let state = before
  const detail = () => ok(order({ ...bitcoin, ...state }))
  const answer = (): object => {
    if (after === null) return refusal
    state = after
    return ok(act === '/otc/order/pay' ? { orderSn: '2611', status: 2 } : null)
  }
  return showOrders({ [DETAIL]: detail, [act]: answer, ...more })
}
const question = async () => shownTexts(await screen.findByRole('alertdialog'))
const told = () => toastStore.get().map(({ kind, title, text }) => [kind, title, text ?? null])
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const stateNow = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]

beforeEach(beginOrders)
afterEach(endOrders)

test('FEAT-18.e the question before "paid" names money, receiver and sender; the order is shown paid right after it', async () => {
  const calls = showBefore({}, '/otc/order/pay', paid)
  await pressed(/^I have paid/)
  expect(await question()).toEqual([
    'Have you sent 1,250.50 CHF?',
    'To',
    'kontor',
    'From',
    'Ada Example',
    'The money is sent, in my own name',
    'It cannot be undone. Saying so without sending money gets members closed out.',
    'Not yet',
    'Yes, I have paid',
  ])
  fireEvent.click(screen.getByRole('checkbox'))
  await pressed(/^Not yet$/)
  await pressed(/^I have paid/)
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  fireEvent.click(screen.getByRole('checkbox'))
  await pressed(/^Yes, I have paid$/)
  await closed()
  expect([stateNow(), told()]).toEqual(['Paid', [['success', 'Noted: you have paid', null]]])
  expect(asked(calls, '/otc/order/cancel')).toEqual([])
})

test('FEAT-18.e a payment that the exchange refuses says why, and the order stays as it was', async () => {
  logIn({ token: 'token', member: ada })
  showBefore({}, '/otc/order/pay', null)
  expect(await screen.findByText('Pay in your own name.')).toBeTruthy()
  await pressed(/^I have paid/)
  expect(
    within(screen.getByRole('alertdialog'))
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['To'])
  fireEvent.click(screen.getByRole('checkbox'))
  await pressed(/^Yes, I have paid$/)
  await closed()
  expect([stateNow(), told()]).toEqual(['Unpaid', [['error', 'Nothing has changed', 'The order has ended.']]])
})

test.each([
  ['unpaid', {}],
  ['paid', paid],
])(
  'FEAT-18.g before an order that is %s is canceled the buyer reads which coins go back, and to whom',
  async (_state, before) => {
    const calls = showBefore(before, '/otc/order/cancel', { status: 0, cancelledBy: 'BUYER' })
    await pressed(/^Cancel this order$/)
    expect(await question()).toEqual([
      'Cancel the purchase of 0.02031673 BTC?',
      'Only if you have sent no money.',
      'The 0.02031673 BTC go back to kontor at once. Money that was sent is lost here.',
      'Keep the order',
      'Cancel this order',
    ])
    await pressed(/^Keep the order$/)
    expect(asked(calls, '/otc/order/cancel')).toEqual([])
    await pressed(/^Cancel this order$/)
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel this order' }),
    )
    await closed()
    await waitFor(() => expect(stateNow()).toBe('Canceled'))
    expect(told()).toEqual([['success', 'The order is canceled', null]])
  },
)

test.each([
  ['buyer', 0],
  ['seller', 1],
])(
  'FEAT-18.h MSG-23.f the %s of a paid order calls staff in own words, and the order is shown appealing',
  async (_side, type) => {
    vi.setSystemTime(NOW + 40 * 60_000)
    const before = { ...paid, type, payInfos: null }
    const calls = showBefore(before, '/otc/order/appeal', { ...before, status: 4 })
    await pressed(/^Call staff$/)
    const dialog = await screen.findByRole('dialog', { name: 'Call staff' })
    const field = await within(dialog).findByRole('textbox')
    expect(shownTexts(dialog).slice(0, 2)).toEqual([
      'Call staff',
      'The coins stay locked until staff has decided.',
    ])
    fireEvent.change(field, { target: { value: 'No answer.' } })
    await pressed(/^Send appeal$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked(calls, '/otc/order/appeal')).toEqual([{ orderSn: '2611', remark: 'No answer.' }])
    expect([stateNow(), told()]).toEqual(['Appealing', [['success', 'Staff has been called', null]]])
  },
)

test.each([
  ['paid', paid],
  ['appealing', { ...paid, status: 4 }],
])(
  'FEAT-18.f the seller of an order that is %s reads what leaves for whom before the release, and after it what went',
  async (_state, before) => {
    const sale = { ...before, type: 1, payInfos: null }
    const calls = showBefore(sale, '/otc/order/release', { ...sale, status: 3 })
    const tick = await screen.findByRole('checkbox', { name: /^I see 1,250\.50.CHF from kontor at my bank$/ })
    fireEvent.click(tick)
    expect(
      screen.getByText(/^0\.02031673.BTC leave your account for kontor\. It cannot be taken back\.$/),
    ).toBeTruthy()
    const password = await screen.findByLabelText('Fund password')
    expect(document.activeElement).toBe(password)
    fireEvent.change(password, { target: { value: 'openbourse' } })
    await pressed(/^Release 0\.02031673.BTC$/)
    await waitFor(() => expect(stateNow()).toBe('Finished'))
    expect(asked(calls, '/otc/order/release')).toEqual([{ orderSn: '2611', jyPassword: 'openbourse' }])
    expect(told()).toEqual([['success', '0.02031673\u00a0BTC went to kontor', null]])
  },
)

test('FEAT-18.f a seller whose tick is taken back cannot release', async () => {
  showBefore({ ...paid, type: 1, payInfos: null }, '/otc/order/release', null)
  const tick = await screen.findByRole('checkbox')
  fireEvent.click(tick)
  await screen.findByLabelText('Fund password')
  fireEvent.click(tick)
  expect(screen.queryByLabelText('Fund password')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull()
})

test('FEAT-18.h staff can be called by a buyer whose half hour has passed already, at its very end', async () => {
  vi.setSystemTime(NOW - 60_000 + 30 * 60_000)
  showBefore(paid, '/otc/order/appeal', null)
  const call = await screen.findByRole('button', { name: 'Call staff' })
  expect(call.getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.queryByText(/^Staff can be called in/)).toBeNull()
})

test('STATE-04.b the clock of a paid order and the act beside it count to the moment from which staff can be called', async () => {
  vi.setSystemTime(NOW + 30_000)
  showBefore(paid, '/otc/order/appeal', null)
  await screen.findByRole('button', { name: 'Call staff' })
  const left = screen.getAllByRole('timer').map(({ textContent }) => textContent.slice(0, 3))
  expect(left).toEqual(['28:', '28:'])
})

test.each([
  ['unpaid', {}, true],
  ['appealing', { ...paid, status: 4 }, true],
  ['finished', { ...paid, status: 3 }, false],
])('STATE-04 an order that is %s is read again every 10 seconds: %s', async (_state, before, isReadAgain) => {
  const calls = showBefore(before, '/otc/order/pay', null)
  await screen.findByRole('log', { name: 'Messages' })
  const reads = (): number => asked(calls, DETAIL).length
  const first = reads()
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(reads() > first).toBe(isReadAgain)
})

test('FEAT-18.g a cancellation that the exchange refuses says why, closes its question, and leaves the order', async () => {
  showBefore({}, '/otc/order/cancel', null)
  await pressed(/^Cancel this order$/)
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel this order' }))
  await closed()
  expect([stateNow(), told()]).toEqual(['Unpaid', [['error', 'Nothing has changed', 'The order has ended.']]])
})
