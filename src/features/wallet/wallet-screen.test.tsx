// @vitest-environment happy-dom
import { FluentProvider } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ui from '#locales/en_US/ui.json' with { type: 'json' }
import wallet from '#locales/en_US/wallet.json' with { type: 'json' }
import { createQueryClient } from '#src/client/query-client.ts'
import { fakeServer } from '#src/client/tests/fake-server.ts'
import { decimal } from '#src/money/decimal.ts'
import { currencyStore } from '#src/session/currency.ts'
import { walletPreferences } from './preferences.ts'
import { walletBody } from './tests/wallets.ts'
import { WalletScreen } from './wallet-screen.tsx'

const filled = walletBody([
  ['BTC', 'Bitcoin', '67482.1', '0.72216035', '0.12000000', '0.00000000'],
  ['USDT', 'Tether USD', '1', '16332.03', '16548.52', '0.00'],
  ['TRX', 'Tron', '0.12', '0.00000001', '0', '0'],
  ['NOVA', 'New coin', null, '12', '0', '0'],
])

function show() {
  const server = fakeServer()
  render(
    <IntlProvider locale="en-US" messages={{ ...ui, ...wallet }}>
      <FluentProvider theme={{}}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <WalletScreen />
          </MemoryRouter>
        </QueryClientProvider>
      </FluentProvider>
    </IntlProvider>,
  )
  return server
}

async function showFilled() {
  const server = show()
  await act(async () => (await server.next()).answer(filled))
  await screen.findByRole('table', { name: 'Assets' })
}

/** The table as rows of texts. */
const rows = (): readonly (readonly string[])[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const total = (): string => screen.getByRole('region', { name: 'Total value' }).textContent

beforeEach(() => {
  walletPreferences.set(null)
  currencyStore.set(null)
})
afterEach(cleanup)

test('FEAT-07 ENT-07 each coin with what is available, frozen, to be released, and its value', async () => {
  await showFilled()
  expect(rows()).toEqual([
    ['BBTCBitcoin', '0.72216035', '0.12000000', '0.00000000', '$56,830.74'],
    ['UUSDTTether USD', '16,332.03', '16,548.52', '0.00', '$32,880.55'],
    ['TTRXTron', '0.00000001', '0', '0', '<$0.01'],
    ['NNOVANew coin', '12', '0', '0', '—'],
  ])
  expect(total()).toContain('89,711.29 USD')
  expect(total()).toContain('1 coin without a price is not counted.')
})

test('SHELL-13 another display currency changes every valuation, and no amount of coins', async () => {
  await showFilled()
  act(() => currencyStore.set({ fullName: 'CNY', symbol: '¥', rate: decimal('7.18') }))
  expect(rows()[1]).toEqual(['UUSDTTether USD', '16,332.03', '16,548.52', '0.00', '¥236,082.34'])
  expect(total()).toContain('644,127.12 CNY')
})

test('small balances are hidden on wish, counted, and back with one press', async () => {
  await showFilled()
  fireEvent.click(screen.getByRole('switch', { name: 'Hide small balances' }))
  expect(rows().map(([coin]) => coin)).toEqual(['BBTCBitcoin', 'UUSDTTether USD', 'NNOVANew coin'])
  expect(screen.getByText(/1 coin under \$1\.00 is hidden\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(rows()).toHaveLength(4)
})

test('hidden amounts are nowhere on the page, and stay hidden', async () => {
  await showFilled()
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(document.body.textContent).not.toMatch(/16,332|56,830|89,711|0\.7221/)
  expect(screen.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('openbourse.wallet')).toContain('"hideAmounts":true')
})

test('a search that finds nothing says so and can be undone', async () => {
  await showFilled()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search coins' }), { target: { value: 'tether' } })
  expect(rows().map(([coin]) => coin)).toEqual(['UUSDTTether USD'])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search coins' }), { target: { value: 'xyz' } })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('No coin here is called “xyz”.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all coins' }))
  expect(rows()).toHaveLength(4)
})

test('the heads sort, and say how', async () => {
  await showFilled()
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Value').getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(head('Coin')).getByRole('button'))
  expect(rows().map(([coin]) => coin?.slice(1, 4))).toEqual(['BTC', 'NOV', 'TRX', 'USD'])
  expect(head('Coin').getAttribute('aria-sort')).toBe('ascending')
  expect(head('Value').getAttribute('aria-sort')).toBeNull()
  fireEvent.click(within(head('Coin')).getByRole('button'))
  expect(head('Coin').getAttribute('aria-sort')).toBe('descending')
})

test('while it loads that is said; a refusal shows the server’s words and can be tried again', async () => {
  const server = show()
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => (await server.next()).answer({ code: 500, message: 'maintenance', data: null }))
  expect((await screen.findByRole('alert')).textContent).toContain('The wallet could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('maintenance')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => (await server.next()).answer(filled))
  await screen.findByRole('table')
})
