import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from '../areas/wallets/coins.ts'
import { drawAddress } from '../areas/deposits/draw-address.ts'
import { findNetwork } from '../areas/deposits/networks.ts'
import { type AccountKind, balanceOf } from '../kernel/ledger.ts'
import type { PastCommand } from './past-command.ts'
import { areas } from '../areas/areas.ts'
import type { AnyArea } from '../areas/state.ts'
import type { WithdrawalStep } from '../areas/withdrawals/commands.ts'
import { ownOf } from '../areas/own.ts'

const all: readonly AnyArea[] = areas
const DAY = 86_400_000

type PersonaAction =
  | readonly [days: number, 'deposit', coin: string, protocol: number, amount: string, lost?: 'lost']
  | readonly [days: number, 'withdraw', coin: string, protocol: number, amount: string, memo?: string]
  | readonly [days: number, 'decide', step: WithdrawalStep]
  | readonly [days: number, 'transfer', coin: string, from: AccountKind, to: AccountKind, amount: string]
  | readonly [days: number, 'convert', from: string, to: string, amount: string]

const MINUTES = 1 / 1440

/** Four months of a trader: every way in and out of the exchange, with every end that it can take. */
const PERSONA_ACTIONS: readonly PersonaAction[] = [
  [118.62, 'deposit', 'USDT', 3, '112000'],
  [118.41, 'deposit', 'BTC', 2, '1.3'],
  [116.35, 'convert', 'USDT', 'ETH', '4200'],
  [113.7, 'transfer', 'USDT', 'spot', 'swap', '2500'],
  [109.28, 'deposit', 'ETH', 1, '16', 'lost'],
  [109.21, 'deposit', 'ETH', 1, '16'],
  [104.57, 'convert', 'USDT', 'SOL', '1800'],
  [103.16, 'deposit', 'SOL', 5, '206'],
  [101.9, 'withdraw', 'USDT', 3, '1500'],
  [98.14, 'transfer', 'USDT', 'swap', 'spot', '500'],
  [95.66, 'deposit', 'OBX', 1, '2700'],
  [92.31, 'transfer', 'BTC', 'spot', 'coinSwap', '0.1'],
  [88.04, 'convert', 'BTC', 'USDT', '0.05'],
  [85.47, 'withdraw', 'SOL', 5, '4'],
  [81.9, 'deposit', 'XRP', 6, '12800'],
  [79.15, 'withdraw', 'XRP', 6, '640', '30114507'],
  [76.52, 'transfer', 'USDT', 'spot', 'second', '800'],
  [72.83, 'deposit', 'BTC', 2, '0.00005'],
  [70.4, 'withdraw', 'USDT', 1, '5400'],
  [70.4 - 40 * MINUTES, 'decide', 'refuse'],
  [66.27, 'convert', 'ETH', 'USDT', '0.4'],
  [62.58, 'transfer', 'USDT', 'second', 'spot', '300'],
  [59.72, 'deposit', 'DOGE', 8, '101000'],
  [55.39, 'transfer', 'USDT', 'spot', 'finance', '1200'],
  [52.16, 'withdraw', 'ETH', 1, '0.35'],
  [52.16 - 1.5 * MINUTES, 'decide', 'fail'],
  [51.83, 'withdraw', 'ETH', 4, '0.35'],
  [47.65, 'convert', 'USDT', 'XRP', '2750'],
  [43.92, 'transfer', 'BTC', 'coinSwap', 'spot', '0.02'],
  [40.18, 'deposit', 'USDT', 4, '18250.75'],
  [36.44, 'withdraw', 'USDT', 3, '2200'],
  [33.07, 'convert', 'USDT', 'BTC', '3600'],
  [29.51, 'transfer', 'USDT', 'spot', 'swap', '1000'],
  [25.76, 'deposit', 'USDC', 5, '940'],
  [24.9, 'convert', 'USDC', 'USDT', '940'],
  [21.33, 'transfer', 'USDT', 'finance', 'spot', '200'],
  [18.27, 'withdraw', 'BTC', 2, '0.04'],
  [14.85, 'transfer', 'BTC', 'spot', 'coinSwap', '0.07'],
  [11.42, 'convert', 'USDT', 'OBX', '900'],
  [8.03, 'withdraw', 'OBX', 1, '150'],
  [4.68, 'transfer', 'USDT', 'spot', 'finance', '1000'],
]

/**
 * Deposits and withdrawals under way when the sandbox starts: waiting for approval, on their way, and one confirmation
 * short.
 */
const PRESENT: readonly PersonaAction[] = [
  [200 * MINUTES, 'withdraw', 'DOGE', 8, '20000'],
  [9 * MINUTES, 'withdraw', 'BTC', 2, '0.03'],
  [2.5 * MINUTES, 'deposit', 'LTC', 9, '3.5'],
]

