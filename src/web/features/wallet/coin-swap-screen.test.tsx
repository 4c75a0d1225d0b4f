// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { coinSwapAnswers } from '#src/web/trading/perpetual/tests/coin-swap-answers.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { CoinSwapScreen } from './coin-swap-screen.tsx'
import { walletBody } from './tests/wallets.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

test('ENT-06.b ENT-07.c each contract with money or a position shows its account, in the coin and in about USD', async () => {
  serve({
    '/uc/asset/wallet': walletBody([['BTC', 'Bitcoin', '1', '0', '0', '0']]),
    '/uc/asset/value': ok([]),
    '/swap/wallet/list': ok([]),
    '/second/wallet/list': ok([]),
    '/locked/assets/info': ok([]),
    '/market/symbol-thumb': [],
    '/coinswap/symbol-thumb': [],
    ...coinSwapAnswers(),
  })
  showScreen(<CoinSwapScreen />, '/coinSwapAssets')
  const account = within(await screen.findByRole('region', { name: 'BTC/USDT' }))
  await account.findByText(/0\.53818181/)
  const [names, values] = [account.getAllByRole('term'), account.getAllByRole('definition')]
  expect(
    Object.fromEntries(names.map((name, at) => [name.textContent, shownTexts(values[at] ?? name).join(' ')])),
  ).toEqual({
    'Margin mode': 'Isolated',
    'Highest margin rate': '2.61% BTC/USDT long',
    Equity: '0.53818181 BTC ≈ 29,599.99 USD',
    'Margin and orders': '0.02000000 BTC ≈ 1,100.00 USD',
    'Unrealized PnL': '+0.01818181 BTC ≈ 999.99 USD',
    'Free for positions and transfers': '0.50000000 BTC ≈ 27,500.00 USD',
  })
})
