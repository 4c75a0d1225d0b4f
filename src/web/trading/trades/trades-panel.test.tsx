// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { november } from '#tests/support/local-time.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import type { KeyedTrade } from '../live/trades.ts'
import { ETHER, fillOf, OPEN_ORDERS, PAST_ORDERS } from '../orders/tests/show-member-orders.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { spot } from '../products/spot/spot.ts'
import { ProductProvider } from '../products/use-product.tsx'
import { handLive } from '../tests/hand-live.ts'
import { testMarket } from '../tests/market.ts'
import { TradesPanel } from './trades-panel.tsx'

const [morning, before] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
const trades = handLive<readonly KeyedTrade[]>()

beforeEach(() => {
  // Room for ten lines.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  trades.put(null, 'loading')
  logOut()
})

function show(): void {
  serve({
    [OPEN_ORDERS]: orderPage(
      spotOrder({ orderId: 'E1', detail: [fillOf('E1', '41000.5', '0.12345', morning.ms)] }),
      spotOrder({ ...ETHER, orderId: 'E2', detail: [fillOf('E2', '3000', '1', morning.ms)] }),
    ),
    [PAST_ORDERS]: orderPage(
      spotOrder({ orderId: 'E3', direction: 'SELL', detail: [fillOf('E3', '42000', '0.5', before.ms)] }),
    ),
  })
  showScreen(
    <Clock value={() => instant(morning.ms + 60_000)}>
      <ProductProvider product={{ ...spot, trades: () => trades }}>
        <main>
          <TradesPanel market={testMarket()} />
        </main>
      </ProductProvider>
    </Clock>,
    '/exchange/btc_usdt',
  )
}
const lines = () => screen.getAllByRole('listitem').map((line) => shownTexts(line).join(' '))

test('FEAT-12.a public trades have price, side, amount and time, and the own ones theirs, or the day if it is another', async () => {
  show()
  trades.put([])
  expect(screen.getByText('No trades yet')).toBeTruthy()
  const trade = {
    time: instant(morning.ms),
    direction: 'BUY',
    price: decimal('40000.5'),
    amount: decimal('0.98765'),
  } as const
  trades.put([
    { key: 2, trade },
    { key: 1, trade: { ...trade, direction: 'SELL', price: decimal('39000'), time: instant(before.ms) } },
  ])
  expect(screen.queryByText('No trades yet')).toBeNull()
  expect(lines()).toEqual(['40,000.50 bought 0.9876 07:05:09', '39,000.00 sold 0.9876 18:30:41'])
  for (const head of ['Price (USDT)', 'Amount (BTC)', 'Time']) expect(screen.getByText(head)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Mine' }))
  await screen.findByText(/^41,000\.50/)
  expect(lines()).toEqual(['41,000.50 bought 0.1234 07:05:09', '42,000.00 sold 0.5000 Nov 11, 2026'])
  fireEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(lines()).toHaveLength(2)
  expect(screen.getByRole('list', { name: 'Trades' })).toBeTruthy()
})
