import type { AccountKind } from '../../kernel/ledger.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, unitsOf } from '../../personas/past-command.ts'

/** The trader's transfers, between every two kinds of account that may have one. */
const TRANSFERS: readonly (readonly [
  days: number,
  coin: string,
  from: AccountKind,
  to: AccountKind,
  amount: string,
])[] = [
  [113.7, 'USDT', 'spot', 'swap', '2500'],
  [98.14, 'USDT', 'swap', 'spot', '500'],
  [92.31, 'BTC', 'spot', 'coinSwap', '0.1'],
  [76.52, 'USDT', 'spot', 'second', '800'],
  [62.58, 'USDT', 'second', 'spot', '300'],
  [43.92, 'BTC', 'coinSwap', 'spot', '0.02'],
  [29.51, 'USDT', 'spot', 'swap', '2500'],
  [14.85, 'BTC', 'spot', 'coinSwap', '0.07'],
]

export const transferPersonas: AreaPersonas = {
  traderPast: ({ member }) =>
    TRANSFERS.map(([days, coin, from, to, amount]) => ({
      ago: daysAgo(days),
      command: { type: 'wallet.transfer', member, coin, from, to, units: unitsOf(coin, amount) },
    })),
}
