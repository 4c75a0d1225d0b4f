import { describe, expect, test } from 'vitest'
import { postingsAfter } from '../../kernel/ledger.ts'
import { frozenErrors } from '../frozen.ts'
import { START, type TestExchange, testExchange } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import { secondArea } from './area.ts'

const member = 600_001
const symbol = 'ETH/USDT'
const usdt = (amount: number): bigint => BigInt(amount) * 10n ** 8n

/** An exchange whose member has 100 USDT in the account for second contracts. */
function funded(): TestExchange {
  const exchange = testExchange(1, { USDT: usdt(1000), BTC: usdt(1) })
  const transfer = { type: 'wallet.transfer', member, from: 'spot', to: 'second' } as const
  exchange.run({ ...transfer, coin: 'USDT', units: usdt(100) })
  exchange.run({ ...transfer, coin: 'BTC', units: usdt(1) })
  return exchange
}

type Placing = Extract<Command, { type: 'second.place' }>

const place = (part: Partial<Placing> = {}): Command => ({
  type: 'second.place',
  member,
  symbol,
  coin: 'USDT',
  direction: 'rise',
  cycle: 1,
  units: usdt(10),
  ...part,
})
const stop = (isStopped: boolean, stopped = symbol): Command => ({
  type: 'second.stop',
  symbol: stopped,
  isStopped,
})

describe('a command of second contracts that cannot be is refused, and changes nothing', () => {
  test.each<[key: string, command: Command, before?: readonly Command[]]>([
    ['nonsupport-coin', place({ symbol: 'OBX/USDT' })],
    ['nonsupport-coin', stop(true, 'OBX/USDT')],
    ['not-trading-time', place(), [stop(true)]],
    ['coin-illegal', place({ coin: 'BTC', units: 1n })],
    ['cycle-not-exist', place({ cycle: 0 })],
    ['cycle-not-exist', place({ cycle: 6 })],
    ['second-other-direction', place({ direction: 'fall' }), [place()]],
    ['second-other-direction', place({ direction: 'fall' }), [place(), place()]],
    ['second-two-orders', place(), [place(), place({ cycle: 5 })]],
    ['insufficient-balance', place({ units: usdt(100) + 1n })],
    ['insufficient-balance', place({ units: usdt(90) + 1n }), [place()]],
  ])('%s: %o', (key, command, before = []) => {
    const exchange = funded()
    for (const each of before) expect(exchange.run(each)).not.toBeTypeOf('string')
    const known = structuredClone({ ...exchange.state })
    expect(exchange.run(command)).toBe(key)
    expect(exchange.state).toEqual(known)
  })
})

test('FEAT-17.b a stake of the whole account is frozen, and referred to by its number', () => {
  const exchange = funded()
  expect(exchange.run(place({ units: usdt(100) }))).toBe(1)
  const { balances } = exchange.state.ledger
  expect(balances[`m${member}/second/USDT/frozen`]).toBe(usdt(100))
  expect(frozenErrors(exchange.state)).toEqual([])
  expect([...postingsAfter(exchange.state.ledger, 0)].at(-1)?.reference).toBe('second order 1')
})

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 300],
  [5, 600],
])('FEAT-17.ad an order of cycle %i ends %i seconds after the second it was placed in', (cycle, seconds) => {
  const exchange = funded()
  exchange.run(place({ cycle }), START + 999)
  const end = START + seconds * 1000
  exchange.until(end - 1)
  expect(exchange.state.seconds.book.running).toEqual({ [member]: [1] })
  exchange.until(end)
  expect(exchange.state.seconds.book.running).toEqual({})
  expect(exchange.state.seconds.book.stakes[1]).toMatchObject({ cycle, close: end })
})

test('FEAT-17.f orders on other pairs, and after one has ended, are taken in any direction', () => {
  const exchange = funded()
  expect(exchange.run(place())).toBe(1)
  expect(exchange.run(place())).toBe(2)
  expect(exchange.run(place({ symbol: 'BTC/USDT', direction: 'fall' }))).toBe(3)
  expect(exchange.run(place({ direction: 'fall' }), START + 30_000)).toBe(4)
})

test('an order that runs goes on while its pair is stopped, and a pair goes on when it is let', () => {
  const exchange = funded()
  exchange.run(place())
  exchange.run(stop(true))
  expect(exchange.state.seconds.stopped).toEqual({ [symbol]: true })
  expect(exchange.run(place({ symbol: 'BTC/USDT' }))).toBe(2)
  exchange.until(START + 30_000)
  expect(exchange.state.seconds.book.ended[member]).toEqual([1, 2])
  exchange.run(stop(false))
  expect(exchange.state.seconds.stopped).toEqual({})
  expect(exchange.run(place())).toBe(3)
})

test('orders alone are readable in a journal', () => {
  expect(secondArea.readable).toEqual(['second.place'])
})
