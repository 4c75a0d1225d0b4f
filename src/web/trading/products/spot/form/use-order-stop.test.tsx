// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noticeStore } from '#src/web/client/notices.ts'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import { testMarket } from '../../../tests/market.ts'
import { useOrderStop } from './use-order-stop.ts'
import { showTrading } from '../../../tests/show-trading.tsx'

const listed = {
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  coinScale: 4,
  baseCoinScale: 2,
  enable: 1,
  fee: '0.001',
  minSellPrice: '0',
  maxBuyPrice: '0',
  minTurnover: '5',
  enableMarketBuy: 1,
  enableMarketSell: 1,
  maxTradingOrder: 0,
  maxTradingTime: 0,
  flag: 1,
  sort: 1,
}
const market = testMarket()

const Stop = () => (
  <output>{useOrderStop(market, { direction: 'BUY', type: 'LIMIT_PRICE' }) ?? 'open'}</output>
)

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a stopped pair is noticed within seconds, stays stopped without answers, and is reported once', async () => {
  const server = fakeServer()
  let told = 0
  // A message that goes away is no new one.
  onTestFinished(noticeStore.subscribe(() => (told += noticeStore.get().length)))
  showTrading(<Stop />, '/exchange/btc_usdt')
  const said = (): string | null => screen.getByRole('status').textContent
  const again = async (give: (call: Awaited<ReturnType<typeof server.next>>) => void): Promise<void> => {
    give(await server.next())
    await act(() => vi.advanceTimersByTimeAsync(5_000))
  }
  expect(said()).toBe('open')
  await again((call) => call.answer({ ...listed, exchangeable: 1, enableBuy: 0 }))
  expect(said()).toBe('stop-buying')
  await again((call) => call.fail('gone'))
  await again((call) => call.fail('gone'))
  expect(said()).toBe('stop-buying')
  expect(told).toBe(1)
  await again((call) => call.answer(listed))
  expect(said()).toBe('open')
})
