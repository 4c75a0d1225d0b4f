import { describe, expect, test } from 'vitest'
import { postingsAfter } from '../../kernel/ledger.ts'
import { frozenErrors } from '../frozen.ts'
import { START, type TestExchange, testExchange } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import { optionArea } from './area.ts'
import { GAP, OPTION_MARKETS, optionPair } from './pairs.ts'
import { bettingNumber, isBetOn, isPairStopped, pastRounds, roundOf } from './rounds.ts'

const [member, other] = [600_001, 600_002]
const symbol = 'ETH/USDT'
const pair = optionPair(symbol)
const round = bettingNumber(START)
const { id } = roundOf(pair, round)
const usdt = (amount: number): bigint => BigInt(amount) * 10n ** 8n

type Of<T extends Command['type']> = Partial<Extract<Command, { type: T }>>

const bet = (part: Of<'option.bet'> = {}): Command => ({
  type: 'option.bet',
  member,
  symbol,
  round,
  direction: 'rise',
  units: usdt(50),
  ...part,
})
const stop = (isStopped: boolean, part: Of<'option.stop'> = {}): Command => ({
  type: 'option.stop',
  symbol,
  isStopped,
  closed: [],
  ...part,
})
const cancel = (part: Of<'option.cancel'> = {}): Command => ({
  type: 'option.cancel',
  symbol,
  round,
  ...part,
})

const optionsOf = ({ state }: TestExchange) => state.options

describe('an option command that cannot be is refused, and changes nothing', () => {
  test.each<[key: string, command: Command, before?: readonly Command[]]>([
    ['nonsupport-coin', bet({ symbol: 'LTC/USDT' })],
    ['nonsupport-coin', stop(true, { symbol: 'LTC/USDT' })],
    ['nonsupport-coin', cancel({ symbol: 'LTC/USDT' })],
    ['insufficient-balance', bet({ units: usdt(100) })],
    ['round-not-exist', bet({ round: round + 1 })],
    ['betting-closed', bet({ round: round - 1 })],
    ['not-trading-time', bet(), [stop(true)]],
    ['no-rise-bets', bet(), [stop(false, { closed: ['rise'] })]],
    ['no-fall-bets', bet({ direction: 'fall' }), [stop(false, { closed: ['fall'] })]],
    ['already-bet', bet({ direction: 'fall', units: usdt(5) }), [bet()]],
    ['betting-closed', bet(), [cancel()]],
    ['round-not-exist', cancel({ round: round + 1 })],
    ['round-not-exist', cancel({ round: round - 2 })],
    ['round-not-exist', cancel(), [cancel()]],
  ])('%s: %o', (key, command, before = []) => {
    const exchange = testExchange(1, { USDT: usdt(100) })
    for (const each of before) expect(exchange.run(each)).not.toBeTypeOf('string')
    const known = structuredClone({ ...exchange.state })
    expect(exchange.run(command)).toBe(key)
    expect(exchange.state).toEqual(known)
  })
})

test('FEAT-16.b a bet takes its stake and fee from the spot account, and no more than is there', () => {
  const exchange = testExchange(1, { USDT: usdt(101) })
  expect(exchange.run(bet({ units: usdt(100) + 1_000_000n }))).toBe('insufficient-balance')
  expect(exchange.run(bet({ units: usdt(100) }))).toBe(1)
  expect(exchange.state.ledger.balances[`m${member}/spot/USDT/frozen`]).toBe(usdt(101))
  expect(frozenErrors(exchange.state)).toEqual([])
  expect([...postingsAfter(exchange.state.ledger, 0)].at(-1)?.reference).toBe('option bet 1')
})

test('FEAT-16.e a round on which two members bet is settled once, when it ends', () => {
  const exchange = testExchange(2, { USDT: usdt(500) })
  expect([exchange.run(bet()), exchange.run(bet({ member: other, direction: 'fall' }))]).toEqual([1, 2])
  expect(optionsOf(exchange).rounds).toEqual({ [id]: { bets: [1, 2], isCancelled: false } })
  const settled = exchange.state.due.items.filter(({ payload }) => payload.type === 'option.settle')
  expect(settled).toMatchObject([
    { time: (round + 2) * GAP, payload: { type: 'option.settle', symbol, round } },
  ])
  exchange.until((round + 2) * GAP - 1)
  expect(Object.keys(optionsOf(exchange).book.running)).toHaveLength(2)
  exchange.until((round + 2) * GAP)
  expect(optionsOf(exchange).book.running).toEqual({})
  expect(optionsOf(exchange).book.ended).toMatchObject({ [member]: [1], [other]: [2] })
})

