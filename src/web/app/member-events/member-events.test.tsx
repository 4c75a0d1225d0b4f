// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { useListDeposits, useListSwapWallets } from '#generated/client/assets/assets.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { tellOrders } from '#src/web/trading/perpetual/announcing.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { POLL_MS } from './follow-events.ts'
import { MemberEvents } from './member-events.tsx'

type Listener = Parameters<Hub['listen']>[1]
const topics = new Map<string, Listener>()
let subscriptions = 0
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: ({ name }: { name: string }, listener: Listener) => {
      topics.set(name, listener)
      subscriptions += 1
      return () => topics.delete(name)
    },
  }),
}))

const TOPIC = '/topic/market/event/600012'
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

function push(...events: readonly object[]): void {
  const messages = events.map((event) => ({ key: null, body: JSON.stringify(event) }))
  topics.get(TOPIC)?.take({ messages, gap: false })
}
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (): readonly (readonly [string, string, string | null])[] =>
  toastStore
    .get()
    .map(({ kind, title, text }) => [
      kind,
      title.replaceAll('\u{a0}', ' '),
      text?.replaceAll('\u{a0}', ' ') ?? null,
    ])

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

beforeEach(() => {
  vi.useFakeTimers()
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
  vi.useRealTimers()
})

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
  const before = subscriptions
  act(() => screen.getByRole('link', { name: 'elsewhere' }).click())
  await pass(0)
  expect(address()).toBe('/money')
  expect(subscriptions).toBe(before)
  push(deposit)
  await pass(250)
  expect(shown()).toHaveLength(1)
})

test('everything is read again every 30 s until the server has told an event', async () => {
  const asked = await follow()
  topics.get(TOPIC)?.begun()
  await pass(POLL_MS)
  expect(asked().toSorted()).toEqual([WALLETS, DEPOSITS].toSorted())
  push(funding)
  await pass(POLL_MS)
  expect(asked()).toEqual([WALLETS])
  topics.get(TOPIC)?.ended()
  await pass(POLL_MS)
  expect(asked()).toHaveLength(2)
})

test('after a reconnection, and after an event that cannot be read, everything is read again', async () => {
  const asked = await follow()
  topics.get(TOPIC)?.begun()
  await pass(0)
  expect(asked()).toEqual([])
  topics.get(TOPIC)?.ended()
  topics.get(TOPIC)?.begun()
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

const liquidated = { ...funding, id: 'liquidated.1', kind: 'LIQUIDATED', amount: '-250' }

/** Presses the button of the message that is shown. What it loads comes in its own time. */
function pressAction(): void {
  vi.useRealTimers()
  act(() => toastStore.get()[0]?.action?.onPress())
}

test('FEAT-14.i a liquidation leads to its facts: position, entry, price, margin, cancelled orders', async () => {
  const position = {
    symbol: 'BTC/USDT',
    direction: 0,
    pattern: 1,
    leverage: '20',
    volume: '0.1',
    shareNumber: '1',
    price: '50000.00',
    forcePrice: '47762.69',
    principalAmount: '250.00',
  }
  await follow()
  push({ ...liquidated, liquidation: { positions: [position], cancelledOrders: 1 } })
  await pass(250)
  pressAction()
  const dialog = within(await screen.findByRole('dialog', { name: 'BTC/USDT long was liquidated' }))
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  const facts = dialog.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]])
  expect(facts).toEqual([
    ['Position', 'BTC/USDT long, 0.1\u{a0}BTC, 20×, Isolated'],
    ['Entry', '50,000'],
    ['Liquidation', '47,762.69'],
    ['Margin', '250.00\u{a0}USDT'],
    ['Orders canceled first', '1'],
  ])
  expect(dialog.getByText(/reached 47,762\.69\. The margin of 250\.00.USDT is lost/)).toBeTruthy()
})

test('a liquidation whose facts the server does not tell leads to its record', async () => {
  await follow()
  push(liquidated)
  await pass(250)
  pressAction()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/orderEntrust-1?show=past&contract=BTC%2FUSDT&state=liquidated')
})
