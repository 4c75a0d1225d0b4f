import { fold, hashWords } from '../kernel/random.ts'
import type { PairRow } from './pairs.ts'

export type Side = 'BUY' | 'SELL'

/** Price level: ticks and lots. */
export type Level = { readonly price: number; readonly lots: number }

/** Steps of the price, by which a reader of the book would group it: one level stands in each. Wide ones come farther out. */
const STEPS = [1, 10, 100, 1000] as const
/** Levels of a step before the next wider one, at least; they end at half a wide step. */
const LEVELS = [8, 8, 14, Infinity] as const
/** Usual size of levels by their step: it grows less than the step, so the book thins out. */
const WEIGHTS = [1, 3, 9, 27] as const
/** The book ends at this share of the price from the best. */
const REACH = 0.05
/** The finest step is the power of ten that fits so often, or more, into the price. */
const FINEST = 12_000
/** Milliseconds between two looks at which some of the levels may have changed. */
const BEAT = 100
/** Share of a day's volume that stands in a usual level. */
const DEPTH = 1 / 24_000

/** Ticks of the finest step of a book. */
export function finestStep({ base }: PairRow): number {
  let step = 1
  while (base >= step * 10 * FINEST) step *= 10
  return step
}

/**
 * Yields the makers' quotes on one side at a time, best price first, without regard to taken lots: a pure function of
 * seed, pair and time. They begin at `best`; at most `PairRow.maxPrice`, at least 1 tick.
 */
export function* makerLevels(
  seed: string,
  pair: PairRow,
  side: Side,
  time: number,
  best: number,
): Generator<Level> {
  const word = wordOf(seed, pair, side)
  const finest = finestStep(pair)
  const beat = Math.floor(time / BEAT)
  const mood = 0.5 + (fold(word, Math.floor(time / 90_000)) % 1000) / 1000
  const levelOf = (price: number, weight: number): Level => ({
    price,
    lots: lotsOf(pair, fold(word, price), beat, weight * mood),
  })
  yield levelOf(best, WEIGHTS[0])
  // Both sides are laid out upwards, bids from prices turned negative.
  const direction = side === 'SELL' ? 1 : -1
  const limit = direction * best + Math.floor(best * REACH)
  let edge = direction * best + 1
  for (const [index, times] of STEPS.entries()) {
    const step = times * finest
    const half = step * 5
    const end = Math.min(limit, Math.ceil((edge + (LEVELS[index] ?? 0) * step) / half) * half)
    for (let cell = Math.floor(edge / step); cell * step < end; cell++) {
      const place = cell * step + (fold(word, cell) % step)
      const price = direction * place
      if (place < edge || place > limit) continue
      if (price < 1 || price > pair.maxPrice) return
      yield levelOf(price, WEIGHTS[index] ?? 1)
    }
    edge = Math.max(edge, end)
  }
}

/** Each level keeps its quantity for one to five seconds, each on a beat of its own. Most are small, a few large. */
function lotsOf({ volume, maxLots }: PairRow, hash: number, beat: number, weight: number): number {
  const length = 10 + (hash % 40)
  const draw = (fold(hash, Math.floor((beat + (hash % length)) / length)) % 4096) / 4096
  const share = 0.05 + 0.6 * draw + 2.5 * draw * draw * draw * draw
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
