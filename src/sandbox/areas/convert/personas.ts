import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, unitsOf } from '../../personas/past-command.ts'

/** The trader's conversions. */
const CONVERSIONS: readonly (readonly [days: number, from: string, to: string, amount: string])[] = [
  [116.35, 'USDT', 'ETH', '4200'],
  [104.57, 'USDT', 'SOL', '1800'],
  [88.04, 'BTC', 'USDT', '0.05'],
  [66.27, 'ETH', 'USDT', '0.4'],
  [47.65, 'USDT', 'XRP', '2750'],
  [33.07, 'USDT', 'BTC', '3600'],
  [24.9, 'USDC', 'USDT', '940'],
  [11.42, 'USDT', 'OBX', '900'],
]

export const convertPersonas: AreaPersonas = {
  traderPast: ({ member }) =>
    CONVERSIONS.map(([days, from, to, amount]) => ({
      ago: daysAgo(days),
      command: { type: 'convert', member, from, to, units: unitsOf(from, amount) },
    })),
}
