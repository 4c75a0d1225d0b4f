// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { useListDeposits, useListSwapWallets } from '#generated/client/assets/assets.ts'
import { tellOrders } from '#src/web/trading/perpetual/announcing.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { POLL_MS } from './follow-events.ts'
import { markOrderSeen, unseenOrders } from '#src/web/session/unseen-orders.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { tabCount } from '#src/web/ui/layout/tab-title.ts'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, listener, pass, push, shown, subscribed } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))

const WALLETS = '/swap/wallet/list'
const DEPOSITS = '/uc/recharge/list'

const deposit = {
  id: 'deposit.1',
  time: 1_795_224_600_000,
  kind: 'DEPOSIT',
  account: 'spot',
  symbol: null,
  coin: 'USDT',
  amount: '120.50',
  reference: '7',
  outcome: null,
}
const funding = {
  ...deposit,
  id: 'funding.1',
  kind: 'FUNDING',
  account: 'swap',
  symbol: 'BTC/USDT',
  amount: '-1.25',
}

function Reads() {
  useListSwapWallets()
  useListDeposits({ page: 1, pageSize: 10 })
  return null
}

/** Shows two reads beside the subscription. @returns paths of the reads since, in order */
async function follow(): Promise<() => readonly string[]> {
  const calls = serve({
    [WALLETS]: { code: 0, message: '', data: [] },
    [DEPOSITS]: { code: 0, message: '', data: { content: [], totalElements: 0 } },
  })
  showScreen(
    <>
      <MemberEvents memberId="600012" />
      <Reads />
      <Link to="/money">elsewhere</Link>
    </>,
    '/',
  )
  await pass(0)
  let told = calls.length
  return () => {
    const now = calls.slice(told).map(({ url }) => url.replace('/api', ''))
    told = calls.length
    return now
  }
}

asMember()

test('an event makes the reads of its kind and account stale, and no others', async () => {
  const asked = await follow()
  push(deposit)
  await pass(250)
  expect(asked()).toEqual([DEPOSITS])
  push(funding)
  await pass(250)
  expect(asked()).toEqual([WALLETS])
})

test('an event that comes twice counts once', async () => {
  const asked = await follow()
  push(deposit)
  await pass(250)
  push(deposit)
  await pass(250)
  expect(asked()).toEqual([DEPOSITS])
  expect(shown()).toHaveLength(1)
})

test('the subscription goes on when the address changes', async () => {
  await follow()
  const before = subscribed()
  act(() => screen.getByRole('link', { name: 'elsewhere' }).click())
  await pass(0)
  expect(address()).toBe('/money')
  expect(subscribed()).toBe(before)
  push(deposit)
  await pass(250)
  expect(shown()).toHaveLength(1)
})

test('everything is read again every 30 s until the server has told an event', async () => {
  const asked = await follow()
  listener()?.begun()
  await pass(POLL_MS)
  expect(asked().toSorted()).toEqual([WALLETS, DEPOSITS].toSorted())
  push(funding)
  await pass(POLL_MS)
  expect(asked()).toEqual([WALLETS])
  listener()?.ended()
  await pass(POLL_MS)
  expect(asked()).toHaveLength(2)
})

test('after a reconnection, and after an event that cannot be read, everything is read again', async () => {
  const asked = await follow()
  listener()?.begun()
  await pass(0)
  expect(asked()).toEqual([])
  listener()?.ended()
  listener()?.begun()
  await pass(0)
  expect(asked()).toHaveLength(2)
  push({ kind: 'DEPOSIT' })
  await pass(0)
  expect(asked()).toHaveLength(2)
})

test.each([
  [deposit, ['success', 'Deposit arrived: 120.50 USDT', null]],
  [
    { ...funding, kind: 'LIQUIDATED', amount: '-250' },
    [
      'error',
      'Position liquidated: BTC/USDT',
      'The mark price reached its liquidation price. A margin of 250 USDT is lost.',
    ],
  ],
  [
    { ...funding, kind: 'TRIGGERED', amount: null, coin: null },
    ['info', 'A trigger, take profit or stop loss took effect: BTC/USDT', null],
  ],
  [{ ...deposit, kind: 'WITHDRAWAL', outcome: 'SUCCESS' }, ['success', 'Withdrawal sent: 120.50 USDT', null]],
  [
    { ...deposit, kind: 'WITHDRAWAL', outcome: 'FAILURE' },
    ['error', 'Withdrawal refused: 120.50 USDT', null],
  ],
  [
    { ...deposit, kind: 'REVIEW', account: null, outcome: 'SUCCESS' },
    ['success', 'Your documents were accepted', null],
  ],
  [
    { ...deposit, kind: 'REVIEW', account: null, outcome: 'FAILURE' },
    ['error', 'Your documents were not accepted', null],
  ],
])('announces $kind $outcome', async (event, toast) => {
  await follow()
  push(event)
  await pass(250)
  expect(shown()).toEqual([toast])
})

const order = { ...deposit, id: 'otc.1', kind: 'OTC_PAID', reference: '2611', amount: '468.5' }

test('news of a C2C order are announced, counted in the tab, and lead to the order', async () => {
  document.title = 'Openbourse'
  await follow()
  push(order)
  await pass(250)
  expect(shown()).toEqual([['info', 'The buyer says that the money is sent', '468.50 USDT · 2611']])
  expect([...unseenOrders.get()]).toEqual(['2611'])
  expect(tabCount.get()).toBe(1)
  act(() => toastStore.get()[0]?.action?.onPress())
  expect(address()).toBe('/orderMy?order=2611')
})

test('later news of C2C orders take the place of earlier ones, and go once their order is looked at', async () => {
  await follow()
  push({ ...order, id: 'otc.3', reference: '2612' })
  await pass(250)
  push({ ...order, kind: 'OTC_MESSAGE', amount: null })
  await pass(250)
  expect(shown()).toEqual([['info', 'New message in a C2C order', '2611']])
  expect([...unseenOrders.get()]).toEqual(['2612', '2611'])
  act(() => markOrderSeen('2612'))
  expect(shown()).toHaveLength(1)
  act(() => markOrderSeen('2611'))
  expect(shown()).toEqual([])
})

test('news of the C2C order that the member looks at are not announced', async () => {
  await follow()
  window.history.replaceState(null, '', '/orderMy?order=2611')
  push(order, { ...order, id: 'otc.2', reference: '2612', kind: 'OTC_MESSAGE', amount: null })
  await pass(250)
  expect(shown()).toEqual([['info', 'New message in a C2C order', '2612']])
  expect([...unseenOrders.get()]).toEqual(['2612'])
})

test('the funding of all positions is one announcement; orders are none', async () => {
  await follow()
  push(
    funding,
    { ...funding, id: 'funding.2', symbol: 'ETH/USDT', amount: '0.75' },
    { ...funding, id: 'fill.1', kind: 'ORDER_FILLED' },
  )
  await pass(250)
  expect(shown()).toEqual([['info', 'Funding fee paid: 0.50 USDT', 'BTC/USDT, ETH/USDT']])
})

test('a trigger is not announced twice where a screen of contracts tells it', async () => {
  await follow()
  const stop = tellOrders('swap')
  push({ ...funding, id: 'triggered.1', kind: 'TRIGGERED' })
  await pass(250)
  stop()
  expect(shown()).toEqual([])
})
