// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { coinSwap } from '../../products/coin-swap/coin-swap.ts'
import { swap } from '../../products/swap/swap.ts'
import { testMarket } from '../../tests/market.ts'
import { coinSwapAnswers } from '../tests/coin-swap-answers.ts'
import { contractRow, perpetualAnswers, positionRow, showPerpetual } from '../tests/show-perpetual.tsx'
import { AccountPanel } from './account-panel.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

/** Texts of the account, once its figures are there. */
async function account(): Promise<readonly string[]> {
  const panel = await screen.findByRole('region', { name: 'Account' })
  await waitFor(() => expect(within(panel).queryAllByText('--')).toEqual([]))
  return shownTexts(panel)
}

const eth = { contractId: 2, symbol: 'ETH/USDT', coinSymbol: 'ETH' }

function showSwap(pattern: 0 | 1): void {
  const risky = positionRow({
    ...eth,
    id: 8,
    direction: 1,
    price: '3000',
    position: '2',
    principalAmount: '260',
  })
  const positions = [positionRow(), risky].map((each) => ({ ...each, pattern }))
  serve({
    ...perpetualAnswers({ positions, wallet: { usdtPattern: pattern } }),
    '/swap/symbol': [contractRow, { ...contractRow, ...eth, id: 2 }],
    '/swap/order/position-list': ok({ positions, priceMap: { 'BTC/USDT': '51000', 'ETH/USDT': '3100' } }),
  })
  showPerpetual(<AccountPanel market={{ ...testMarket(), product: 'swap' }} />, swap)
}

test('ENT-06.a ENT-07.b with isolated margin the account names its riskiest position and the sums of all', async () => {
  showSwap(1)
  expect(await account()).toEqual([
    'Account',
    'Transfer',
    'Highest margin rate',
    'Isolated',
    '56.83%, raised',
    'ETH/USDT short',
    'Equity',
    '1,430.00 USDT',
    'Unrealized PnL',
    '−100.00 USDT',
    'Available',
    '1,000.00 USDT',
    'Margin and orders',
    '530.00 USDT',
  ])
})

test('ENT-06.a ENT-07.b with cross margin the account has one margin rate, and names no position', async () => {
  showSwap(0)
  expect(await account()).toEqual([
    'Account',
    'Transfer',
    'Margin rate',
    'Cross',
    '4.34%',
    'Equity',
    '1,430.00 USDT',
    'Unrealized PnL',
    '−100.00 USDT',
    'Available',
    '900.00 USDT',
    'Margin and orders',
    '530.00 USDT',
  ])
})

test('ENT-06.b ENT-07.c the account of a contract in coins is told in the coin, and what it is worth', async () => {
  serve(coinSwapAnswers({ wallet: { coinPattern: 0, coinFrozenBalance: '0.125' } }))
  showPerpetual(<AccountPanel market={{ ...testMarket(), product: 'coinswap' }} />, coinSwap)
  expect(await account()).toEqual([
    'Account',
    'Transfer',
    'Margin rate',
    'Cross',
    '0.15%',
    'Equity',
    '0.66318181 BTC ≈ 36,474.99 USD',
    'Unrealized PnL',
    '+0.01818181 BTC ≈ 999.99 USD',
    'Available',
    '0.50000000 BTC ≈ 27,500.00 USD',
    'Margin and orders',
    '0.14500000 BTC ≈ 7,975.00 USD',
  ])
  expect(screen.getByRole('link', { name: 'Transfer' }).getAttribute('href')).toBe(
    '/swap/btc_usdt?transfer=spot-coin-swap&coin=BTC',
  )
})

test('ENT-07.b a visitor has no account', () => {
  logOut()
  serve(perpetualAnswers({}))
  showPerpetual(<AccountPanel market={{ ...testMarket(), product: 'swap' }} />, swap)
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull()
})
