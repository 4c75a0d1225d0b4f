import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { testMarket } from '../../tests/market.ts'
import { PerpetualLists } from '../lists/perpetual-lists.tsx'
import { coinSwap } from '../../products/coin-swap/coin-swap.ts'
import { swap } from '../../products/swap/swap.ts'
import { coinOrderRow, coinSwapAnswers } from './coin-swap-answers.ts'
import { orderRow, perpetualAnswers, showPerpetual } from './show-perpetual.tsx'

const market = { ...testMarket(), product: 'swap' } as const

/** Both kinds of contracts: the paths of their orders, and the answers for a member who has such orders. */
export const KINDS = {
  swap: { product: swap, path: '/swap/order', coin: 'USDT', answers: perpetualAnswers, row: orderRow },
  coinswap: {
    product: coinSwap,
    path: '/coinswap/order',
    coin: 'BTC',
    answers: coinSwapAnswers,
    row: coinOrderRow,
  },
} as const

type HeldOrders = { readonly orders?: readonly object[]; readonly past?: readonly object[] }

/** Shows the lists of a kind of contracts. @returns the calls, and what the panel asks of its screen */
export function showListsOf(
  kind: keyof typeof KINDS,
  held: HeldOrders,
  more: Parameters<typeof serve>[0] = {},
  confirmCancelAll = false,
) {
  const { product, answers } = KINDS[kind]
  const calls = serve({ ...answers(held), ...more })
  const onAskAll = vi.fn<(asks: boolean) => void>()
  showPerpetual(
    <PerpetualLists
      market={{ ...market, product: kind }}
      confirmCancelAll={confirmCancelAll}
      onAskAll={onAskAll}
    />,
    product,
  )
  return { calls, onAskAll }
}

/** Logs a member in who has neither drafts nor preferences. */
export function beginLists(): void {
  localStorage.clear()
  setTradingPreferences({ onlyHere: false })
  logIn({ token: 'token', member: null })
}

export function endLists(): void {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
}

/** Shows the lists of positions and orders, and returns the calls that they make. */
export function showLists(
  held: Parameters<typeof perpetualAnswers>[0],
  more: object = {},
  confirmCancelAll = false,
) {
  const calls = serve({ ...perpetualAnswers(held), ...more })
  showPerpetual(<PerpetualLists market={market} confirmCancelAll={confirmCancelAll} onAskAll={() => {}} />)
  return calls
}

export const press = async (name: RegExp | string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }))

/** Texts of the open dialog, once its figures are there: they come with the first beat. */
export async function dialogTexts(role: 'dialog' | 'alertdialog'): Promise<readonly string[]> {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(shownTexts(dialog).length).toBeGreaterThan(5))
  return shownTexts(dialog)
}
