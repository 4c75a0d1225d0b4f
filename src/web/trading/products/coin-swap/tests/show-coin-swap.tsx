import { fireEvent, screen, within } from '@testing-library/react'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { sent, serve } from '#tests/support/screen.tsx'
import { AccountPanel } from '../../../perpetual/account/account-panel.tsx'
import { changeContractDraft, contractDraft } from '../../../perpetual/form/contract-draft.ts'
import { ContractOrderForm } from '../../../perpetual/form/contract-order-form.tsx'
import { PerpetualLists } from '../../../perpetual/lists/perpetual-lists.tsx'
import { coinSwapAnswers } from '../../../perpetual/tests/coin-swap-answers.ts'
import { showPerpetual, stillProduct } from '../../../perpetual/tests/show-perpetual.tsx'
import { testMarket } from '../../../tests/market.ts'
import { coinSwapOrdering } from '../coin-swap-ordering.ts'
import { coinSwap } from '../coin-swap.ts'

export const market = {
  ...testMarket({ amountUnit: 'contracts', scales: { price: 2, amount: 0 } }),
  product: 'coinswap',
} as const
const blank = { ...contractDraft(market).get() }

export function beginCoinSwap(): void {
  localStorage.clear()
  logIn({ token: 'token', member: null })
  changeContractDraft(market, blank)
}

export function endCoinSwap(): void {
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
}

/** A book of 500 contracts on each side, ten dollars below and above 55,000. */
const product = stillProduct(coinSwap, {
  bid: [[5_499_000n, 500n]],
  ask: [[5_501_000n, 500n]],
  last: '55000',
})

/** Shows lists, account and order form of a member. @returns the calls that the server gets */
export function showCoinSwap(
  held: Parameters<typeof coinSwapAnswers>[0] = {},
  more: Record<string, object> = {},
) {
  const calls = serve({ ...coinSwapAnswers(held), ...more })
  showPerpetual(
    <>
      <PerpetualLists market={market} confirmCancelAll={false} onAskAll={() => {}} />
      <AccountPanel market={market} />
      <ContractOrderForm market={market} ordering={coinSwapOrdering} />
    </>,
    product,
  )
  return calls
}

export const press = (name: RegExp | string): void =>
  void fireEvent.click(screen.getByRole('button', { name }))
export const dialog = () => within(screen.getByRole('dialog'))
/** Bodies of the calls of a path. */
export const bodies = (calls: ReturnType<typeof showCoinSwap>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
export const toasts = (): readonly string[] =>
  toastStore.get().map(({ title, text }) => `${title}: ${text ?? ''}`)
