// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Order } from './order.ts'
import { useOrderMarks } from './order-marks.ts'
import { useOrderPrices } from './order-prices.ts'
import { ETHER, fillOf, OPEN_ORDERS, PAST_ORDERS } from './tests/show-member-orders.tsx'

const market = testMarket()

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

function Marks() {
  const { lines, fills } = useOrderMarks(market)
  const { bid, ask } = useOrderPrices(market)
  const texts = [
    ...lines.map(({ price, title }) => `${title} at ${toText(price)}`),
    ...fills.map(({ fill, order }) => `${order.direction} filled at ${toText(fill.price)}`),
    `bids ${[...bid].join(' ')}`,
    `asks ${[...ask].join(' ')}`,
  ]
  return <output>{texts.join('\n').replaceAll('\u{a0}', ' ')}</output>
}

test('FEAT-12.j chart and book mark the limit orders of their market on each side, and the chart all its fills', async () => {
  const atMarket = { type: 'MARKET_PRICE', price: '0' }
  serve({
    [OPEN_ORDERS]: orderPage(
      spotOrder({
        orderId: 'E1',
        price: '41000.5',
        amount: '0.50',
        detail: [fillOf('E1', '41000', '0.1', 5)],
      }),
      spotOrder({ orderId: 'E2', direction: 'SELL', price: '52000.259', amount: '0.2' }),
      spotOrder({ ...atMarket, orderId: 'E3' }),
      spotOrder({ ...ETHER, orderId: 'E4', price: '777', detail: [fillOf('E4', '776', '1', 6)] }),
    ),
    [PAST_ORDERS]: orderPage(
      spotOrder({ ...atMarket, orderId: 'E5', direction: 'SELL', detail: [fillOf('E5', '43000', '0.3', 4)] }),
    ),
  })
  showTrading(<Marks />, '/exchange/btc_usdt')
  await screen.findByText(/SELL filled/)
  expect(screen.getByRole('status').textContent.split('\n')).toEqual([
    'Buy 0.50 at 41000.5',
    'Sell 0.20 at 52000.259',
    'BUY filled at 41000',
    'SELL filled at 43000',
    'bids 4100050',
    'asks 5200025',
  ])
})

const order: Order = {
  orderId: 'E7',
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  price: decimal('1'),
  amount: decimal('2'),
  tradedAmount: decimal('0'),
  turnover: decimal('0'),
  status: 'TRADING',
  time: instant(0),
}

test.each([
  ['that is open', order, false, null, 'Cancel', null],
  ['whose cancel is on its way', order, false, 'going', 'Cancel', 'true'],
  ['that was cancelled here', order, false, 'done', 'Canceled', 'true'],
  ['that went nobody knows how', order, true, null, 'Ended', 'true'],
  ['that went while its cancel is on its way', order, true, 'going', 'Ended', 'true'],
  ['that was filled', { ...order, status: 'COMPLETED' }, true, null, 'Filled', 'true'],
  ['that was cancelled elsewhere', { ...order, status: 'CANCELED' }, true, null, 'Canceled', 'true'],
  ['that has expired', { ...order, status: 'OVERTIMED' }, false, null, 'Expired', 'true'],
] as const)(
  'FEAT-12.m STATE-05.e the button of an order %s tells so',
  (_name, of, isGone, progress, word, disabled) => {
    const other = [['E8', 'done']] as const
    showScreen(
      (['cross', 'word'] as const).map((look) => (
        <CancelButton
          key={look}
          look={look}
          order={of}
          isGone={isGone}
          cancelling={new Map(progress === null ? other : [...other, ['E7', progress]])}
          onCancel={() => {}}
        />
      )),
      '/',
    )
    expect(
      screen
        .getAllByRole('button')
        .map((button) => [button.textContent, button.getAttribute('aria-disabled')]),
    ).toEqual([
      [`${word} BTC/USDT E7`, disabled],
      [`${word} BTC/USDT E7`, disabled],
    ])
  },
)
