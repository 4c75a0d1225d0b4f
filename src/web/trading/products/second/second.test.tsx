// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { changeStakeDraft } from '../../stakes/order/stake-draft.ts'
import { pageOf } from '../../stakes/tests/stake-answers.ts'
import { SecondBar } from './second-bar.tsx'
import { second } from './second.tsx'
import { type Answers, NOW, order } from './tests/second-answers.ts'
import { secondMarket as market, showSecond } from './tests/show-second.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const { OrderForm, Lists } = second.parts

function show(more: Answers = {}) {
  return showSecond(
    <>
      <OrderForm market={market} />
      <Lists market={market} confirmCancelAll={false} onAskAll={() => {}} />
    </>,
    more,
  )
}

const type = (value: string): Promise<unknown> =>
  screen
    .findByRole('textbox', { name: 'Stake' })
    .then((field) => fireEvent.change(field, { target: { value } }))
const choose = (name: RegExp): Promise<unknown> =>
  screen.findByRole('radio', { name }).then((card) => fireEvent.click(card))
const button = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })
const isOff = async (name: RegExp): Promise<boolean> =>
  (await button(name)).getAttribute('aria-disabled') === 'true'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
  // A visitor's draft goes along with the log-in.
  changeStakeDraft(market, { amount: undefined, cycle: undefined })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
})

test('FEAT-17.a FEAT-17.g each cycle is a card with its rate, and says what it brings and what breaks even', async () => {
  show()
  await choose(/^30 s\s*70%$/)
  await type('100')
  expect(await button(/^Rise\s*\+70\.00$/)).toBeTruthy()
  expect(screen.getByText('58.82% must win')).toBeTruthy()
  await choose(/^60 s\s*75%$/)
  expect(await button(/^Rise\s*\+75\.00$/)).toBeTruthy()
  expect(screen.getByText('57.14% must win')).toBeTruthy()
  expect(screen.getByText('5 to 5,000 USDT for each order')).toBeTruthy()
})

test('FEAT-17.b a press sends pair, stake coin, cycle, direction and stake, once', async () => {
  const calls = show({ '/second/order/add': ok(null) })
  await choose(/^60 s/)
  await type('100')
  const fall = await button(/^Fall/)
  fireEvent.click(fall)
  fireEvent.click(fall)
  await screen.findByText('Order placed')
  const placed = calls.filter(({ url }) => url.endsWith('/order/add')).map((call) => sent(call))
  expect(placed).toEqual([
    { symbol: 'BTC/USDT', coinSymbol: 'USDT', cycleId: '2', direction: '1', amount: '100' },
  ])
})

test('VAL-29.q MSG-01.i more than the account holds is refused at the field, less than the cycle takes too', async () => {
  const calls = show()
  await type('1340.01')
  fireEvent.click(await button(/^Rise/))
  expect(await screen.findByText(/The balance is not enough: 1,340.USDT available/)).toBeTruthy()
  await type('4.99')
  expect(await screen.findByText(/The smallest stake is 5.USDT/)).toBeTruthy()
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})

test('a running order locks the other direction until its end, and two lock both', async () => {
  show({ '/second/order/current': ok([order(1)]) })
  await screen.findByText(/Your running order is a rise/)
  expect([await isOff(/^Rise/), await isOff(/^Fall\s*after your rise$/)]).toEqual([false, true])
  cleanup()
  show({ '/second/order/current': ok([order(1), order(2)]) })
  await screen.findByText(/Two orders run in this pair/)
  expect([await isOff(/^Rise\s*two are running$/), await isOff(/^Fall\s*two are running$/)]).toEqual([
    true,
    true,
  ])
})

test('FEAT-17.c a running order shows its time left and how it would end now, in words and sign', async () => {
  show({ '/second/order/current': ok([order(1), order(2, { direction: 1 })]) })
  const table = await screen.findByRole('table', { name: 'Running' })
  const [rise, fall] = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => shownTexts(row).join(' '))
  expect(rise).toMatch(/BTC\/USDT 60 s · 75% .*67,471\.40 .*67,486\.00 \+14\.60 Would win \+75\.00.USDT/)
  expect(fall).toMatch(/Would lose −100\.00.USDT/)
  expect(screen.getAllByRole('timer', { name: 'Time left: 0:18' })).toHaveLength(2)
})

test('FEAT-17.d FEAT-17.e STATE-14.d STATE-14.e STATE-14.f ended orders show their result, a refunded loss none', async () => {
  const ended = { status: 2, closePrice: '67420.30' }
  show({
    '/second/order/history': pageOf(
      order(5, { ...ended, result: 1, winAmount: '75' }),
      order(4, { ...ended, result: 2 }),
      order(3, { ...ended, result: 3 }),
      order(2, { ...ended, result: 2, type: 1 }),
    ),
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  const table = await screen.findByRole('table', { name: 'History' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].slice(-2).map(({ textContent }) => textContent))).toEqual([
    ['Won', '+75.00\u{a0}USDT'],
    ['Lost', '−100.00\u{a0}USDT'],
    ['Tied', '0.00\u{a0}USDT'],
    ['Lost', '0.00\u{a0}USDT'],
  ])
})

test('an empty account leads to a transfer from the spot account', async () => {
  show({ '/second/wallet/balance/USDT': ok('0') })
  const link = await screen.findByRole('link', { name: 'Transfer from spot' })
  expect(link.getAttribute('href')).toContain('transfer=spot-second&coin=USDT')
  expect(screen.queryByRole('button', { name: /^Rise/ })).toBeNull()
})

test('a pair that is stopped takes no order, and says so', async () => {
  show({
    '/second/symbol': [
      {
        id: 1,
        symbol: 'BTC/USDT',
        coinSymbol: 'BTC',
        baseSymbol: 'USDT',
        coinScale: 4,
        baseCoinScale: 2,
        exchangeable: 0,
      },
    ],
  })
  expect(await screen.findByText(/cannot be traded at the moment/)).toBeTruthy()
  expect(await isOff(/^Rise/)).toBe(true)
})

test('SHELL-15.a a visitor sees rates and figures, and is asked to log in', async () => {
  logOut()
  show()
  await type('100')
  expect(screen.getByText('+70.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(screen.getByText('Log in to see your orders')).toBeTruthy()
})

test('the bar of a phone places the same order, and shows the form where it is none yet', async () => {
  const onOpen = vi.fn<() => void>()
  const calls = showSecond(<SecondBar market={market} onOpen={onOpen} />, { '/second/order/add': ok(null) })
  await waitFor(async () => expect(await isOff(/^Rise/)).toBe(false))
  fireEvent.click(await button(/^Rise/))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})