const unitsOf = (coin: string, amount: string): bigint => toUnits(decimal(amount), findCoin(coin)?.scale ?? 0)

/** An address outside of the exchange, always the same of one network. */
function elsewhere(protocol: number): string {
  const network = findNetwork(protocol)
  if (network === undefined) throw new RangeError(`no network ${protocol}`)
  return drawAddress(network, `elsewhere/${protocol}`)
}

function commandOf(deed: PersonaAction, member: number, step: number): PastCommand['command'] {
  switch (deed[1]) {
    case 'deposit': {
      const [, , coin, protocol, amount, lost] = deed
      const units = unitsOf(coin, amount)
      return { type: 'deposit.make', member, coin, protocol, units, lost: lost !== undefined }
    }
    case 'withdraw': {
      const [, , coin, protocol, amount, memo = null] = deed
      const to = { coin, protocol, address: elsewhere(protocol), memo, units: unitsOf(coin, amount) }
      return { type: 'withdrawal.create', member, ...to, inside: null, factor: { by: 'totp', step } }
    }
    case 'decide': {
      const [, , what] = deed
      return (state) => ({
        type: 'withdrawal.take',
        id: ownOf(state.ownWithdrawals, member).at(-1) ?? 0,
        step: what,
      })
    }
    case 'transfer': {
      const [, , coin, from, to, amount] = deed
      return { type: 'wallet.transfer', member, coin, from, to, units: unitsOf(coin, amount) }
    }
    default: {
      const [, , from, to, amount] = deed
      return { type: 'convert', member, from, to, units: unitsOf(from, amount) }
    }
  }
}

/**
 * Over which network a coin comes whose amount has all decimals, and how many days ago: after everything that leaves
 * an uneven amount of it, and of USDT after the fees that are given back.
 */
const TOP_UPS: readonly (readonly [coin: string, protocol: number, days: number])[] = [
  ['SOL', 5, 58.34],
  ['ETH', 1, 38.91],
  ['XRP', 6, 30.62],
  ['DOGE', 8, 20.97],
  ['BTC', 2, 12.23],
  ['OBX', 1, 5.46],
  ['USDT', 4, 2.19],
]

/**
 * Returns the deed of a top-up that makes the present deeds leave exactly the persona's balance. The deposits before
 * leave room for it whatever the prices of a seed were: tried with 150 seeds on 50 days.
 */
function topUp(
  member: number,
  [coin, protocol, days]: (typeof TOP_UPS)[number],
  wanted: string,
): PastCommand {
  const later = PRESENT.filter((deed) => deed[1] === 'withdraw' && deed[2] === coin)
  const leaving = later.reduce((sum, deed) => sum + unitsOf(coin, String(deed[4])), 0n)
  return {
    ago: Math.floor(days * DAY),
    command: (state) => {
      const account = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
      const units = unitsOf(coin, wanted) + leaving - balanceOf(state.ledger, account)
      return { type: 'deposit.make', member, coin, protocol, units }
    },
  }
}

/** The trader's addresses, kept by name. */
const SAVED = [
  ['USDT', 3, null, 'Cold wallet'],
  ['XRP', 6, '30114507', 'Account at another exchange'],
] as const

/**
 * The commands of a trader's past, in order, up to exactly the given spot balances. Its withdrawals were allowed by an
 * authenticator app that it gave up since: that leaves no messages behind.
 */
export function traderHistory(
  member: number,
  balances: Readonly<Record<string, string>>,
  secret: string,
): PastCommand[] {
  const at = (deed: PersonaAction, index: number): PastCommand => ({
    ago: Math.floor(deed[0] * DAY),
    command: commandOf(deed, member, index + 1),
  })
  const saved = SAVED.map(([coin, protocol, memo, remark]): PastCommand => {
    const entry = { coin, protocol, address: elsewhere(protocol), memo, remark }
    return { ago: 80 * DAY, command: { type: 'addressBook.save', member, ...entry } }
  })
  const past = [
    { ago: 119 * DAY, command: { type: 'totp.bind', member, secret, step: 0 } } as const,
    ...[...PERSONA_ACTIONS, ...PRESENT].map(at),
    ...saved,
    ...all.flatMap(({ traderPast }) => traderPast?.(member) ?? []),
    ...TOP_UPS.map((row) => topUp(member, row, balances[row[0]] ?? '0')),
    { ago: 60_000, command: { type: 'totp.unbind', member, step: 1000 } } as const,
  ]
  return past.toSorted((a, b) => b.ago - a.ago)
}

/** Days of history before the sandbox starts. */
export const HISTORY_DAYS = 120
