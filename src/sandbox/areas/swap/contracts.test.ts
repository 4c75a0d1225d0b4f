import { expect, test } from 'vitest'
import { START } from '../spot/testing-spot.ts'
import { frozenErrors } from '../frozen.ts'
import { swapArea } from './area.ts'
import { CONTRACTS, USDT_MARGINED } from './contracts.ts'
import { opening, swapExchange, usdt } from './testing-swap.ts'

const COINS = 'BTC ETH OBX BNB SOL XRP ADA DOGE TRX LTC LINK DOT AVAX'.split(' ')
const [ALL, MOST] = [
  [1, 2, 3, 5, 10, 20, 50, 100],
  [1, 2, 3, 5, 10, 20, 50],
]

test('each coin that is not pegged has one contract against USDT, numbered from 101 on', () => {
  expect(CONTRACTS.map(({ id, symbol }) => [id, symbol])).toEqual(
    COINS.map((coin, index) => [101 + index, `${coin}/USDT`]),
  )
  expect(USDT_MARGINED).toEqual({ id: 'swap', contracts: CONTRACTS, usualMode: 'cross' })
})

test.each([
  ['BTC', 10n ** 6n, 10n ** 3n, ALL, 500_000n],
  ['ETH', 10n ** 6n, 10n ** 4n, ALL, 500_000n],
  ['SOL', 10n ** 6n, 10n ** 5n, MOST, 1_000_000n],
  ['DOGE', 10n ** 3n, 10n ** 8n, MOST, 1_000_000n],
  ['AVAX', 10n ** 5n, 10n ** 6n, MOST, 1_000_000n],
])('the contract of %s has its sizes, leverages and rates', (coin, tick, lot, leverages, maintenanceRate) => {
  expect(CONTRACTS.find(({ pair }) => pair.coin === coin)).toMatchObject({
    kind: 'swap',
    settled: 'USDT',
    share: '1',
    tick,
    lot,
    leverages,
    maintenanceRate,
    openFee: 50_000n,
    closeFee: 50_000n,
  })
})

test('orders and their cancelling are readable in a journal, settings are not', () => {
  expect(swapArea.readable).toEqual(['swap.open', 'swap.close', 'swap.cancel', 'swap.cancelAll'])
})

test('money of an order that waits is frozen, as the records say', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening({ kind: 'limit', price: 4_000_000 }), START + 500)
  expect(swapArea.frozen?.(exchange.state)).toHaveLength(1)
  expect(frozenErrors(exchange.state)).toEqual([])
})
