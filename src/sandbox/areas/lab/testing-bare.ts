import { isDeepStrictEqual } from 'node:util'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { move, post, type Posting, postingsAfter } from '../../kernel/ledger.ts'
import type { Event } from '../../kernel/machine.ts'
import { exchangeOf, freshState } from '../exchange.ts'
import type { Command } from '../state.ts'
import { spotAccount } from './accounts.ts'
import { findActivity, type LabActivity } from './activities.ts'
import { unitsOf } from './testing-lab.ts'

export const ANNA = 600_001
export const BERT = 600_002

/** Even seasons of the tracks that a call joins: all of them go on at EVEN_TIME, 12:00 on 2026-11-30. */
export const [SHARING, SUBSCRIPTION, MINING, LOCK_UP, INVITERS] = [69_283, 69_284, 69_285, 69_286, 69_287]
export const EVEN_TIME = 1_796_040_000_000
/** Odd seasons, at ODD_TIME, three days later: with holdings, days, and equal releases of USDT. */
export const [HOLDING, DAILY, USDT_LOCK] = [69_294, 69_295, 69_296]
export const ODD_TIME = 1_796_299_200_000
/** Sales that go on at EVEN_TIME. */
export const [RUSH_SALE, SHARED_SALE] = [69_291, 69_282]

/** @throws RangeError when there is none */
export function activity(id: number): LabActivity {
  const found = findActivity('test', id)
  if (found === undefined) throw new RangeError(`no activity ${id}`)
  return found
}

/** Gives an activity other terms while something is done. */
export function withTerms<T>(id: number, terms: Partial<LabActivity>, act: () => T): T {
  const found = activity(id)
  const before = { ...found }
  Object.assign(found, terms)
  try {
    return act()
  } finally {
    Object.assign(found, before)
  }
}

const toldIn = (events: readonly Event[]): [member: unknown, event: MemberEvent][] =>
  events
    .filter(({ type }) => type === 'member.event')
    .map(({ member, event }) => [member, event as MemberEvent])

/** An exchange without anybody's records, in which Anna and Bert have coins. */
export function bareExchange(coins: Readonly<Record<string, string>> = { USDT: '100000', OBX: '100000' }) {
  const state = freshState('test')
  const machine = exchangeOf(state)
  for (const member of [ANNA, BERT])
    for (const [coin, amount] of Object.entries(coins)) {
      const entries = move(spotAccount('network', coin), spotAccount(`m${member}`, coin), unitsOf(amount))
      post(state.ledger, { time: 1, type: 10, entries })
    }
  const faults = (events: readonly Event[]) => events.filter(({ type }) => type === 'fault')
  return {
    state,
    machine,
    /** Applies a command: its result, or the key of its refusal, which says so where it changed something. */
    apply(command: Command, time = EVEN_TIME): unknown {
      const records = () => [state.lab, state.due.items, state.ledger.balances, state.codes]
      const before = structuredClone(records())
      const outcome = machine.apply(command, time)
      if (outcome.accepted) return outcome.result
      const { key } = outcome.refusal
      return isDeepStrictEqual(records(), before) ? key : `${key} and a change`
    },
    join(id: number, amount: string, time = EVEN_TIME, member = ANNA): unknown {
      return this.apply({ type: 'lab.join', member, activity: id, amount: unitsOf(amount) }, time)
    },
    /** Events that members are told by a command. @throws Refusal when it is refused */
    toldBy(command: Command, time: number) {
      const outcome = machine.apply(command, time)
      if (!outcome.accepted) throw outcome.refusal
      return toldIn(outcome.events)
    },
    /** Lets time pass: events that members are told. @throws Error when an item fails */
    toldUntil(time: number) {
      const { events } = machine.advance(time)
      const [fault] = faults(events)
      if (fault !== undefined) throw new Error(String(fault['error']))
      return toldIn(events)
    },
    /** Postings after those that gave the coins, entries as `owner bucket coin units`. */
    postings: () =>
      [...postingsAfter(state.ledger, 2 * Object.keys(coins).length)].map((posting: Posting) => ({
        time: posting.time,
        type: posting.type,
        reference: posting.reference,
        entries: posting.entries.map(
          ({ account: { owner, bucket, coin, kind }, units }) =>
            `${owner} ${kind} ${bucket} ${coin} ${units}`,
        ),
      })),
  }
}
