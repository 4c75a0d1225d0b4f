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
import { orderRow, perpetualAnswers, showPerpetual } from './tests/show-perpetual.tsx'

type Listener = Parameters<Hub['listen']>[1]
const topics = new Map<string, Listener>()
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: ({ name }: { name: string }, listener: Listener) => {
      topics.set(name, listener)
      return () => topics.delete(name)
    },
    state: () => 'open',
    onState: () => () => {},
    renew: () => {},
  }),
}))

const FAILED = ContractOrderEntrustStatus.ENTRUST_FAILURE
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
const told = () =>
  toastStore.get().map(({ title, text }) => `${title}. ${text ?? ''}`.replaceAll('\u{a0}', ' '))

function push(order: object): void {
  const messages = [{ key: null, body: JSON.stringify(order) }]
  topics.get(`/topic/swap/entrust/${ada.id}`)?.take({ messages, gap: false })
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
