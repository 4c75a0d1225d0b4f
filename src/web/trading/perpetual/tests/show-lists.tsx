import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { testMarket } from '../../tests/market.ts'
import { PerpetualLists } from '../lists/perpetual-lists.tsx'
import { perpetualAnswers, showPerpetual } from './show-perpetual.tsx'

const market = { ...testMarket(), product: 'swap' } as const

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
