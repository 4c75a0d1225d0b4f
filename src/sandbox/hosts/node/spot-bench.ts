/** Measures the orders per second of the spot market on one core, and its time to start: part of `npm run bench`. */
import { randomOf } from '../../kernel/random.ts'
import { marketsOf } from '../../market/markets.ts'
import {
  type TestExchange,
  middleOf,
  order,
  pairOf,
  START,
  testExchange,
} from '../../areas/spot/testing-spot.ts'

const ORDERS = 20_000
/** Orders a second, and milliseconds after eight hours of sleep, that must be kept. */
const RATE = 20_000
const WAKING = 1000
const pair = pairOf('BTC/USDT')

/** Milliseconds of processor time that something takes: what other programs do meanwhile does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const exchange = (): TestExchange => testExchange(200, { USDT: 10n ** 16n, BTC: 10n ** 13n })

/** Limit orders around the market: some trade with makers, some with each other, some rest. */
function placeMany(): number {
  const at = exchange()
  const random = randomOf('bench')
  const middle = middleOf(at, pair, START)
  const orders = Array.from({ length: ORDERS }, () =>
    order({
      member: 600_001 + random.below(200),
      side: random.below(2) === 0 ? 'BUY' : 'SELL',
      price: Math.floor((middle * (9_980 + random.below(40))) / 10_000),
      lots: 1_000 + random.below(30_000),
    }),
  )
  return cost(() => {
    for (const each of orders) at.run(each, START)
  })
}

/** Eight hours asleep with thousands of orders within reach. */
function wake(): { readonly ms: number; readonly filled: number } {
  const at = exchange()
  const from = START / 1000 + 1
  const { low, high } = marketsOf(at.state.seed)
    .path(pair)
    .candle(from, from + 8 * 3600)
  const middle = middleOf(at, pair, START)
  for (let index = 0; index < 4000; index++) {
    const member = 600_001 + (index % 200)
    const reach = Math.floor(((high - low) * (index + 40)) / 4000)
    at.run(order({ member, price: middle - reach, lots: 100 }), START)
    at.run(order({ member, side: 'SELL', price: middle + reach, lots: 100 }), START)
  }
  const ms = cost(() => at.until(START + 8 * 3_600_000))
  return {
    ms,
    filled: Object.values(at.state.spotOrders).filter(({ ended }) => ended !== null && ended > START).length,
  }
}

const best = Math.min(...Array.from({ length: 5 }, placeMany))
const rate = Math.floor((ORDERS / best) * 1000)
const { ms, filled } = wake()
console.log(`${rate >= RATE ? '✓' : '✗'} ${rate} / ${RATE} orders a second with ledger, on one core`)
console.log(
  `${ms <= WAKING ? '✓' : '✗'} ${Math.ceil(ms)} / ${WAKING} ms to wake after eight hours, ${filled} orders filled`,
)
if (rate < RATE || ms > WAKING) process.exitCode = 1
