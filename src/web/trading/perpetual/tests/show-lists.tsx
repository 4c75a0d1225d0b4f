import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { testMarket } from '../../tests/market.ts'
import { PerpetualLists } from '../lists/perpetual-lists.tsx'
import { perpetualAnswers, showPerpetual } from './show-perpetual.tsx'

const market = { ...testMarket(), product: 'swap' } as const

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
