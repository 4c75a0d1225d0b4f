import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import type { Cycle } from '#src/core/earn/plan-days.ts'
import type { Command, State } from '../state.ts'
import { RECURRING_PRODUCTS } from './recurring-products.ts'
import { SAVINGS_PRODUCTS } from './savings-products.ts'

/** The trader's orders: the first two are paid back when the sandbox starts. */
const ORDERS: readonly (readonly [days: number, coin: string, duration: number, amount: string])[] = [
  [55.39, 'USDT', 30, '1200'],
  [40.24, 'BTC', 30, '0.05'],
  [21.33, 'OBX', 90, '150'],
  [4.68, 'USDT', 90, '1000'],
]

const HOUR = 3_600_000
/** Noon in GMT+8: purchases are never within the last two days, in which nothing may change the balances. */
const NOON = 12 * HOUR

/** The trader's plans: one that goes on, one without money that paused itself, one that was finished. */
const PLANS: readonly {
  readonly days: number
  readonly coin: string
  readonly cycle: Cycle
  readonly amount: string
  readonly finished?: number
}[] = [
  { days: 99.62, coin: 'ETH', cycle: 'daily', amount: '25', finished: 93.4 },
  { days: 61, coin: 'BTC', cycle: 'weekly', amount: '100' },
  { days: 32.16, coin: 'SOL', cycle: 'weekly', amount: '2000000' },
]

/** Nothing to do. */
const NOTHING: Command = { type: 'earn.stop', kind: 'savings', product: 1, isStopped: false }

const savingsOf = (coin: string, duration: number): number =>
  SAVINGS_PRODUCTS.find((product) => product.coin === coin && product.duration === duration)?.id ?? 0

const recurringOf = (coin: string): number =>
  RECURRING_PRODUCTS.find(({ pair }) => pair.coin === coin)?.id ?? 0

/** Ends the oldest of a member's plans that buy a coin. */
const finish =
  (member: number, coin: string) =>
  ({ earn }: State): Command => {
    const id = (earn.ongoing[member] ?? []).find((each) => earn.plans[each]?.product === recurringOf(coin))
    return id === undefined ? NOTHING : { type: 'plan.finish', member, id }
  }

export const earnPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    ...ORDERS.map(([days, coin, duration, amount]): PastCommand => {
      const units = unitsOf(coin, amount)
      return {
        ago: daysAgo(days),
        command: { type: 'savings.buy', member, product: savingsOf(coin, duration), units },
      }
    }),
    ...PLANS.flatMap(({ days, coin, cycle, amount, finished }): PastCommand[] => [
      {
        ago: daysAgo(days),
        command: {
          type: 'plan.create',
          member,
          product: recurringOf(coin),
          units: unitsOf('USDT', amount),
          cycle,
          timeOfDay: NOON,
        },
      },
      ...(finished === undefined
        ? []
        : [{ ago: daysAgo(finished), command: finish(member, coin) } satisfies PastCommand]),
    ]),
  ],
}
