// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shownTable } from '#tests/support/shown-tables.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { testMarket } from '../tests/market.ts'
import { showTrading } from '../tests/show-trading.tsx'
import { useBoardColumns } from './board-columns.tsx'
import type { BoardRow } from './use-board-rows.ts'

const bitcoin: CoinThumb = {
  symbol: 'BTC/USDT',
  coinName: 'Bitcoin',
  open: decimal('60000.11'),
  high: decimal('62000.5'),
  low: decimal('59000.25'),
  close: decimal('61234.56'),
  chg: decimal('0.0206'),
  change: decimal('1234.45'),
  volume: decimal('812.345'),
  turnover: decimal('49743000'),
  lastDayClose: decimal('60111.22'),
  usdRate: decimal('61000'),
  baseUsdRate: decimal('1'),
  zone: 0,
}
const solana: CoinThumb = {
  ...bitcoin,
  symbol: 'SOL/USDC',
  coinName: 'Solana',
  high: decimal('151.4'),
  low: decimal('139.9'),
  close: decimal('140.2'),
  chg: decimal('-0.0733'),
  volume: decimal('33500'),
  turnover: decimal('4812000'),
}
const rows: readonly BoardRow[] = [
  { market: testMarket(), thumb: bitcoin, trend: [] },
  {
    market: testMarket({ symbol: 'SOL/USDC', base: 'SOL', quote: 'USDC', scales: { price: 1, amount: 2 } }),
    thumb: solana,
    trend: [],
  },
]
const favourites = { isOffered: true, has: () => false, isKnown: true, toggle: null }
const keyOf = ({ market }: BoardRow): string => market.symbol
const nothing = (): void => {}

function Board() {
  return (
    <DataTable
      label="Markets"
      columns={useBoardColumns(favourites, nothing)}
      rows={rows}
      rowKey={keyOf}
      empty={{ icon: <i />, title: 'No markets' }}
    />
  )
}

afterEach(cleanup)

test('FEAT-12.b markets: pair, last price, change, high, low, volume and turnover in their coins', async () => {
  showTrading(<Board />, '/trade/USDT')
  expect(await shownTable('Markets', { constant: ['24 h trend'] })).toEqual([
    [
      'Pair',
      'Last price',
      '24 h change',
      '24 h high',
      '24 h low',
      '24 h volume',
      '24 h turnover',
      '24 h trend',
    ],
    ['BTC / USDT Bitcoin', '61,234.56', '+2.06%', '62,000.50', '59,000.25', '812.34 BTC', '49.7M USDT', ''],
    ['SOL / USDC Solana', '140.2', '−7.33%', '151.4', '139.9', '33,500 SOL', '4.81M USDC', ''],
  ])
})
