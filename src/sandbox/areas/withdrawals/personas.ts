import { ownOf } from '../own.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { DAY, daysAgo, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import { drawAddress } from '../deposits/draw-address.ts'
import { findNetwork } from '../deposits/networks.ts'
import type { WithdrawalStep } from './commands.ts'

type Row = readonly [days: number, coin: string, protocol: number, amount: string, memo?: string]

/** The trader's withdrawals, with every end that one can take. */
const WITHDRAWALS: readonly Row[] = [
  [101.9, 'USDT', 3, '1500'],
  [85.47, 'SOL', 5, '4'],
  [79.15, 'XRP', 6, '640', '30114507'],
  [70.4, 'USDT', 1, '5400'],
  [52.16, 'ETH', 1, '0.35'],
  [51.83, 'ETH', 4, '0.35'],
  [36.44, 'USDT', 3, '2200'],
  [18.27, 'BTC', 2, '0.04'],
  [8.03, 'OBX', 1, '150'],
]

/** Withdrawals under way when the sandbox starts: waiting for approval, and on its way. */
const UNDER_WAY: readonly Row[] = [
  [200 * MINUTES, 'DOGE', 8, '20000'],
  [9 * MINUTES, 'BTC', 2, '0.03'],
]

/** Decisions about the withdrawal before each. */
const DECISIONS: readonly (readonly [days: number, step: WithdrawalStep])[] = [
  [70.4 - 40 * MINUTES, 'refuse'],
  [52.16 - 1.5 * MINUTES, 'fail'],
]

/** The trader's addresses, kept by name. */
const SAVED = [
  ['USDT', 3, null, 'Cold wallet'],
  ['XRP', 6, '30114507', 'Account at another exchange'],
] as const

/** Units of a coin that the withdrawals under way take. */
export const unitsLeaving = (coin: string): bigint =>
  UNDER_WAY.reduce((sum, [, one, , amount]) => (one === coin ? sum + unitsOf(coin, amount) : sum), 0n)

/** An address outside of the exchange, always the same of one network. */
function elsewhere(protocol: number): string {
  const network = findNetwork(protocol)
  if (network === undefined) throw new RangeError(`no network ${protocol}`)
  return drawAddress(network, `elsewhere/${protocol}`)
}

export const withdrawalPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    ...[...WITHDRAWALS, ...UNDER_WAY].map(
      ([days, coin, protocol, amount, memo = null], index): PastCommand => {
        const to = { coin, protocol, address: elsewhere(protocol), memo, units: unitsOf(coin, amount) }
        const factor = { by: 'totp', step: index + 1 } as const
        return {
          ago: daysAgo(days),
          command: { type: 'withdrawal.create', member, ...to, inside: null, factor },
        }
      },
    ),
    ...DECISIONS.map(([days, step]): PastCommand => ({
      ago: daysAgo(days),
      command: (state) => ({
        type: 'withdrawal.take',
        id: ownOf(state.ownWithdrawals, member).at(-1) ?? 0,
        step,
      }),
    })),
    ...SAVED.map(([coin, protocol, memo, remark]): PastCommand => {
      const entry = { coin, protocol, address: elsewhere(protocol), memo, remark }
      return { ago: 80 * DAY, command: { type: 'addressBook.save', member, ...entry } }
    }),
  ],
}
