// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore } from '#src/web/session/currency.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { AccountScreen } from './account-screen.tsx'
import type { Account } from './accounts.ts'
import { walletPreferences } from './preferences.ts'
import { filledWallets, otherAnswers, walletBody } from './tests/wallets.ts'

async function showFilled(account: Account = 'spot', wallets = filledWallets): Promise<void> {
  serve({ '/uc/asset/wallet': wallets, ...otherAnswers })
  showScreen(<AccountScreen account={account} />, '/spotAssets')
  await screen.findByRole('table', { name: 'Assets' })
}

/** The table as rows of texts. */
const rows = (): readonly (readonly string[])[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent))

const total = (): string => screen.getByRole('region', { name: 'Total value' }).textContent

beforeEach(() => {
  walletPreferences.set(null)
  currencyStore.set(null)
})
afterEach(cleanup)

test('ENT-07.g FEAT-07.a each coin shows available, frozen and to-be-released amounts, and its value', async () => {
  await showFilled(
    'spot',
    walletBody([
      ['BTC', 'Bitcoin', '67482.1', '0.72216035', '0.12000000', '0.00000000'],
      ['USDT', 'Tether USD', '1', '16332.03', '16548.52', '4.25'],
      ['NOVA', 'New coin', null, '12', '0', '0'],
    ]),
  )
  expect(await shownTable('Assets')).toEqual([
    ['Coin', 'Available', 'Frozen', 'To be released', 'Value'],
    // Zeros at the end are a quieter piece of their own.
    ['BTC Bitcoin', '0.72216035', '0.12 000000', '0 .00000000', '$56,830.74 +1.83% in 24 hours'],
    ['USDT Tether USD', '16,332.03', '16,548.52', '4.25', '$32,884.80'],
    ['NOVA New coin', '12', '0', '0', '—'],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-spot.csv',
    lines: [
      ['Coin', 'Available', 'Frozen', 'To be released', 'Sum', 'Price (USD)', 'Value (USD)'],
      ['BTC', '0.72216035', '0.12000000', '0.00000000', '0.84216035', '67482.1', '56830.748954735'],
      ['USDT', '16332.03', '16548.52', '4.25', '32884.80', '1', '32884.80'],
      ['NOVA', '12', '0', '0', '12', '', ''],
    ],
  })
  expect(total()).toContain('89,715.54 USD')
  expect(total()).toContain('1 coin without a price is not counted.')
})

test('SHELL-13.c another display currency changes every valuation, and no amount of coins', async () => {
  await showFilled()
  act(() => currencyStore.set({ fullName: 'CNY', symbol: '¥', rate: decimal('7.18') }))
  expect(rows()[1]).toEqual(['UUSDTTether USD', '16,332.03', '16,548.52', '0.00', '¥236,082.34'])
  expect(total()).toContain('644,127.12 CNY')
})

