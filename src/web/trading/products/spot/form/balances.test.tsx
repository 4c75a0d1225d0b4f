// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore, setCurrency } from '#src/web/session/currency.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { fillOf, OPEN_ORDERS, PAST_ORDERS } from '../../../orders/tests/show-member-orders.tsx'
import { testMarket } from '../../../tests/market.ts'
import { showTrading } from '../../../tests/show-trading.tsx'
import { spotTicker, tellNothing, tellTickers } from '../tests/live-spot.ts'
import { orderPage, spotOrder } from '../tests/spot-order.ts'
import { Balances } from './balances.tsx'

vi.mock('../feeds/spot-tickers.ts', async () => (await import('../tests/live-spot.ts')).feeds)

beforeEach(() => {
  logIn({ token: 'token', member: null })
  setCurrency({ fullName: 'EUR', symbol: '€', rate: decimal('0.8') })
})
afterEach(() => {
  cleanup()
  currencyStore.set(null)
  tellNothing()
  logOut()
})

function show(): void {
  const bought = {
    tradedAmount: '0.2',
    detail: [{ ...fillOf('E1', '40000', '0.2', 1), turnover: '8000', fee: '0' }],
  }
  serve({
    '/uc/asset/wallet': ok([
      walletRow('2000.5'),
      // A part of it is in orders.
      { ...walletRow('0.15', 'BTC'), frozenBalance: '0.05' },
    ]),
    [OPEN_ORDERS]: orderPage(),
    [PAST_ORDERS]: orderPage(spotOrder({ ...bought, status: 'COMPLETED' })),
  })
  showTrading(<Balances market={testMarket()} />, '/exchange/btc_usdt')
}
const lines = () => screen.getAllByRole('listitem').map((line) => shownTexts(line).join(' '))

test('FEAT-12.a the balances of both coins have their worth in the display currency, and the holding its cost and gain', async () => {
  tellTickers(spotTicker())
  show()
  // One USDT is worth 0.5 dollars, a dollar 0.8 euros.
  await waitFor(() => expect(lines()).toEqual(['BTC 0.15 ≈ €3,000.03', 'USDT 2,000.50 ≈ €800.20']))
  const cost = await screen.findByText('Average cost 40,000.00')
  expect(shownTexts(cost.parentElement ?? cost)).toEqual(['Average cost 40,000.00', '+25.00%'])
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Wallet', '/money'],
    ['Deposit', '/recharge?coin=USDT'],
    ['Transfer', '/exchange/btc_usdt?transfer=&coin=USDT'],
  ])
})

test('FEAT-12.a without a price balances have no worth, and the cost no gain', async () => {
  show()
  await waitFor(() => expect(lines()).toEqual(['BTC 0.15', 'USDT 2,000.50']))
  const cost = await screen.findByText('Average cost 40,000.00')
  expect(shownTexts(cost.parentElement ?? cost)).toEqual(['Average cost 40,000.00', '—'])
})
