// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContractOrderEntrustStatus } from '#generated/models/contract-order-entrust-status.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve } from '#tests/support/screen.tsx'
import { PerpetualEvents } from './perpetual-events.tsx'
import { coinSwap } from '../products/coin-swap/coin-swap.ts'
import { coinOrderRow, coinSwapAnswers } from './tests/coin-swap-answers.ts'
import { orderRow, perpetualAnswers, showPerpetual } from './tests/show-perpetual.tsx'

type Listener = Parameters<Hub['listen']>[1]
const topics = new Map<string, Listener>()
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: (socket: string) => ({
    listen: ({ name }: { name: string }, listener: Listener) => {
      topics.set(`${socket.split('/')[1]}${name}`, listener)
      return () => topics.delete(`${socket.split('/')[1]}${name}`)
    },
    state: () => 'open',
    onState: () => () => {},
    renew: () => {},
  }),
}))

const inOtherTabs = vi.hoisted(() => new Set<() => void>())
vi.mock('../orders/other-tabs.ts', async (original) => ({
  ...(await original<object>()),
  onOrdersInOtherTab: (listener: () => void) => {
    inOtherTabs.add(listener)
    return () => inOtherTabs.delete(listener)
  },
}))

const FAILED = ContractOrderEntrustStatus.ENTRUST_FAILURE
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
const told = () =>
  toastStore.get().map(({ title, text }) => `${title}. ${text ?? ''}`.replaceAll('\u{a0}', ' '))

function push(order: object, topic = 'swap/topic/swap/entrust'): void {
  const messages = [{ key: null, body: JSON.stringify(order) }]
  topics.get(`${topic}/${ada.id}`)?.take({ messages, gap: false })
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

test('a fill is told once with what it brought, and what it changed is read again', async () => {
  const calls = serve(perpetualAnswers({}))
  showPerpetual(<PerpetualEvents />)
  await pass(300)
  const asked = () => calls.filter(({ url }) => url.endsWith('/position-list')).length
  const before = asked()
  const filled = orderRow({
    entrustType: 1,
    direction: 1,
    status: 3,
    tradedVolume: '0.2',
    tradedPrice: '51000.00',
    profitAndLoss: '200',
  })
  push(orderRow({ entrustType: 1, direction: 1, tradedVolume: '0.1', tradedPrice: '51000.00' }))
  push(filled)
  await pass(250)
  expect(told()).toEqual(['BTC/USDT: closed long 0.2 BTC. At 51,000 USDT: +200.00 USDT'])
  expect(asked()).toBe(before + 1)
  // Another one of the same words would only take its place.
  for (const { id } of toastStore.get()) dismissToast(id)
  push(filled)
  await pass(250)
  expect(told()).toEqual([])
})

test('an order that failed is told until somebody has read it', async () => {
  serve(perpetualAnswers({}))
  showPerpetual(<PerpetualEvents />)
  await pass(300)
  push(orderRow({ status: FAILED }))
  await pass(60_000)
  expect(told()).toEqual(['BTC/USDT: the order failed. '])
})

test('an order that is placed, and a liquidation, which the whole app tells, are not told here', async () => {
  serve(perpetualAnswers({}))
  showPerpetual(<PerpetualEvents />)
  await pass(300)
  push(orderRow())
  push(orderRow({ id: 43, status: 3, isBlast: 1, tradedVolume: '0.2', tradedPrice: '48000.00' }))
  await pass(250)
  expect(told()).toEqual([])
})

const closed = { entrustType: 1, direction: 1, tradedVolume: '0.2', tradedPrice: '51000.5' }

test.each([
  [
    { tradedVolume: '0.15', tradedPrice: '48990.5' },
    'BTC/USDT: opened long, 0.15 BTC so far. Average price 48,990.50 USDT',
  ],
  [
    { direction: 1, status: 3, tradedVolume: '0.2', tradedPrice: '49010' },
    'BTC/USDT: opened short 0.2 BTC. Average price 49,010 USDT',
  ],
  [
    { ...closed, direction: 0, tradedVolume: '0.05', profitAndLoss: '-12.5' },
    'BTC/USDT: closed short, 0.05 BTC so far. At 51,000.50 USDT: −12.50 USDT',
  ],
  [
    { ...closed, type: 0, status: 3, isFromSpot: 1, profitAndLoss: '75' },
    'BTC/USDT: take profit or stop loss closed 0.2 BTC long. At 51,000.50 USDT: +75.00 USDT',
  ],
])('FEAT-14.i a fill is told with its side, size and price: %o', async (change, text) => {
  serve(perpetualAnswers({}))
  showPerpetual(<PerpetualEvents />)
  await pass(300)
  push(orderRow(change))
  await pass(250)
  expect(told()).toEqual([text])
})

test('FEAT-15.i a fill of a contract in coins is told in USD, and its profit in the coin', async () => {
  serve(coinSwapAnswers())
  showPerpetual(<PerpetualEvents />, coinSwap)
  await pass(300)
  const fill = { status: 3, tradedVolume: '100', tradedPrice: '60000', profitAndLoss: '0.03333333' }
  push(coinOrderRow(fill), 'coinswap/topic/swap/entrust')
  await pass(250)
  expect(told()).toEqual(['BTC/USDT: closed long 10,000 USD. At 60,000 USDT: +0.03333333 BTC'])
})

test.each([
  ['FEAT-14.g', 'swap', ['swap/topic/swap/entrust', 'swap/topic/swap/position', 'swap/topic/swap/wallet']],
  ['FEAT-15.g', 'coinswap', ['coinswap/topic/swap/entrust', 'coinswap/topic/swap/wallet']],
] as const)(
  '%s positions are read again after each push, and after orders in another tab: %s',
  async (_code, kind, pushed) => {
    const calls = serve({ ...perpetualAnswers({}), ...coinSwapAnswers() })
    showPerpetual(<PerpetualEvents />, kind === 'swap' ? undefined : coinSwap)
    await pass(300)
    const asked = () => calls.filter(({ url }) => url.endsWith(`/${kind}/order/position-list`)).length
    let before = asked()
    expect([...topics.keys()].filter((name) => name.includes(ada.id)).toSorted()).toEqual(
      pushed.map((topic) => `${topic}/${ada.id}`),
    )
    for (const topic of pushed) {
      push({}, topic)
      await pass(250)
      expect(asked()).toBe(before + 1)
      before = asked()
    }
    expect(inOtherTabs.size).toBe(1)
    for (const hear of inOtherTabs) hear()
    await pass(250)
    expect(asked()).toBe(before + 1)
    cleanup()
    expect([inOtherTabs.size, topics.has(`${pushed[0]}/${ada.id}`)]).toEqual([0, false])
  },
)
