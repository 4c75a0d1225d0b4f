import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { walletRow } from '#tests/support/wallet-row.ts'
import { changeDraft, type OrderDraft } from '../../../form/draft.ts'
import { testMarket } from '../../../tests/market.ts'
import { showTrading } from '../../../tests/show-trading.tsx'
import { OrderForm } from '../form/order-form.tsx'

export const SPOT_MARKET = testMarket({ fees: { maker: decimal('0.001'), taker: decimal('0.002') } })
export const NO_ORDER: OrderDraft = {
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  price: undefined,
  amount: undefined,
}

export const orderForm = () => screen.getByRole('form', { name: 'New order' })
export const typedField = (name: string) =>
  within(orderForm()).getByRole<HTMLInputElement>('textbox', { name })
/** Returns names and texts of the fields. */
export const formValues = () =>
  within(orderForm())
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ name, value }) => `${name} ${value}`)

/** Shows the form with nothing but this draft to a member who has 2,000 USDT and 0.5 BTC. Gives the calls. */
export async function showOrderForm(
  draft: Partial<OrderDraft>,
  market = SPOT_MARKET,
  placed: object = ok('E1'),
): Promise<readonly Arrived[]> {
  changeDraft(market, { ...NO_ORDER, ...draft })
  const calls = serve({
    '/uc/asset/wallet': ok([walletRow('2000'), walletRow('0.5', 'BTC')]),
    '/exchange/order/add': placed,
  })
  showTrading(<OrderForm market={market} />, '/exchange/btc_usdt')
  const available = within(orderForm()).getByText('Available').parentElement
  await waitFor(() => expect(available?.textContent).toMatch(/^Available[\d.,]+.(USDT|USDC|BTC)$/))
  return calls
}
