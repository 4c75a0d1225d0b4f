import { expect, test } from 'vitest'
import { PAIRS } from '../../market/pairs.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { type Random, randomOf } from '../../kernel/random.ts'
import { stateHash } from '../../kernel/serial.ts'
import type { Command } from '../state.ts'
import { bookOf, levelsOf } from './book.ts'
import { makersOf } from './liquidity.ts'
import { coinsOf, exchanged, feeOf, restOf, type SpotOrder } from './order.ts'
import { heldBy } from './settle.ts'
import { type TestExchange, middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'

const COMMANDS = 20_000
const MEMBERS = 5
/** Orders that a random cancel may mean. */
const RECENT = 200
const COINS = { USDT: 10n ** 15n, BTC: 10n ** 11n, ETH: 10n ** 12n, DOGE: 10n ** 15n, OBX: 10n ** 14n }
/** Three quote coins, fine and coarse ticks, and the pair whose orders end by themselves. */
const SYMBOLS = ['BTC/USDT', 'DOGE/USDT', 'ETH/BTC', 'OBX/ETH'] as const

/** One random command: mostly near the market, sometimes far away, impossible or foreign. */
function drawn(random: Random, exchange: TestExchange, time: number, recent: readonly string[]): Command {
  const member = 600_001 + random.below(MEMBERS)
  const symbol = SYMBOLS[random.below(SYMBOLS.length)] ?? 'BTC/USDT'
  const pair = pairOf(symbol)
  const dice = random.below(100)
  if (dice < 22) {
    const id = recent[random.below(recent.length + 1)] ?? 'none'
    return { type: 'spot.cancel', member, id }
  }
  if (dice < 24) return { type: 'spot.cancelAll', member, symbol: dice === 22 ? null : symbol }
  const side = random.below(2) === 0 ? 'BUY' : 'SELL'
  const lots = random.below(dice < 90 ? Math.ceil(pair.volume / 5_000) + 2 : pair.maxLots)
  if (dice < 40) {
    const budget = exchanged(pair, 'BUY', pair.base, lots).given + BigInt(random.below(1000))
    return side === 'BUY'
      ? order({ member, symbol, side, kind: 'MARKET_PRICE', budget })
      : order({ member, symbol, side, kind: 'MARKET_PRICE', lots })
  }
  const reach = dice < 80 ? 20 : 3000
  const price = Math.floor(
    (middleOf(exchange, pair, time) * (10_000 + random.below(2 * reach) - reach)) / 10_000,
  )
  return order({ member, symbol, side, price, lots })
}

/** Returns the violated invariants of the state as sentences; empty when all hold. */
function faults({ state }: TestExchange, time: number): string[] {
  const found: string[] = []
  for (const [account, units] of Object.entries(state.ledger.balances))
    if (/^m\d/.test(account) && units < 0n) found.push(`${account} is below zero`)
  for (const coin of Object.keys(COINS)) {
    const total = Object.entries(state.ledger.balances).reduce(
      (sum, [account, units]) => (account.includes(`/${coin}/`) ? sum + units : sum),
      0n,
    )
    if (total !== 0n) found.push(`${coin} was made or lost: ${total}`)
  }
  const held = new Map<string, bigint>()
  for (const one of Object.values(state.spotOrders)) {
    found.push(...orderFaults(one))
    if (one.status !== 'TRADING') continue
    const pair = pairOf(one.symbol)
    const key = `m${one.member}/spot/${coinsOf(pair, one.side).gives}/frozen`
    held.set(key, (held.get(key) ?? 0n) + heldBy(pair, one))
  }
  for (const [account, units] of Object.entries(state.ledger.balances))
    if (account.endsWith('/frozen') && units !== (held.get(account) ?? 0n))
      found.push(`${account} holds ${units}, orders say ${held.get(account) ?? 0n}`)
  for (const symbol of SYMBOLS) found.push(...bookFaults(state, symbol, time))
  return found
}

function orderFaults(one: SpotOrder): string[] {
  const pair = pairOf(one.symbol)
  let [lots, turnover, fee] = [0, 0n, 0n]
  for (const fill of one.fills) {
    lots += fill.lots
    turnover += exchanged(pair, 'BUY', fill.price, fill.lots).given
    fee += fill.fee
  }
  const wrong = [
    lots !== one.filled || turnover !== one.turnover || fee !== one.fee ? 'is not the sum of its fills' : '',
    one.lots > 0 && (restOf(one) < 0 || (restOf(one) === 0 && one.status === 'TRADING'))
      ? 'filled and remaining are not what was ordered'
      : '',
    one.budget > 0n && one.turnover > one.budget ? 'spent more than it may' : '',
    one.status === 'COMPLETED' && one.kind === 'LIMIT_PRICE' && restOf(one) > 0 ? 'is not complete' : '',
    one.fills.some(({ price, lots: part, fee: paid }) => {
      const { got } = exchanged(pair, one.side, price, part)
      return paid !== feeOf(got, pair.taker) && paid !== feeOf(got, pair.maker)
    })
      ? 'has a fee that is neither the one of a taker nor of a maker'
      : '',
    one.fills.some(({ price, time }, index) => {
      const last = one.fills[index - 1]
      const isAtOnce = time === one.time && last?.time === time
      return isAtOnce && (one.side === 'BUY' ? price < last.price : price > last.price)
    })
      ? 'took a worse price before a better one'
      : '',
    one.kind === 'LIMIT_PRICE' &&
    one.fills.some(({ price }) => (one.side === 'BUY' ? price > one.price : price < one.price))
      ? 'traded at a worse price than its limit'
      : '',
  ]
  return wrong.filter((text) => text !== '').map((text) => `${one.id} ${text}`)
}

/**
 * At one price who came first trades first: no order that rested traded while an earlier one of its price was open
 * and stayed open. Whether it rested is told by the fee, where the two differ.
 */
function priorityFaults(state: TestExchange['state']): string[] {
  const found: string[] = []
  const queues = Map.groupBy(
    Object.values(state.spotOrders).filter(({ kind }) => kind === 'LIMIT_PRICE'),
    ({ symbol, side, price }) => `${symbol}/${side}/${price}`,
  )
  for (const queue of queues.values())
    for (const late of queue)
      for (const { price, lots, fee, time } of late.fills) {
        const pair = pairOf(late.symbol)
        const { got } = exchanged(pair, late.side, price, lots)
        const rested = fee === feeOf(got, pair.maker) && fee !== feeOf(got, pair.taker)
        const passed = queue.find(({ seq, ended }) => seq < late.seq && (ended === null || ended > time))
        if (rested && passed !== undefined) found.push(`${late.id} traded before ${passed.id}`)
      }
  return found
}

function bookFaults(state: TestExchange['state'], symbol: string, time: number): string[] {
  const pair = pairOf(symbol)
  const [bid, ask] = [levelsOf(state, symbol, 'BUY')[0]?.price, levelsOf(state, symbol, 'SELL')[0]?.price]
  const first = (side: 'BUY' | 'SELL'): number[] => {
    const [level] = makersOf(state, pair, side, time)
    return level === undefined ? [] : [level.price]
  }
  const bids = [...first('BUY'), ...(bid === undefined ? [] : [bid])]
  const asks = [...first('SELL'), ...(ask === undefined ? [] : [ask])]
  return Math.max(...bids) >= Math.min(...asks) ? [`the book of ${symbol} is crossed`] : []
}

/** The open orders of a member who places another in the same pair: that must not fill them. */
const ownOf = ({ state }: TestExchange, command: Command): readonly string[] =>
  command.type === 'spot.place' ? bookOf(state).own(command.member, command.symbol) : []

const filledOf = ({ state }: TestExchange, ids: readonly string[]): string =>
  ids.map((id) => state.spotOrders[id]?.filled).join()

function play(
  seed: string,
  count: number,
  check?: (exchange: TestExchange, time: number, index: number) => void,
): TestExchange {
  const exchange = testExchange(MEMBERS, COINS, seed)
  const random = randomOf(seed)
  let time = START
  const recent: string[] = []
  for (let index = 0; index < count; index++) {
    if (random.below(20) === 0) time += random.below(400) === 0 ? 86_400_000 : random.below(6_000)
    exchange.until(time)
    const command = drawn(random, exchange, time, recent)
    const own = ownOf(exchange, command)
    const filled = filledOf(exchange, own)
    const result = exchange.run(command, time)
    if (filled !== filledOf(exchange, own)) exchange.events.push({ type: 'with himself', result })
    if (typeof result === 'string' && result.startsWith('E')) recent[index % RECENT] = result
    check?.(exchange, time, index)
  }
  return exchange
}

test(
  '20,000 random commands keep money, balances, books, time priority, self-trade prevention and fees exact',
  { timeout: 240_000 },
  () => {
    const found: string[] = []
    const exchange = play('invariants', COMMANDS, (at, time, index) => {
      if (index % 4000 === 3999) found.push(...faults(at, time))
    })
    expect(found).toEqual([])
    expect(priorityFaults(exchange.state)).toEqual([])
    expect(auditLedger(exchange.state.ledger)).toEqual([])
    expect(exchange.events.filter(({ type }) => type !== 'spot.order' && type !== 'member.event')).toEqual([])
    const statuses = Object.groupBy(Object.values(exchange.state.spotOrders), ({ status }) => status)
    expect(statuses.TRADING?.length).toBeGreaterThan(20)
    expect(statuses.COMPLETED?.length).toBeGreaterThan(2000)
    expect(statuses.CANCELED?.length).toBeGreaterThan(500)
    expect(
      balanceOf(exchange.state.ledger, { owner: 'fees', kind: 'spot', coin: 'BTC', bucket: 'available' }),
    ).toBeGreaterThan(0n)
  },
)

test('the same commands give the same state, bit for bit', () => {
  expect(stateHash(play('replay', 1500).state)).toBe(stateHash(play('replay', 1500).state))
})

test('every pair is exact: no turnover needs more places than its coins have', () => {
  for (const { unitsPerTick, unitsPerLot, maxPrice, maxLots, taker, maker } of PAIRS) {
    expect(unitsPerTick > 0n && unitsPerLot > 0n && maker <= taker).toBe(true)
    expect(Number.isSafeInteger(maxPrice * maxLots)).toBe(true)
  }
})
