// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { perpetualAnswers, positionRow } from '#src/web/trading/perpetual/tests/show-perpetual.tsx'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { walletPreferences } from './preferences.ts'
import { SwapScreen } from './swap-screen.tsx'
import { walletBody } from './tests/wallets.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const others = {
  '/uc/asset/wallet': walletBody([['USDT', 'Tether USD', '1', '0', '0', '0']]),
  '/uc/asset/value': ok([]),
  '/coinswap/wallet/list': ok([]),
  '/second/wallet/list': ok([]),
  '/locked/assets/info': ok([]),
  '/market/symbol-thumb': [],
}

beforeEach(() => {
  walletPreferences.set(null)
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
})

/** The account's figures, by their names. */
async function figures(): Promise<Readonly<Record<string, string>>> {
  const account = within(await screen.findByRole('region', { name: 'Account' }))
  const names = account.getAllByRole('term')
  const values = account.getAllByRole('definition')
  return Object.fromEntries(
    names.map(({ textContent }, at) => [
      textContent,
      values[at]?.textContent.replaceAll('\u{a0}', ' ') ?? '',
    ]),
  )
}

test('ENT-06.a the account shows mode, margin rate, equity, all of its margin and unrealised profit', async () => {
  serve({ ...others, ...perpetualAnswers({ positions: [positionRow()] }) })
  showScreen(<SwapScreen />, '/swapAssets')
  await screen.findByText(/\+100\.00/)
  // Equity: 1,000 free, 20 in orders, 250 of margin, 0.1 × 1,000 of profit.
  expect(await figures()).toEqual({
    'Margin mode': 'Isolated',
    'Highest margin rate': '8.01%BTC/USDT long',
    Equity: '1,370.00 USDT',
    'Margin and orders': '270.00 USDT',
    'Unrealized PnL': '+100.00 USDT',
    'Free for positions and transfers': '1,000.00 USDT',
  })
})

test('amounts of the account are masked with all others, its rate is not', async () => {
  serve({ ...others, ...perpetualAnswers({ positions: [positionRow()] }) })
  showScreen(<SwapScreen />, '/swapAssets')
  await screen.findByText(/\+100\.00/)
  act(() => walletPreferences.set({ hideAmounts: true, hideSmall: false }))
  const shown = await figures()
  expect(shown['Equity']).not.toContain('1,370')
  expect(shown['Highest margin rate']).toContain('8.01%')
})

test('an account whose positions do not come says so, and is shown when they do', async () => {
  let isOpen = false
  const answers = perpetualAnswers({})
  const path = '/swap/order/position-list'
  serve({
    ...others,
    ...answers,
    [path]: () => (isOpen ? answers[path] : { code: 500, message: 'maintenance', data: null }),
  })
  showScreen(<SwapScreen />, '/swapAssets')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The positions could not be loaded')
  isOpen = true
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1,020.00 USDT')).toBeTruthy()
})
