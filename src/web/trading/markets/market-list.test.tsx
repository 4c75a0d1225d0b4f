// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tradingPreferences } from '../preferences.ts'
import { spotTicker, tellNothing, tellTickers } from '../products/spot/tests/live-spot.ts'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { MarketList } from './market-list.tsx'

vi.mock(
  '../products/spot/feeds/spot-tickers.ts',
  async () => (await import('../products/spot/tests/live-spot.ts')).feeds,
)

const of = (base: string, quote: string, price = 2) =>
  testMarket({ symbol: `${base}/${quote}`, base, quote, scales: { price, amount: 4 } })
const markets = [of('BTC', 'USDT'), of('SOL', 'BTC', 6), of('ETH', 'USDT', 3), of('ADA', 'USDT', 4)]
const onChoose = vi.fn<() => void>()

beforeEach(() => {
  tradingPreferences.set(null)
  tellTickers(
    spotTicker({ chg: decimal('-0.05') }),
    spotTicker({ symbol: 'ETH/USDT', close: decimal('3000'), chg: decimal('0.09'), coinName: 'Ethereum' }),
    spotTicker({ symbol: 'ADA/USDT', close: decimal('0.4567'), chg: decimal('0.07'), coinName: 'Cardano' }),
    spotTicker({ symbol: 'SOL/BTC', close: decimal('0.002'), chg: decimal('-0.01'), coinName: 'Solana' }),
  )
})
afterEach(() => {
  cleanup()
  onChoose.mockClear()
  tradingPreferences.set(null)
  tellNothing()
})

function show(isOffered = true): void {
  const favourites = {
    isOffered,
    has: (symbol: string) => symbol === 'SOL/BTC',
    isKnown: true,
    toggle: () => {},
  }
  const [chosen] = markets
  showTrading(
    <MarketList
      markets={markets}
      chosen={chosen ?? testMarket()}
      favourites={favourites}
      onChoose={onChoose}
    />,
    '/exchange/btc_usdt',
  )
}
/** Returns the lines of the list: texts, address, and if it is the chosen one. */
const lines = () =>
  within(screen.getByRole('list', { name: 'Markets' }))
    .getAllByRole('link')
    .map((link) =>
      [...shownTexts(link), link.getAttribute('href'), link.getAttribute('aria-current')].join(' ').trim(),
    )
const BTC = 'BTC / USDT 50,000.50 −5.00% /exchange/btc_usdt page'
const ETH = 'ETH / USDT 3,000.000 +9.00% /exchange/eth_usdt'
const ADA = 'ADA / USDT 0.4567 +7.00% /exchange/ada_usdt'
const SOL = 'SOL / BTC 0.002000 −1.00% /exchange/sol_btc'

test('FEAT-12.bl the list begins with the quote coin of the market, others and favourites are a press away', () => {
  show()
  expect(lines()).toEqual([BTC, ETH, ADA])
  const group = screen.getByRole('radiogroup', { name: 'Quote coin' })
  expect(shownTexts(group)).toEqual(['Favorites', 'USDT', 'BTC'])
  for (const tab of ['BTC', 'Favorites']) {
    fireEvent.click(within(group).getByRole('radio', { name: 'USDT' }))
    fireEvent.click(within(group).getByRole('radio', { name: tab }))
    expect(lines()).toEqual([SOL])
    expect(screen.getByRole('button', { name: 'Remove SOL/BTC from favorites' })).toBeTruthy()
  }
  cleanup()
  show(false)
  expect(shownTexts(screen.getByRole('radiogroup', { name: 'Quote coin' }))).toEqual(['USDT', 'BTC'])
  expect(screen.queryByRole('button', { name: /favorites/ })).toBeNull()
})

test('FEAT-12.b the list is sorted by pair, price and change', () => {
  show()
  for (const [name, order] of [
    ['Pair', [ADA, BTC, ETH]],
    ['Price', [BTC, ETH, ADA]],
    [`24\u{a0}h`, [ETH, ADA, BTC]],
  ] as const) {
    const button = screen.getByRole('button', { name: `Sort by ${name}` })
    fireEvent.click(button)
    expect([lines(), button.getAttribute('aria-pressed')]).toEqual([order, 'true'])
    fireEvent.click(button)
    expect(lines()).toEqual(order.toReversed())
  }
})

test('FEAT-12.a a market that was searched for is remembered, the last one first, one that was only pressed is not', () => {
  show()
  const recent = () => screen.queryByRole('navigation', { name: 'Recent searches' })
  const search = screen.getByRole('searchbox', { name: 'Search markets' })
  const press = (typed: string, name: RegExp): void => {
    fireEvent.change(search, { target: { value: typed } })
    expect(recent()).toBeNull()
    fireEvent.click(within(screen.getByRole('list', { name: 'Markets' })).getByRole('link', { name }))
    fireEvent.change(search, { target: { value: '' } })
  }
  fireEvent.click(screen.getByRole('link', { name: /^ETH/ }))
  expect([recent(), onChoose.mock.calls.length]).toEqual([null, 1])
  press('carda', /^ADA/)
  press('sol', /^SOL/)
  press('ada', /^ADA/)
  const links = within(recent() ?? document.body)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links).toEqual(['ADA/USDT /exchange/ada_usdt', 'SOL/BTC /exchange/sol_btc'])
  expect(onChoose).toHaveBeenCalledTimes(4)
  fireEvent.click(within(recent() ?? document.body).getByRole('link', { name: 'SOL/BTC' }))
  expect(onChoose).toHaveBeenCalledTimes(5)
  fireEvent.change(search, { target: { value: 'nothing' } })
  expect(screen.getByText('No market found')).toBeTruthy()
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(recent()).toBeNull()
})
