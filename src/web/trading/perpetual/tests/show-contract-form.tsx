import { fireEvent, screen, within } from '@testing-library/react'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { swapOrdering } from '../../products/swap/swap-ordering.ts'
import { testMarket } from '../../tests/market.ts'
import { AskedStopsDialog } from '../dialogs/asked-stops-dialog.tsx'
import { changeContractDraft, contractDraft } from '../form/contract-draft.ts'
import { ContractOrderForm } from '../form/contract-order-form.tsx'
import { perpetualAnswers, positionRow, showPerpetual, stillSwap } from './show-perpetual.tsx'

export const market = { ...testMarket(), product: 'swap' } as const
const blank = { ...contractDraft(market).get() }

/** Ten coins on each side, ten dollars below and above 51,000. */
const deep = {
  bid: [[5_099_000n, 100_000n]],
  ask: [[5_101_000n, 100_000n]],
} as const

/** Logs a member in who is asked about each order. */
export function beginForm(): void {
  localStorage.clear()
  logIn({ token: 'token', member: null })
  changeContractDraft(market, blank)
  setTradingPreferences({ ask: true })
}

export function endForm(): void {
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
}

type Shown = {
  readonly held?: Parameters<typeof perpetualAnswers>[0]
  readonly feeds?: Parameters<typeof stillSwap>[0]
  /** Answers of further calls. */
  readonly more?: Record<string, object>
  /** False while the leverage has not come. */
  readonly isKnown?: boolean
}

/** A long of 0.1 BTC at 50,000, and the mark price at 51,000. */
const long = { positions: [positionRow()] }

/** Shows the form of a member. @returns the calls that the server gets */
export async function showForm(
  draft: Parameters<typeof changeContractDraft>[1],
  { held = long, feeds = {}, more = {}, isKnown = true }: Shown = {},
) {
  const { '/swap/order/position-detail': account, ...answers } = perpetualAnswers(held)
  const calls = serve({
    ...answers,
    ...(isKnown && { '/swap/order/position-detail': account }),
    ...more,
  })
  changeContractDraft(market, draft)
  showPerpetual(
    <>
      <ContractOrderForm market={market} ordering={swapOrdering} />
      <AskedStopsDialog product={market.product} />
    </>,
    stillSwap({ ...deep, ...feeds }),
  )
  if (isKnown) await screen.findByRole('button', { name: /^Leverage/ })
  return calls
}

export const form = () => within(screen.getByRole('form'))
export const formTexts = (): readonly string[] => shownTexts(screen.getByRole('form'))
export const submit = (name: RegExp): void => void fireEvent.click(form().getByRole('button', { name }))
/** Texts of the confirmation. */
export const asked = (): readonly string[] => shownTexts(screen.getByRole('alertdialog'))

/** Name and text of each fact in the form. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...screen.getByRole('form').querySelectorAll('dl > div')].map((line) => {
      const [name = '', ...texts] = shownTexts(line)
      return [name, texts.join(' ')]
    }),
  )

export const toasts = (): readonly string[] =>
  toastStore.get().map(({ title, text }) => `${title}: ${text ?? ''}`.replaceAll('\u{a0}', ' '))