test('small balances can be hidden, are counted, and shown again with one press', async () => {
  await showFilled()
  fireEvent.click(screen.getByRole('switch', { name: 'Hide small balances' }))
  expect(rows().map(([coin]) => coin)).toEqual(['BBTCBitcoin', 'UUSDTTether USD', 'NNOVANew coin'])
  expect(screen.getByText(/1 coin under \$1\.00 is hidden\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(rows()).toHaveLength(4)
})

test('SHELL-13.c the limit of small balances is one dollar in the display currency, whose sign and rate it has', async () => {
  currencyStore.set({ fullName: 'CNY', symbol: '¥', rate: decimal('7.18') })
  await showFilled()
  fireEvent.click(screen.getByRole('switch', { name: 'Hide small balances' }))
  const note = (): readonly string[] => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(note()).toContain('1 coin under ¥7.18 is hidden. Show')
  act(() => currencyStore.set({ fullName: 'EUR', symbol: '€', rate: decimal('0.92') }))
  expect(note()).toContain('1 coin under €0.92 is hidden. Show')
  // What is worth less in another currency is no smaller.
  expect(rows().map(([coin]) => coin)).toEqual(['BBTCBitcoin', 'UUSDTTether USD', 'NNOVANew coin'])
})

test('hidden amounts are not in the page, and stay hidden', async () => {
  await showFilled()
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(document.body.textContent).not.toMatch(/16,332|56,830|89,711|0\.7221/)
  expect(screen.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('openbourse.wallet')).toContain('"hideAmounts":true')
})

test('a search without results says so and can be cleared', async () => {
  await showFilled()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search coins' }), { target: { value: 'tether' } })
  expect(rows().map(([coin]) => coin)).toEqual(['UUSDTTether USD'])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search coins' }), { target: { value: 'xyz' } })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Nothing found')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(4)
})

test('column heads sort, and announce the order', async () => {
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

test('loading is shown; a refusal shows the server’s message and can be retried', async () => {
  let isOpen = false
  const refusal = { code: 500, message: 'maintenance', data: null }
  serve({ '/uc/asset/wallet': () => (isOpen ? filledWallets : refusal), ...otherAnswers })
  showScreen(<AccountScreen account="spot" />, '/money')
  expect(screen.getAllByText('Loading')).not.toHaveLength(0)
  expect((await screen.findByRole('alert')).textContent).toContain('The wallet could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('maintenance')
  isOpen = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Assets' })
})

test('FEAT-07.b the five accounts are listed with their values, the open one marked', async () => {
  await showFilled('swap')
  const tiles = within(screen.getByRole('navigation', { name: 'Accounts' })).getAllByRole('link')
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '/spotAssets',
    '/swapAssets',
    '/coinSwapAssets',
    '/secondAssets',
    '/financeAssets',
  ])
  expect(tiles.map((tile) => tile.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null])
  expect(tiles.map(({ textContent }) => textContent.replace(/^\D+/, ''))).toEqual([
    '89,711.29',
    '3,025.00',
    '0.00',
    '0.00',
    '0.00',
  ])
  expect(rows()).toEqual([['UUSDTTether USD', '3,000.5', '20.0', '4.5', '$3,025.00']])
  expect(screen.getByRole('link', { name: 'Transfer USDT' }).getAttribute('href')).toBe(
    '/swapAssets?transfer=swap-spot&coin=USDT',
  )
})

test('ENT-07.eg FEAT-07.a the earn account shows amounts in products and their interest, by coin and together', async () => {
  const row = {
    id: 6001,
    memberId: 600_012,
    coinSymbol: 'USDT',
    num: '2000',
    earnNum: '12.5',
    createTime: null,
    updateTime: null,
  }
  serve({
    '/uc/asset/wallet': filledWallets,
    '/earn/locked/assets/info': {
      code: 0,
      message: '',
      data: [row, { ...row, id: 6002, coinSymbol: 'BTC', num: '0.05', earnNum: '0.0001' }],
    },
    ...otherAnswers,
  })
  showScreen(<AccountScreen account="finance" />, '/financeAssets')
  const table = await shownTable('Assets', { alike: ['To be released'] })
  expect(table.map((cells) => cells.slice(0, 5))).toEqual([
    ['Coin', 'Available', 'Frozen', 'To be released', 'Interest so far'],
    ['BTC Bitcoin', '0 .00', '0.05', '0 .00', '0.0001'],
    ['USDT Tether USD', '0', '2,000', '0', '12.5'],
  ])
  expect(screen.getByRole('link', { name: 'Earn' }).getAttribute('href')).toBe('/earn')
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/earnOrder')
})

test('an empty earn account leads to its products', async () => {
  serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers })
  showScreen(<AccountScreen account="finance" />, '/financeAssets')
  expect(await screen.findByText('Nothing in Earn yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Earn' }).map((link) => link.getAttribute('href'))).toContain(
    '/earn',
  )
})

test('ENT-08.c the latest transactions are signed by their type, and link to their coin and type in the history', async () => {
  await showFilled()
  const latest = within(screen.getByRole('region', { name: 'Latest movements' }))
  const links = await latest.findAllByRole('link', { name: /Withdrawal|Deposit/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/walletHistory?coin=BTC&type=1',
    '/walletHistory?coin=USDT&type=0',
  ])
  // The language sets a space that does not break between number and unit.
  expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
    '−0.12\u00a0BTC',
    '+2,500\u00a0USDT',
  ])
  expect(latest.getByRole('link', { name: 'Wallet history' }).getAttribute('href')).toBe('/walletHistory')
})

test('FEAT-07.c an account’s profit of 24 hours excludes deposits and transfers', async () => {
  await showFilled()
  // 89,711.29 now − 88,000 a day ago − 690 deposited + 3,025 moved to another account.
  await waitFor(() => expect(total()).toContain('+$4,046.29 +4.56% in 24 hours'))
})

test('each coin shows its price change of 24 hours', async () => {
  await showFilled()
  const worth = (at: number): string | undefined => rows()[at]?.[4]
  await waitFor(() => expect(worth(0)).toBe('$56,830.74+1.83% in 24 hours'))
  expect(worth(2)).toBe('<$0.01−50.00% in 24 hours')
  // Its dollars stood still, and ETH/BTC says nothing of dollars.
  expect(worth(1)).toBe('$32,880.55')
})
