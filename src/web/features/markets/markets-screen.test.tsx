// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { spotTicker, tellNothing, tellTickers } from '#src/web/trading/products/spot/tests/live-spot.ts'
import { otherPair, spotPair } from '#src/web/trading/products/spot/tests/spot-pair.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, shownCards } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { sortedRows } from '#tests/support/sorted-rows.ts'
import { MarketsScreen } from './markets-screen.tsx'

vi.mock(
  '#src/web/trading/products/spot/feeds/spot-tickers.ts',
  async () => (await import('#src/web/trading/products/spot/tests/live-spot.ts')).feeds,
)

const NO_BREAK = '\u{a0}'
const PAIRS = [
  spotPair({ ...otherPair('SOL', 'BTC', 4), baseCoinScale: 6 }),
  spotPair(),
  spotPair({ ...otherPair('ETH', 'USDT', 3), baseCoinScale: 3, maxVolume: '0' }),
  spotPair(otherPair('DOGE', 'USDT', 2)),
  spotPair({ ...otherPair('OLD', 'USDT', 5), enable: 0 }),
  spotPair({ ...otherPair('HID', 'USDT', 6), visible: 0 }),
]
const TICKERS = [
  spotTicker({ chg: decimal('0.02'), turnover: decimal('300') }),
  spotTicker({
    symbol: 'ETH/USDT',
    close: decimal('3000'),
    chg: decimal('-0.05'),
    turnover: decimal('900'),
    coinName: 'Ethereum',
  }),
  spotTicker({
    symbol: 'DOGE/USDT',
    close: decimal('0.25'),
    chg: decimal('0.07'),
    turnover: decimal('700'),
    coinName: 'Dogecoin',
  }),
  // Its turnover is in bitcoin, and worth most.
  spotTicker({
    symbol: 'SOL/BTC',
    close: decimal('0.002'),
    chg: decimal('-0.01'),
    turnover: decimal('1'),
    baseUsdRate: decimal('60000'),
    coinName: 'Solana',
  }),
]

const coin = {
  name: 'Ethereum',
  nameCn: null,
  unit: 'ETH',
  status: 0,
  canWithdraw: 0,
  canRecharge: 1,
  canTransfer: 1,
  canAutoWithdraw: 1,
  minTxFee: '0.004',
  maxTxFee: '1',
  minWithdrawAmount: '0.05',
  maxWithdrawAmount: '1000',
  minRechargeAmount: '0.02',
  withdrawScale: 8,
  withdrawThreshold: '1',
  minerFee: '0',
  usdRate: '1',
  cnyRate: null,
  hasLegal: false,
  isPlatformCoin: 0,
  sort: 1,
  information: 'A world computer.',
  infolink: 'https://ethereum.org',
}

beforeEach(() => {
  logIn({ token: 'token', member: null })
  tellTickers(...TICKERS)
})
afterEach(() => {
  cleanup()
  tellNothing()
  vi.restoreAllMocks()
  logOut()
})

function show(at: string, more: Readonly<Record<string, object>> = {}) {
  const calls = serve({
    '/market/symbol': PAIRS,
    '/exchange/favor/find': ok([
      { id: 7, symbol: 'SOL/BTC', memberId: 600_012, addTime: '2026-11-20 12:00:00' },
    ]),
    ...more,
  })
  showScreen(
    <Routes>
      <Route path="/markets/:quote" element={<MarketsScreen />} />
    </Routes>,
    at,
  )
  return calls
}
const pairs = async (): Promise<readonly (string | null)[]> => {
  const table = await screen.findByRole('table', { name: 'Markets' })
  return within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test('FEAT-12.bl the address says which quote coin or favourites are listed, each pair leads to its market', async () => {
  show('/markets/usdt')
  expect(await pairs()).toEqual(['/exchange/btc_usdt', '/exchange/doge_usdt', '/exchange/eth_usdt'])
  const group = screen.getByRole('radiogroup', { name: 'Quote coin' })
  expect(shownTexts(group)).toEqual(['Favorites', 'USDT', 'BTC'])
  fireEvent.click(within(group).getByRole('radio', { name: 'BTC' }))
  expect([address(), await pairs()]).toEqual(['/markets/BTC', ['/exchange/sol_btc']])
  fireEvent.click(within(group).getByRole('radio', { name: 'USDT' }))
  fireEvent.click(within(group).getByRole('radio', { name: 'Favorites' }))
  expect(address()).toBe('/markets/favourites')
  await waitFor(async () => expect(await pairs()).toEqual(['/exchange/sol_btc']))
})

test('FEAT-12.b an address of a coin without markets has none, and keeps its name among the others', async () => {
  show('/markets/EUR')
  await screen.findByText('No market found')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'EUR' }).checked).toBe(true)
})

