import {
  type AccountKind,
  type Bucket,
  balanceOf,
  countPostings,
  postingsAfter,
} from '../../kernel/ledger.ts'
import type { Event } from '../../kernel/machine.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import type { Member } from '../members/members.ts'
import { type CoinRow, findCoin } from './coins.ts'
import { testExchange } from '../spot/testing-spot.ts'
import type { Command, State } from '../state.ts'

export const [MEMBER, OTHER] = [600_001, 600_002]
export const MINUTE = 60_000

/** Units of an amount of any coin; all have eight places. */
export const unitsOf = (amount: string): bigint => toUnits(decimal(amount), 8)

export const coinOf = (unit: string): CoinRow => {
  const coin = findCoin(unit)
  if (coin === undefined) throw new RangeError(`no coin ${unit}`)
  return coin
}

/** An exchange whose functions can be taken apart. */
export type MoneyExchange = {
  readonly state: State
  readonly events: Event[]
  /** Applies a command at a time; the key of the refusal, or the result. */
  readonly run: (command: Command, time?: number) => unknown
  readonly until: (time: number) => void
}

/** Two members with 10,000 of some coins in their spot accounts. */
export function moneyExchange(): MoneyExchange {
  const units = unitsOf('10000')
  const exchange = testExchange(2, {
    USDT: units,
    BTC: units,
    XRP: units,
    OBX: units,
    LTC: units,
    ADA: units,
  })
  return {
    state: exchange.state,
    events: exchange.events,
    run: (command, time) => exchange.run(command, time),
    until: (time) => exchange.until(time),
  }
}

export const memberIn = ({ members }: State, id = MEMBER): Member => {
  const member = members[id]
  if (member === undefined) throw new RangeError(`no member ${id}`)
  return member
}

/** Units of an account; without more, what is available to the first member in the spot account. */
export const heldIn = (
  { ledger }: State,
  coin: string,
  {
    member = MEMBER,
    kind = 'spot',
    bucket = 'available',
  }: { readonly member?: number; readonly kind?: AccountKind; readonly bucket?: Bucket } = {},
): bigint => balanceOf(ledger, { owner: `m${member}`, kind, coin, bucket })

/** The last postings, so many of them, without their numbers; accounts as "owner kind coin bucket". */
export const lastPostings = ({ ledger }: State, count: number) =>
  [...postingsAfter(ledger, countPostings(ledger) - count)].map(({ time, type, reference, entries }) => ({
    time,
    type,
    ...(reference !== undefined && { reference }),
    entries: entries.map(({ account, units }) => [
      `${account.owner} ${account.kind} ${account.coin} ${account.bucket}`,
      units,
    ]),
  }))

/** Number of postings so far: the same before and after what changes no balance. */
export const postingsIn = ({ ledger }: State): number => countPostings(ledger)
