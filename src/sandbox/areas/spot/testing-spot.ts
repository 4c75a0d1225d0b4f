import { findPair, type PairRow } from '../../market/pairs.ts'
import type { Event, Machine } from '../../kernel/machine.ts'
import { marketsOf } from '../../market/markets.ts'
import { exchangeOf, freshState } from '../exchange.ts'
import type { Command, State } from '../state.ts'
import { blankMember } from '../members/members.ts'
import type { OrderRequest } from './order-request.ts'

/** A moment at the beginning of a second: 2026-11-21 09:30:00 in GMT+8. */
export const START = 1_795_224_600_000
const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const

export type TestExchange = {
  readonly state: State
  readonly machine: Machine<State, Command>
  /** Events so far, oldest first. */
  readonly events: Event[]
  /** Applies a command at a time; the key of the refusal, or the result. */
  run(command: Command, time?: number): unknown
  /** Lets time pass. */
  until(time: number): void
}

/** An exchange without calls: members 600001, 600002 … hold the same of every coin given. */
export function testExchange(
  members: number,
  coins: Readonly<Record<string, bigint>>,
  seed = 'test',
): TestExchange {
  const state = freshState(seed)
  const machine = exchangeOf(state)
  const events: Event[] = []
  const exchange: TestExchange = {
    state,
    machine,
    events,
    run(command, time = state.now) {
      exchange.until(time)
      const outcome = machine.apply(command, time)
      if (!outcome.accepted) return outcome.refusal.key
      events.push(...outcome.events)
      return outcome.result
    },
    until: (time) => void events.push(...machine.advance(time).events),
  }
  for (let number = 0; number < members; number++) {
    exchange.run(
      {
        type: 'seed.member',
        member: {
          ...blankMember,
          username: `m${number}`,
          email: null,
          phone: null,
          country: '德国',
          promotionCode: `P${number}`,
          password,
        },
        invite: null,
        age: 0,
        balances: Object.entries(coins).map(([coin, units]) => ({ kind: 'spot' as const, coin, units })),
      },
      START,
    )
  }
  return exchange
}

export function pairOf(symbol: string): PairRow {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  return pair
}

export const middleOf = ({ state }: TestExchange, pair: PairRow, time: number): number =>
  marketsOf(state.seed).priceAt(pair, time)

/** A limit order unless said otherwise. */
export const order = (orderRequest: Partial<OrderRequest>): Command => ({
  type: 'spot.place',
  member: 600_001,
  symbol: 'BTC/USDT',
  side: 'BUY',
  kind: 'LIMIT_PRICE',
  price: 0,
  lots: 0,
  budget: 0n,
  ...orderRequest,
})
