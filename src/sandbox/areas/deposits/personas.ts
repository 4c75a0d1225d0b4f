import { balanceOf } from '../../kernel/ledger.ts'
import type { AreaPersonas, Trader } from '../../personas/area-personas.ts'
import { daysAgo, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import { unitsOfRunningBet } from '../option/personas.ts'
import { unitsLeaving } from '../withdrawals/personas.ts'

/** The trader's deposits; the last one is one confirmation short when the sandbox starts. */
const DEPOSITS: readonly (readonly [
  days: number,
  coin: string,
  protocol: number,
  amount: string,
  lost?: 'lost',
])[] = [
  [118.62, 'USDT', 3, '112000'],
  [118.41, 'BTC', 2, '1.3'],
  [109.28, 'ETH', 1, '16', 'lost'],
  [109.21, 'ETH', 1, '16'],
  [103.16, 'SOL', 5, '206'],
  [95.66, 'OBX', 1, '2700'],
  [81.9, 'XRP', 6, '12800'],
  [72.83, 'BTC', 2, '0.00005'],
  [59.72, 'DOGE', 8, '101000'],
  [40.18, 'USDT', 4, '18250.75'],
  [25.76, 'USDC', 5, '940'],
  [2.5 * MINUTES, 'LTC', 9, '3.5'],
]

/**
 * Over which network a coin comes whose amount has all decimals, and how many days ago: after everything that leaves
 * an uneven amount of it, and of USDT after the fees that are given back.
 */
const TOP_UPS: readonly (readonly [coin: string, protocol: number, days: number])[] = [
  ['SOL', 5, 58.34],
  ['ETH', 1, 38.91],
  ['XRP', 6, 30.62],
  ['DOGE', 8, 20.97],
  ['OBX', 1, 5.46],
  ['BTC', 2, 2.18],
  ['USDT', 4, 2.19],
]

/**
 * Returns the deposit that makes the withdrawals under way and the running bet leave exactly the persona's balance. The deposits before
 * leave room for it whatever the prices of a seed were: tried with 150 seeds on 50 days.
 */
function topUp({ member, balances }: Trader, [coin, protocol, days]: (typeof TOP_UPS)[number]): PastCommand {
  return {
    ago: daysAgo(days),
    command: (state) => {
      const account = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
      const leaving = unitsLeaving(coin) + unitsOfRunningBet(coin)
      const units = unitsOf(coin, balances[coin] ?? '0') + leaving - balanceOf(state.ledger, account)
      return { type: 'deposit.make', member, coin, protocol, units }
    },
  }
}

export const depositPersonas: AreaPersonas = {
  traderPast: (trader) => [
    ...DEPOSITS.map(([days, coin, protocol, amount, lost]): PastCommand => {
      const units = unitsOf(coin, amount)
      const { member } = trader
      return {
        ago: daysAgo(days),
        command: { type: 'deposit.make', member, coin, protocol, units, lost: lost !== undefined },
      }
    }),
    ...TOP_UPS.map((row) => topUp(trader, row)),
  ],
}
