import { expect, test } from 'vitest'
import type { Ticker } from '../live/ticker.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { Market } from '../market.ts'
import {
  AS_LISTED,
  FAVOURITES,
  listed,
  type MarketRow,
  nextSorting,
  quotesOf,
  sorted,
} from './market-rows.ts'

const row = (symbol: string, close: string | null, chg = '0', coinName = ''): MarketRow => {
  const [base = '', quote = ''] = symbol.split('/')
  const thumb = close === null ? null : ({ close: decimal(close), chg: decimal(chg), coinName } as Ticker)
  return { market: { symbol, base, quote } as Market, thumb }
}
const rows = [row('BTC/USDT', '100', '-0.1', 'Bitcoin'), row('ETH/USDT', null), row('ETH/BTC', '9', '0.2')]
const symbols = (found: readonly MarketRow[]) => found.map(({ market }) => market.symbol)

test('a tab lists its quote coin, or favourites; a search covers all', () => {
  const find = (tab: string, search = '') =>
    symbols(listed(rows, { tab, search }, (symbol) => symbol === 'ETH/BTC'))
  expect(find('USDT')).toEqual(['BTC/USDT', 'ETH/USDT'])
  expect(find(FAVOURITES)).toEqual(['ETH/BTC'])
  for (const search of ['eth', 'ETH', ' eth ']) expect(find('USDT', search)).toEqual(['ETH/USDT', 'ETH/BTC'])
  for (const search of ['eth/btc', 'eth_btc', 'ETHBTC', 'eth btc'])
    expect(find('USDT', search)).toEqual(['ETH/BTC'])
  expect(find('BTC', 'bitc')).toEqual(['BTC/USDT'])
  expect(quotesOf(rows.map(({ market }) => market))).toEqual(['USDT', 'BTC'])
})

test('rows sort by number, unknown values last in both directions, and are unsorted at the third press', () => {
  expect(symbols(sorted(rows, { by: 'price', descending: true }))).toEqual([
    'BTC/USDT',
    'ETH/BTC',
    'ETH/USDT',
  ])
  expect(symbols(sorted(rows, { by: 'change', descending: false }))).toEqual([
    'BTC/USDT',
    'ETH/BTC',
    'ETH/USDT',
  ])
  const once = nextSorting(AS_LISTED, 'price')
  const twice = nextSorting(once, 'price')
  expect([once.descending, twice.descending, nextSorting(twice, 'price')]).toEqual([true, false, AS_LISTED])
})
