import { expect, test } from 'vitest'
import { balanceOf, countPostings, postingsAfter } from '../../kernel/ledger.ts'
import { makersOf } from './liquidity.ts'
import { exchanged } from './order.ts'
import { order, pairOf, START, testExchange } from './testing-spot.ts'

const pair = pairOf('BTC/USDT')
const [ANN, BOB] = [600_001, 600_002] as const

test('a trade is booked under the order’s number, and the makers stand between both members', () => {
  const exchange = testExchange(2, { USDT: 10n ** 17n, BTC: 10n ** 13n })
  const { ledger } = exchange.state
  const ofMakers = (coin: string) =>
    balanceOf(ledger, { owner: 'makers', kind: 'spot', coin, bucket: 'available' })
  // Better than what makers bid, so that the members meet each other.
  const price = ([...makersOf(exchange.state, pair, 'BUY', START)][0]?.price ?? 0) + 1
  const before = countPostings(ledger)
  const id = String(exchange.run(order({ price, lots: 100 }), START))
  const [usdt, btc] = [ofMakers('USDT'), ofMakers('BTC')]
  exchange.run(order({ member: BOB, side: 'SELL', price, lots: 100 }), START)
  const own = [...postingsAfter(ledger, before)].filter(({ entries }) =>
    entries.some(({ account }) => account.owner === `m${ANN}`),
  )
  // Frozen, then given.
  expect(own).toMatchObject([{ reference: `order ${id}` }, { reference: `order ${id}` }])
  expect([ofMakers('USDT'), ofMakers('BTC')]).toEqual([usdt, btc])
  const bought = exchange.run(order({ kind: 'MARKET_PRICE', budget: 10n ** 10n }), START)
  const { filled = 0, turnover = 0n } = exchange.state.spotOrders[String(bought)] ?? {}
  expect(ofMakers('USDT') - usdt).toBe(turnover)
  expect(btc - ofMakers('BTC')).toBe(exchanged(pair, 'BUY', price, filled).got)
  expect(filled).toBeGreaterThan(0)
})
