import type { MarginMode } from '#src/core/perpetual/account.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import type { Command } from '../areas/state.ts'
import { joined } from '../areas/promotion/testing-promotion.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import type { Contract, Kind } from './contracts.ts'
import { entrustOf } from './entrusts.ts'
import { candleAt, markAt } from './market.ts'
import { secondAfter } from './perpetual-state.ts'
import { chooseMode, firstOf, fundedExchange, MEMBER, venueIn } from './testing-kinds.ts'
import type { Venue } from './venue.ts'

export const TIME = START + 500

/**
 * The first of so many seconds in a row of which each goes two ticks farther than all before; the farthest price of the
 * first one and that of the last.
 */
export function farther(venue: Venue, contract: Contract, direction: 'up' | 'down', seconds = 1) {
  const most = (second: number): number => {
    const { high, low } = candleAt(venue, contract, second, second + 1)
    return direction === 'up' ? high : -low
  }
  let before = most(secondAfter(TIME) - 1)
  let run: readonly number[] = []
  for (let second = secondAfter(TIME); ; second += 1) {
    const reached = most(second)
    run = reached >= before + 2 ? [...run, Math.abs(reached)] : []
    before = Math.max(before, reached)
    const [price] = run
    if (price !== undefined && run.length === seconds)
      return { second: second + 1 - seconds, price, last: Math.abs(reached) }
  }
}

/** A seed with whose prices of a contract something is so. */
export function seedWhere(is: (seeded: { readonly seed: string }) => boolean): string {
  for (let index = 0; ; index += 1) {
    const seed = `seed ${index}`
    if (is({ seed })) return seed
  }
}

type Options = { readonly dollars?: number; readonly mode?: MarginMode; readonly seed?: string }

/** A member, usually with cross margin, who places orders, and is told of what becomes of them. */
export function placing(kind: Kind, { dollars = 10_000, mode = 'cross', seed = 'test' }: Options = {}) {
  const exchange = fundedExchange(kind, 2, dollars, seed)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  chooseMode(exchange, kind, contract, mode)
  const place = (command: Command) => entrustOf(venue, exchange.run(command, TIME) as number)
  const told = () =>
    exchange.events.flatMap(({ type, member, event }) =>
      type === 'member.event' && member === MEMBER ? [event as MemberEvent] : [],
    )
  return { exchange, contract, venue, place, told, mark: markAt(venue, contract, TIME) }
}

/** Verifies the first member, whom a friend has invited. */
export function invite({ state }: Pick<TestExchange, 'state'>): void {
  const inviter = joined(state, 'inviter')
  const member = state.members[MEMBER]
  if (member === undefined) throw new RangeError('no member')
  state.members[MEMBER] = { ...member, inviter, realName: { ...member.realName, state: 'verified' } }
}
