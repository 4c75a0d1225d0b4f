import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

export const states = ['reviewing', 'arrived', 'failed', 'cancelled'] as const

/** A made-up movement, much like those of a wallet. */
export type Movement = {
  readonly id: string
  readonly at: Instant
  readonly type: 'Deposit' | 'Withdrawal' | 'Convert'
  readonly coin: string
  readonly amount: Decimal
  readonly fee: Decimal | null
  readonly network: string
  readonly state: (typeof states)[number]
}

const COINS = ['BTC', 'USDT', 'ETH', 'SOL', 'PEPE']
const TYPES = ['Deposit', 'Withdrawal', 'Convert'] as const
const START = 1_795_230_120_000
const HOUR = 3_600_000

const pick = <Value>(values: readonly Value[], at: number, fallback: Value): Value =>
  values[at % values.length] ?? fallback

/** So many rows, the same ones every time. */
export function movements(count: number): readonly Movement[] {
  let seed = 7
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  return Array.from({ length: count }, (_, index) => {
    const type = pick(TYPES, next(), 'Deposit')
    const units = BigInt(next()) * 1000n
    return {
      id: `${index}`,
      at: instant(START - index * HOUR),
      type,
      coin: pick(COINS, next(), 'BTC'),
      amount: fromUnits(type === 'Withdrawal' ? -units : units, 8),
      fee: type === 'Convert' ? null : fromUnits(BigInt(next() % 100_000), 8),
      network: pick(['Bitcoin', 'TRC20', 'ERC20'], next(), 'ERC20'),
      state: pick(states, next(), 'arrived'),
    }
  })
}
