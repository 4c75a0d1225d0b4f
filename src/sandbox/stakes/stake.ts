import type { Direction, Outcome } from '#src/core/stakes/outcome.ts'

/** A member's stake on the move of a price. Amounts are smallest units of its coin. */
export type Stake = {
  readonly id: number
  readonly member: number
  readonly symbol: string
  readonly coin: string
  readonly direction: Direction
  readonly units: bigint
  /** Taken beside the stake. */
  readonly fee: bigint
  /** Epoch milliseconds. */
  readonly time: number
  /** Null while it runs. */
  readonly outcome: Outcome | null
  /** Won beside the stake, before `rewardFee`. */
  readonly reward: bigint
  readonly rewardFee: bigint
}

/** A stake that runs: nothing is won yet. */
export const RUNNING = { outcome: null, reward: 0n, rewardFee: 0n } as const

/** Units that a running stake keeps frozen. */
export const heldBy = ({ units, fee }: Pick<Stake, 'units' | 'fee'>): bigint => units + fee
