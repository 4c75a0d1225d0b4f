import { ONE } from '#src/core/perpetual/units.ts'
import { schedule } from '../kernel/due.ts'
import { fold, hashWords } from '../kernel/random.ts'
import type { Contract, KindId } from './contracts.ts'
import type { Venue } from './venue.ts'

/** Milliseconds between two fundings: at 00:00, 08:00 and 16:00 UTC, which is 08:00, 16:00 and 24:00 in GMT+8. */
export const FUNDING_INTERVAL = 8 * 3_600_000

/** The time of the first funding after a moment, in epoch milliseconds. */
export const nextFunding = (time: number): number =>
  (Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL

/** Rates in 10^-8: the usual one, and the farthest that any is from zero. */
export const USUAL_RATE = ONE / 10_000n
export const MOST_RATE = (ONE * 75n) / 10_000n
/** Spread of the rates that are not the usual one, most often and at times. */
const [SPREAD, WILD] = [60_000, 2_400_000]

/** Names of the draws of rates. */
const DRAWS: Readonly<Record<KindId, string>> = { swap: 'funding', coinSwap: 'coin-funding' }

/**
 * Funding rate of a contract at the funding of that time, in 10^-8 of the value: long pays short where it is above
 * zero. It follows from seed and interval, so that the rate that is announced is the one that is charged.
 */
export function fundingRate(
  { seed }: { readonly seed: string },
  { kind, symbol }: Pick<Contract, 'kind' | 'symbol'>,
  time: number,
): bigint {
  const [word] = hashWords(`${seed}/${DRAWS[kind]}/${symbol}`)
  const draw = fold(word, Math.floor(time / FUNDING_INTERVAL))
  if (draw % 8 < 5) return USUAL_RATE
  const spread = draw % 8 === 7 && (draw >>> 3) % 8 === 0 ? WILD : SPREAD
  const rate = USUAL_RATE + BigInt((fold(draw, 1) % spread) - spread / 2)
  return rate > MOST_RATE ? MOST_RATE : rate < -MOST_RATE ? -MOST_RATE : rate
}

/** Plans the next funding, unless it is planned. */
export function planFunding(venue: Venue, time: number): void {
  venue.own.funding ??= schedule(venue.state.due, nextFunding(time), {
    type: `${venue.kind.id}.fund` as const,
  })
}
