/** Measures the perpetual contracts on one core, as `spot-bench.ts` does spot: part of `npm run bench`. */
import {
  closing,
  markOf,
  MEMBER,
  opening,
  swapExchange,
  swapVenue,
  usdt,
  usdtWallet,
} from '../../areas/swap/testing-swap.ts'
import { CONTRACTS } from '../../areas/swap/contracts.ts'
import { positionsOf } from '../../perpetual/account.ts'
import { candleAt } from '../../perpetual/market.ts'
import { firstShortfall, poolOf } from '../../perpetual/search.ts'
import { START, type TestExchange } from '../../areas/spot/testing-spot.ts'
import type { Command } from '../../areas/state.ts'
import { randomOf } from '../../kernel/random.ts'

const ORDERS = 20_000
const MEMBERS = 200
const HOURS_8 = 8 * 3600
/** Orders a second, and milliseconds: to wake after eight hours, and to search as long for a liquidation. */
const [RATE, WAKING, SEARCH] = [15_000, 1000, 100]
const time = START + 500

/** Milliseconds of processor time that something takes: what other programs do meanwhile does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Orders to open and close, at the market and around it, of members who hold positions in all contracts. */
function placeMany(): number {
  const exchange = swapExchange(MEMBERS, usdt(10_000_000))
  for (let member = MEMBER; member < MEMBER + MEMBERS; member++)
    for (const { symbol, pair } of CONTRACTS)
      exchange.run(opening({ member, symbol, lots: Math.ceil(pair.maxLots / 10_000) }), time)
  const random = randomOf('bench')
  const marks = CONTRACTS.map((contract) => markOf(exchange, contract, time))
  const orders = Array.from({ length: ORDERS }, (_, index): Command => {
    const which = random.below(CONTRACTS.length)
    const [contract, mark] = [CONTRACTS[which] ?? CONTRACTS[0], marks[which] ?? 0]
    if (contract === undefined) throw new RangeError('no contract')
    const isLimit = random.below(2) === 0
    const order = {
      member: MEMBER + random.below(MEMBERS),
      symbol: contract.symbol,
      kind: isLimit ? ('limit' as const) : ('market' as const),
      price: isLimit ? Math.floor((mark * (9_900 + random.below(200))) / 10_000) : 0,
      lots: contract.pair.minLots + random.below(Math.ceil(contract.pair.maxLots / 100_000)),
    }
    return index % 4 === 3 ? closing(order) : opening(order)
  })
  return cost(() => {
    for (const each of orders) exchange.run(each, time)
  })
}

/** Thousands of orders, triggers and positions within reach of eight hours. */
function wake(): { readonly ms: number; readonly ended: number } {
  const exchange = swapExchange(MEMBERS, usdt(1_000_000))
  const mark = markOf(exchange, undefined, time)
  for (let index = 0; index < 4000; index++) {
    const away = Math.floor((mark * (index + 40)) / 150_000)
    const order = { member: MEMBER + (index % MEMBERS), lots: 10 }
    if (index % 4 === 0) exchange.run(opening({ ...order, kind: 'trigger', triggerPrice: mark + away }), time)
    else if (index % 4 === 1) exchange.run(opening({ ...order, leverage: 100, direction: 'short' }), time)
    else exchange.run(opening({ ...order, kind: 'limit', price: mark - away }), time)
  }
  const before = ended(exchange)
  const ms = cost(() => exchange.until(time + HOURS_8 * 1000))
  return { ms, ended: ended(exchange) - before }
}

const ended = ({ state }: TestExchange): number =>
  Object.values(state.swap.entrusts).filter((entrust) => entrust.ended !== null).length

/**
 * The second that uses up an account with 13 positions. Its money is a part of what all worst prices of the eight hours
 * together would take, so that the search can skip little; the paths are read for the first time.
 */
function search(): { readonly ms: number; readonly count: number } {
  const exchange = swapExchange(1, usdt(1_000_000), 'search')
  const from = Math.floor(time / 1000)
  for (const [index, { symbol, pair }] of CONTRACTS.entries()) {
    const direction = index % 2 === 0 ? 'long' : 'short'
    exchange.run(opening({ symbol, lots: Math.floor(pair.maxLots / 100), direction }), time)
  }
  const venue = swapVenue(exchange)
  const positions = positionsOf(venue, usdtWallet(MEMBER))
  const { slopes } = poolOf(venue, 0n, positions)
  const least = slopes.reduce(
    (sum, { contract, slope }) => {
      const { high, low } = candleAt(venue, contract, from, from + HOURS_8)
      return sum + slope * BigInt(slope > 0n ? low : high)
    },
    poolOf(venue, 0n, positions).base,
  )
  const money = (-least * 6n) / 10n / 10n ** 16n
  const ms = cost(() => void firstShortfall(venue, poolOf(venue, money, positions), from, from + HOURS_8))
  return { ms, count: positions.length }
}

const best = Math.min(...Array.from({ length: 5 }, placeMany))
const rate = Math.floor((ORDERS / best) * 1000)
const { ms, ended: count } = wake()
const { ms: searching, count: searched } = search()
const mark = (isGood: boolean): string => (isGood ? '✓' : '✗')
console.log(`${mark(rate >= RATE)} ${rate} / ${RATE} contract orders a second with ledger, on one core`)
console.log(
  `${mark(ms <= WAKING)} ${Math.ceil(ms)} / ${WAKING} ms to wake after eight hours, ${count} orders ended`,
)
console.log(
  `${mark(searching <= SEARCH)} ${Math.ceil(searching)} / ${SEARCH} ms to search eight hours of ${searched} positions for a liquidation`,
)
if (rate < RATE || ms > WAKING || searching > SEARCH) process.exitCode = 1
