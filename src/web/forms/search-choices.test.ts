import { expect, test } from 'vitest'
import type { Choice } from './form-context.ts'
import { searchChoices } from './search-choices.ts'

const choices: readonly Choice[] = [
  { value: 1, label: 'BTC', description: 'Bitcoin' },
  { value: 2, label: 'WBTC', description: 'Wrapped Bitcoin' },
  { value: 3, label: 'ETH', description: 'Éther' },
  { value: 4, label: 'TUSD', description: 'TrueUSD' },
  { value: 5, label: 'USDT' },
  { value: 6, label: 'TETH', description: 'Test coin' },
]
const found = (query: string): readonly string[] => searchChoices(choices, query).map(({ label }) => label)

test.each([
  ['usd', ['USDT', 'TUSD']],
  ['  usd ', ['USDT', 'TUSD']],
  ['ＵＳＤ', ['USDT', 'TUSD']],
  ['wrapped', ['WBTC']],
  ['eth', ['ETH', 'TETH']],
  ['ether', ['ETH']],
  ['éth', ['ETH', 'TETH']],
  ['btc', ['BTC', 'WBTC']],
  ['t', ['TUSD', 'TETH', 'BTC', 'WBTC', 'ETH', 'USDT']],
  ['coin', ['BTC', 'WBTC', 'TETH']],
  ['k', []],
])('a search for %j finds %j: what begins with it first', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each(['', '  '])('a search for %j finds all choices in their order', (query) => {
  expect(searchChoices(choices, query)).toBe(choices)
})
