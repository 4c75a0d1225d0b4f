import { blankMember, findMember } from '../members/members.ts'
import { balanceOf, countPostings, type Owner, postingsAfter } from '../../kernel/ledger.ts'
import { exchangeOf, freshState } from '../exchange.ts'
import type { Command } from '../state.ts'
import { spotAccount } from './accounts.ts'

/** 2026-11-21 09:30:00 in GMT+8. */
export const START = 1_795_224_600_000
/** Nine o'clock, as plans count it. */
export const NINE = 9 * 3_600_000
const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const

/** An exchange that takes commands without calls, with two members who have 1,000 USDT and 2 BTC each. */
export function earnMachine(seed = 'test') {
  const machine = exchangeOf(freshState(seed))
  let now = START
  /** The result of a command, or the key of its refusal. */
  const give = (command: Command): unknown => {
    const outcome = machine.apply(command, now)
    return outcome.accepted ? outcome.result : outcome.refusal.key
  }
  /** Lets time pass and returns the events of what fell due. */
  const pass = (ms: number) => {
    now += ms
    return machine.advance(now).events
  }
  const { state } = machine
  const join = (username: string): number => {
    give({
      type: 'seed.member',
      member: {
        ...blankMember,
        username,
        email: null,
        phone: null,
        country: '德国',
        promotionCode: username,
        password,
      },
      invite: null,
      age: 0,
      balances: [
        { kind: 'spot', coin: 'USDT', units: 100_000_000_000n },
        { kind: 'spot', coin: 'BTC', units: 200_000_000n },
      ],
    })
    return findMember(state, 'username', username)?.id ?? 0
  }
  const members = [join('ada'), join('bob')] as const
  const joined = countPostings(state.ledger)
  return {
    state,
    members,
    give,
    pass,
    spot: (owner: Owner, coin: string) => balanceOf(state.ledger, spotAccount(owner, coin)),
    /** All that was booked after the members joined. */
    postings: () => [...postingsAfter(state.ledger, joined)],
  }
}
