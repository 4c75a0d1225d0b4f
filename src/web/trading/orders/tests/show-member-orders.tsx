import { act, screen } from '@testing-library/react'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { serve } from '#tests/support/screen.tsx'
import { testMarket } from '../../tests/market.ts'
import { showTrading } from '../../tests/show-trading.tsx'
import { MemberOrders } from '../member-orders.tsx'

export const OPEN_ORDERS = '/exchange/order/personal/current'
export const PAST_ORDERS = '/exchange/order/personal/history'

/** Changes an order of bitcoin to one of ether. */
export const ETHER = { symbol: 'ETH/USDT', coinSymbol: 'ETH' }

/** A fill as the server sends it. */
export const fillOf = (orderId: string, price: string, amount: string, time: number) => ({
  orderId,
  price,
  amount,
  turnover: '1',
  fee: '0.5',
  time,
})

/** Shows the panel of a member's orders beside the market of bitcoin. Gives the calls. */
export function showMemberOrders(answers: Readonly<Record<string, object>>): readonly Arrived[] {
  const calls = serve(answers)
  showTrading(
    <MemberOrders market={testMarket()} confirmCancelAll={false} onAskAll={() => {}} />,
    '/exchange/btc_usdt',
  )
  return calls
}

export const openTab = (name: RegExp): void => act(() => screen.getByRole('tab', { name }).click())
