import { type Instant, instant } from '#src/core/time/instant.ts'
import type { OptionRounds } from '#src/web/trading/products/option/option-rounds.ts'
import type { TimeRange } from './chart-scale.ts'

type Shown = Pick<OptionRounds, 'betting' | 'drawing'>

/** Milliseconds on both sides of the present where no round says what to show. */
const SIDE_MS = 600_000

/** Returns as much past as future: from before the rounds until the end of the last of them. */
export function rangeOf({ betting, drawing }: Shown, now: Instant): TimeRange {
  const round = betting ?? drawing
  if (round === null || round === undefined)
    return { from: instant(now - SIDE_MS), until: instant(now + SIDE_MS) }
  const from = betting === null || betting === undefined ? round.opens : round.begins
  return { from: instant(from - (round.ends - from)), until: round.ends }
}
