/** Measures both kinds of perpetual contracts on one core, as `spot-bench.ts` does spot: part of `npm run bench`. */
import { START, type TestExchange } from '../../areas/spot/testing-spot.ts'
import type { Command } from '../../areas/state.ts'
import { randomOf } from '../../kernel/random.ts'
import { positionsOf } from '../../perpetual/account.ts'
import type { Kind } from '../../perpetual/contracts.ts'
import { candleAt, markAt } from '../../perpetual/market.ts'
import { firstShortfall, poolOf } from '../../perpetual/search.ts'
import {
  closingOf,
  firstOf,
  fundedExchange,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from '../../perpetual/testing-kinds.ts'

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
function placeMany(kind: Kind): number {
  const { contracts } = kind
  const exchange = fundedExchange(kind, MEMBERS, 10_000_000, 'test', contracts)
  for (let member = MEMBER; member < MEMBER + MEMBERS; member++)
    for (const contract of contracts)
      exchange.run(openingOf(contract, { member, lots: Math.ceil(contract.pair.maxLots / 10_000) }), time)
  const random = randomOf('bench')
  const marks = contracts.map((contract) => markAt(exchange.state, contract, time))
  const orders = Array.from({ length: ORDERS }, (_, index): Command => {
    const which = random.below(contracts.length)
    const [contract, mark] = [contracts[which] ?? firstOf(kind), marks[which] ?? 0]
    const isLimit = random.below(2) === 0
    const order = {
      member: MEMBER + random.below(MEMBERS),
      kind: isLimit ? ('limit' as const) : ('market' as const),
      price: isLimit ? Math.floor((mark * (9_900 + random.below(200))) / 10_000) : 0,
      lots: contract.pair.minLots + random.below(Math.ceil(contract.pair.maxLots / 100_000)),
    }
    return index % 4 === 3 ? closingOf(contract, order) : openingOf(contract, order)
  })
  return cost(() => {
    for (const each of orders) exchange.run(each, time)
  })
}

/** Thousands of orders, triggers and positions within reach of eight hours. */
function wake(kind: Kind): { readonly ms: number; readonly ended: number } {
  const exchange = fundedExchange(kind, MEMBERS, 1_000_000)
  const contract = firstOf(kind)
  const mark = markAt(exchange.state, contract, time)
  const open = (part: Parameters<typeof openingOf>[1]) => exchange.run(openingOf(contract, part), time)
  for (let index = 0; index < 4000; index++) {
    const away = Math.floor((mark * (index + 40)) / 150_000)
    const member = MEMBER + (index % MEMBERS)
    if (index % 4 === 0) open({ member, kind: 'trigger', triggerPrice: mark + away })
    else if (index % 4 === 1) open({ member, leverage: 100, direction: 'short' })
    else open({ member, kind: 'limit', price: mark - away })
  }
  const before = ended(kind, exchange)
  const ms = cost(() => exchange.until(time + HOURS_8 * 1000))
  return { ms, ended: ended(kind, exchange) - before }
}

const ended = ({ id }: Kind, { state }: TestExchange): number =>
  Object.values(state[id].entrusts).filter((entrust) => entrust.ended !== null).length

/**
 * The second that uses up an account with 13 positions. Its money is a part of what all worst prices of the eight hours
 * together would take, so that the search can skip little; the paths are read for the first time.
 */
function search(kind: Kind): { readonly ms: number; readonly count: number } {
  const exchange = fundedExchange(kind, 1, 1_000_000, 'search')
  const from = Math.floor(time / 1000)
  for (const [index, contract] of kind.contracts.entries()) {
    const direction = index % 2 === 0 ? 'long' : 'short'
    exchange.run(openingOf(contract, { lots: Math.floor(contract.pair.maxLots / 100), direction }), time)
  }
  const venue = venueIn(kind, exchange)
  const positions = positionsOf(venue, { member: MEMBER, coin: firstOf(kind).settled })
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

function report(isGood: boolean, text: string): void {
  console.log(`${isGood ? '✓' : '✗'} ${text}`)
  if (!isGood) process.exitCode = 1
}

for (const kind of KINDS) {
  const best = Math.min(...Array.from({ length: 5 }, () => placeMany(kind)))
  const rate = Math.floor((ORDERS / best) * 1000)
  report(rate >= RATE, `${rate} / ${RATE} orders a second with ledger, on one core (${kind.id})`)
  const { ms, ended: count } = wake(kind)
  report(
    ms <= WAKING,
    `${Math.ceil(ms)} / ${WAKING} ms to wake after eight hours, ${count} orders ended (${kind.id})`,
  )
  // Only contracts that share a wallet are searched: the price that liquidates one alone is computed.
  const isShared = kind.contracts.every(({ settled }) => settled === firstOf(kind).settled)
  if (!isShared) continue
  const { ms: searching, count: searched } = search(kind)
  report(
    searching <= SEARCH,
    `${Math.ceil(searching)} / ${SEARCH} ms to search eight hours of ${searched} positions for a liquidation`,
  )
}
