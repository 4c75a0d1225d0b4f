import { ONE } from '#src/core/perpetual/units.ts'
import { fold, hashWords } from '../../kernel/random.ts'
import type { Contract } from '../swap/contracts.ts'

/** Milliseconds between two fundings; they are at 00, 08 and 16 o'clock UTC. */
export const FUNDING_INTERVAL = 8 * 3600 * 1000

/** Rate of most intervals, in 10^-8 of the value; the most that either side pays. */
const USUAL = ONE / 10_000n
const MOST = (ONE * 75n) / 10_000n
/** Rates have six places: a hundredth of a hundredth of a percent. */
const STEP = ONE / 1_000_000n

/** When funding is paid the next time after a moment, both in epoch milliseconds. */
export const nextFunding = (time: number): number =>
  (Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL

/**
 * The rate of the interval that a moment (epoch ms) lies in, in 10^-8 of the value: what is shown in it, and what is
 * paid at its end. Longs pay where it is above 0. The usual one in two intervals of three, in others up to 0.05 percent
 * away from it, in few up to 0.75 percent on either side.
 */
export function fundingRate(seed: string, { symbol }: Contract, time: number): bigint {
  const [word] = hashWords(`${seed}/funding/${symbol}`)
  const draw = fold(word, Math.floor(time / FUNDING_INTERVAL))
  const kind = draw % 48
  if (kind < 32) return USUAL
  const size = fold(draw, kind)
  if (kind < 47) return USUAL + BigInt((size % 1001) - 500) * STEP
  return ((BigInt((size % 2001) - 1000) * MOST) / 1000n / STEP) * STEP
}
