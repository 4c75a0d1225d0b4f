// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { useListDeposits, useListSwapWallets } from '#generated/client/assets/assets.ts'
import { tellOrders } from '#src/web/trading/perpetual/announcing.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { POLL_MS } from './follow-events.ts'
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
