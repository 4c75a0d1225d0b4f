// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { useTotalBalance } from '#src/web/member/spot-balances.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { orderPage, spotOrder } from '../tests/spot-order.ts'
import { useOpenOrders, usePastOrders } from '../orders/use-orders.ts'
import { testMarket } from '../../../tests/market.ts'
import { HoldingCost } from './holding-cost.tsx'
import { showTrading } from '../../../tests/show-trading.tsx'

vi.mock('../feeds/spot-tickers.ts', () => {
  const view = { state: null, health: 'loading', at: null }
  return { spotTickers: () => ({ get: () => view, subscribe: () => () => {} }) }
})

const market = testMarket()
const fill = {
  orderId: 'E1',
  price: '10000',
  amount: '0.1',
  turnover: '1000',
  fee: '0',
  time: 1_795_224_600_000,
}
const past = orderPage(spotOrder({ tradedAmount: '0.1', status: 'COMPLETED', detail: [fill] }))

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
})

const wallet = {
  id: 1,
  memberId: 600012,
  balance: '0.1',
  frozenBalance: '0',
  releaseBalance: '0',
  isLock: 0,
  coin: {
    name: 'Bitcoin',
    nameCn: null,
    unit: 'BTC',
    status: 0,
    canWithdraw: 1,
    canRecharge: 1,
    canTransfer: 1,
    canAutoWithdraw: 1,
    minTxFee: '0.1',
    maxTxFee: '1',
    minWithdrawAmount: '1',
    maxWithdrawAmount: '1000',
    withdrawScale: 8,
    withdrawThreshold: '1',
    minerFee: '0',
    usdRate: '1',
    cnyRate: null,
    hasLegal: false,
    isPlatformCoin: 0,
    sort: 1,
  },
}

/** Shows "ready" when all data of the cost is loaded. */
function Ready() {
  const isReady = [useOpenOrders().data, usePastOrders('BTC/USDT').data, useTotalBalance('BTC')].every(
    (known) => known !== undefined && known !== null,
  )
  return isReady && <output>ready</output>
}

async function cost(history: object): Promise<string | null> {
  serve({
    '/uc/asset/wallet': ok([wallet]),
    '/exchange/order/personal/current': orderPage(),
    '/exchange/order/personal/history': history,
  })
  showTrading(
    <>
      <HoldingCost market={market} />
      <Ready />
    </>,
    '/exchange/btc_usdt',
  )
  await screen.findByText('ready')
  return screen.queryByText(/^Average cost/)?.textContent ?? null
}

test('the average cost is shown only if the lists hold all orders: a server may return fewer than requested', async () => {
  expect(await cost(past)).toBe('Average cost 10,000.00')
  cleanup()
  expect(await cost({ ...past, totalElements: 51 })).toBeNull()
})
