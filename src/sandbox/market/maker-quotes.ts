import type { PairRow } from './pairs.ts'
import { fold, hashWords } from '../kernel/random.ts'

export type Side = 'BUY' | 'SELL'

/** Price level: ticks and lots. */
export type Level = { readonly price: number; readonly lots: number }

/** Prices stand in cells of a fortieth of a thousandth of the base; each cell has at most one level of the makers. */
const CELLS = 40_000
/** Near the market every cell is quoted, then every fourth, then every sixteenth. */
const BANDS = [
  { until: 28, every: 1, weight: 1 },
  { until: 120, every: 4, weight: 3 },
  { until: 900, every: 16, weight: 9 },
] as const
/** Milliseconds between two looks at which some of the levels may have changed. */
const BEAT = 100
/** Share of a day's volume that stands in a usual level. */
const DEPTH = 1 / 24_000

/**
 * Yields the makers' quotes on one side at a time, best price first, without regard to taken lots: a pure function of
 * seed, pair and time. Asks lie above `middle`, bids below; at most `PairRow.maxPrice`, at least 1 tick.
 */
export function* makerLevels(
  seed: string,
  pair: PairRow,
  side: Side,
  time: number,
  middle: number,
): Generator<Level> {
  const word = wordOf(seed, pair, side)
  const size = Math.max(1, Math.floor(pair.base / CELLS))
  const direction = side === 'SELL' ? 1 : -1
  const start = Math.floor(middle / size)
  const beat = Math.floor(time / BEAT)
  const mood = 0.5 + (fold(word, Math.floor(time / 90_000)) % 1000) / 1000
  for (const { until, every, weight } of BANDS) {
    const first = until === BANDS[0].until ? 0 : (BANDS.find((band) => band.every === every / 4)?.until ?? 0)
    for (let distance = first; distance < until; distance++) {
      const cell = start + direction * distance
      if (((cell % every) + every) % every !== 0) continue
      const hash = fold(word, cell)
      const price = cell * size + (size === 1 ? 0 : hash % size)
      if (side === 'SELL' ? price <= middle : price >= middle) continue
      if (price < 1 || price > pair.maxPrice) continue
      yield { price, lots: lotsOf(pair, hash, beat, weight * mood * (1 + distance / 60)) }
    }
  }
}

/** Each level keeps its quantity for one to five seconds, each on a beat of its own. */
function lotsOf({ volume, maxLots }: PairRow, hash: number, beat: number, weight: number): number {
  const length = 10 + (hash % 40)
  const draw = fold(hash, Math.floor((beat + (hash % length)) / length))
  const share = 0.1 + (draw % 4096) / 2048
  return Math.min(maxLots, 1 + Math.floor(volume * DEPTH * weight * share))
}

const words = new Map<string, Map<PairRow, Readonly<Record<Side, number>>>>()

function wordOf(seed: string, pair: PairRow, side: Side): number {
  const ofSeed = words.get(seed) ?? new Map<PairRow, Readonly<Record<Side, number>>>()
  words.set(seed, ofSeed)
  const draw = (of: Side): number => hashWords(`${seed}/${pair.symbol}/${of}`)[0]
  const known = ofSeed.get(pair) ?? { BUY: draw('BUY'), SELL: draw('SELL') }
  ofSeed.set(pair, known)
  return known[side]
}