test('FEAT-16.g a cancelled round keeps the numbers of its bets, and has none where nobody bet', () => {
  const exchange = testExchange(1, { USDT: usdt(500) })
  exchange.run(bet())
  exchange.run(cancel())
  exchange.run(cancel({ round: round - 1 }))
  expect(optionsOf(exchange).rounds).toEqual({
    [id]: { bets: [1], isCancelled: true },
    [roundOf(pair, round - 1).id]: { bets: [], isCancelled: true },
  })
})

test('a pair that is stopped twice stands still once, and goes on once, at its time', () => {
  const exchange = testExchange(1, {})
  const stopsAfter = (command: Command, time: number) => {
    exchange.run(command, time)
    return [optionsOf(exchange).stops, isPairStopped(exchange.state, pair)]
  }
  const [from, until] = [START + 1000, START + 3000]
  expect(stopsAfter(stop(false), START)).toEqual([{}, false])
  expect(stopsAfter(stop(true), from)).toEqual([{ [symbol]: [{ from, until: null }] }, true])
  expect(stopsAfter(stop(true), START + 2000)).toEqual([{ [symbol]: [{ from, until: null }] }, true])
  expect(stopsAfter(stop(false), until)).toEqual([{ [symbol]: [{ from, until }] }, false])
  expect(stopsAfter(stop(false), START + 4000)).toEqual([{ [symbol]: [{ from, until }] }, false])
  expect(stopsAfter(stop(true), START + 5000)).toEqual([
    {
      [symbol]: [
        { from, until },
        { from: START + 5000, until: null },
      ],
    },
    true,
  ])
  expect(isPairStopped(exchange.state, optionPair('BTC/USDT'))).toBe(false)
})

test('directions stay closed until a command leaves them out', () => {
  const exchange = testExchange(1, {})
  exchange.run(stop(false, { closed: ['rise', 'fall'] }))
  expect(optionsOf(exchange).closed).toEqual({ [symbol]: ['rise', 'fall'] })
  exchange.run(stop(false))
  expect(optionsOf(exchange).closed).toEqual({})
})

test.each<[from: number, until: number, isThere: boolean]>([
  [GAP - 1, GAP + 1, false],
  [GAP - 1, GAP, true],
  [GAP, GAP + 1, true],
  [GAP + 1, GAP + 2, true],
])('a pair stopped from %i to %i has the round that begins at 300000: %j', (from, until, isThere) => {
  const exchange = testExchange(1, {})
  exchange.run(stop(true), START + from)
  exchange.run(stop(false), START + until)
  const next = roundOf(pair, round + 1)
  expect(next.start).toBe(START + GAP)
  expect(isBetOn(exchange.state, next, START + GAP + 2)).toBe(isThere)
  const past = pastRounds(exchange.state, pair, next.close, 3).map(({ number }) => number - round)
  expect(past).toEqual(isThere ? [1, 0, -1] : [0, -1, -2])
})

test('each stop of a pair takes the rounds that began during it', () => {
  const exchange = testExchange(1, {})
  for (const gap of [1, 3]) {
    exchange.run(stop(true), START + gap * GAP - 1)
    exchange.run(stop(false), START + gap * GAP + 1)
  }
  const past = pastRounds(exchange.state, pair, START + 6 * GAP, 3)
  expect(past.map(({ number }) => number - round)).toEqual([4, 2, 0])
})

test.each<[after: number, isTaken: boolean]>([
  [-1, false],
  [0, true],
  [GAP - 3001, true],
  [GAP - 3000, false],
  [GAP, false],
])('MSG-20 a bet %i ms after a round’s beginning is taken: %j', (after, isTaken) => {
  expect(isBetOn(testExchange(1, {}).state, roundOf(pair, round), START + after)).toBe(isTaken)
})

test('FEAT-16.f the past ends with the first round of all, and has no more rounds than are asked for', () => {
  const { state } = testExchange(1, {})
  const numbers = (most: number) => pastRounds(state, pair, 4 * GAP, most).map(({ number }) => number)
  expect([numbers(9), numbers(2)]).toEqual([
    [2, 1, 0],
    [2, 1],
  ])
})

test('bets alone are readable in a journal', () => {
  expect(optionArea.readable).toEqual(['option.bet'])
})

test('records of options name no pair that nothing is bet on', () => {
  expect(() => optionPair('LTC/USDT')).toThrow(new RangeError('no option pair LTC/USDT'))
  expect(OPTION_MARKETS.pairs.map((each) => optionPair(each.symbol))).toEqual(OPTION_MARKETS.pairs)
})