test('FEAT-12.b markets are sorted by pair, price, change and turnover, the largest first', async () => {
  show('/markets/USDT')
  await pairs()
  const [doge, eth, btc] = ['0.25', '3,000.000', '50,000.50']
  expect(await sortedRows('Markets', 'Last price')).toEqual({
    Pair: [btc, doge, eth].join(', '),
    'Last price': [btc, eth, doge].join(', '),
    [`24${NO_BREAK}h change`]: [doge, btc, eth].join(', '),
    [`24${NO_BREAK}h turnover`]: [eth, doge, btc].join(', '),
  })
})

test('FEAT-12.b a search finds pairs and names of coins', async () => {
  show('/markets/USDT')
  await pairs()
  for (const [search, found] of [
    ['ether', ['/exchange/eth_usdt']],
    ['dogeusdt', ['/exchange/doge_usdt']],
    ['btc', ['/exchange/btc_usdt']],
  ] as const) {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search markets' }), { target: { value: search } })
    await waitFor(async () => expect(await pairs()).toEqual(found))
  }
})

test('FEAT-12.b the movers are those that rose and fell most, and had most turnover in dollars', async () => {
  show('/markets/USDT')
  await pairs()
  const cards = ['Top gainers', 'Top losers', 'Most traded'].map((title) => {
    const card = screen.getByRole('heading', { level: 2, name: title }).parentElement
    return [...(card?.querySelectorAll('li') ?? [])].map((line) =>
      [...shownTexts(line), line.querySelector('a')?.getAttribute('href')].join(' '),
    )
  })
  expect(cards).toEqual([
    ['DOGE / USDT 0.25 +7.00% /exchange/doge_usdt', 'BTC / USDT 50,000.50 +2.00% /exchange/btc_usdt'],
    ['ETH / USDT 3,000.000 −5.00% /exchange/eth_usdt', 'SOL / BTC 0.002000 −1.00% /exchange/sol_btc'],
    [
      'SOL / BTC 0.002000 −1.00% /exchange/sol_btc',
      'ETH / USDT 3,000.000 −5.00% /exchange/eth_usdt',
      'DOGE / USDT 0.25 +7.00% /exchange/doge_usdt',
    ],
  ])
})

test('FEAT-12.b on a phone a market is a card of its name, price and change', async () => {
  onPhone()
  show('/markets/BTC')
  expect(await shownCards('Markets')).toEqual([['SOL', '/', 'BTC', 'Solana', '0.002000', '−1.00%']])
})

test('the details of a market are those of its coin and of its rules, one market after the other', async () => {
  const refused = { code: 500, message: 'Not now.', data: null }
  let isUp = false
  const calls = show('/markets/USDT', {
    '/market/coin-info': (call: Arrived) => (sent(call)['unit'] === 'ETH' || isUp ? coin : refused),
  })
  await pairs()
  fireEvent.click(screen.getByRole('button', { name: 'Details of DOGE' }))
  const failed = await screen.findByText('The coin’s details could not be loaded')
  const links = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  const other = screen.getByRole('dialog', { name: 'DOGE' })
  expect(links(other)).toEqual(['Trade DOGE/USDT /exchange/doge_usdt'])
  isUp = true
  fireEvent.click(within(other).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failed.isConnected).toBe(false))
  fireEvent.click(within(other).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Details of ETH' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ethereum' })
  const lines = [...dialog.querySelectorAll('dt')].map((name) =>
    [name, name.nextElementSibling ?? name].map((part) => shownTexts(part).join(' ')).join(': '),
  )
  expect(lines).toEqual([
    'Coin: ETH',
    'Trading fees: Maker 0.1% · taker 0.2%',
    'Price decimals: 3',
    'Amount decimals: 4',
    'Smallest order: 0.003 ETH',
    'Largest order: No limit',
    'Smallest turnover: 5 USDT',
    'Deposits: Open',
    'Withdrawals: Suspended',
    'Minimum deposit: 0.02 ETH',
    'Minimum withdrawal: 0.05 ETH',
    'Withdrawal fee: 0.004 ETH',
  ])
  expect(shownTexts(dialog)).toContain('A world computer.')
  expect(links(dialog)).toEqual(['Trade ETH/USDT /exchange/eth_usdt', 'Website https://ethereum.org'])
  expect(
    calls.filter(({ url }) => url.endsWith('/market/coin-info')).map((call) => sent(call)['unit']),
  ).toEqual(['DOGE', 'DOGE', 'ETH'])
})
