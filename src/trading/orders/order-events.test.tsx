// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/session/session.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { OrderEvents } from './order-events.tsx'
import { orderPage } from './tests/spot-order.ts'
import { useOpenOrders } from './use-orders.ts'

const elsewhere = vi.hoisted(() => new Set<() => void>())
vi.mock('./other-tabs.ts', () => ({
  onOrdersElsewhere: (listener: () => void) => {
    elsewhere.add(listener)
    return () => elsewhere.delete(listener)
  },
  tellOtherTabs: () => {},
}))

const OPEN = '/exchange/order/personal/current'

function Orders() {
  const { data } = useOpenOrders()
  return <output>{data?.length}</output>
}

beforeEach(() => {
  vi.useFakeTimers()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('several changes are one asking, and changes without a pause are followed all the same', async () => {
  const calls = serve({ [OPEN]: orderPage() })
  const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
  showScreen(
    <>
      <OrderEvents symbols={[]} />
      <Orders />
    </>,
    '/exchange/btc_usdt',
  )
  await pass(0)
  expect(calls).toHaveLength(1)
  for (let at = 0; at < 10; at += 1) {
    for (const tell of elsewhere) tell()
    await pass(100)
  }
  expect(calls).toHaveLength(4)
  cleanup()
  expect(elsewhere.size).toBe(0)
})
