import { ownMoves } from '../market/own-moves.ts'
import type { PairRow } from '../market/pairs.ts'

/** Last price in ticks at a moment within its second, in a kind's own market. */
export function lastTicks(
  { seed }: { readonly seed: string },
  kind: string,
  pair: PairRow,
  time: number,
): number {
  const { stops } = ownMoves({ seed, kind }, pair, Math.floor(time / 1000))
  return (stops.findLast((stop) => stop.time <= time) ?? stops[0]).price
}
