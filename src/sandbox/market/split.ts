import type { Random } from '../kernel/random.ts'
import { type Bridge, highOver, lowUnder, passage, type Reach, reachWithin } from './bridge.ts'
import type { Candle } from './candle.ts'
import { normal } from './draws.ts'
import { exp } from './exp.ts'
import { marketTime } from './market-time.ts'
import { DAY } from './periods.ts'

/** A candle with the variance of what moves in it, in squares of its price. */
export type Stretch = Candle & { readonly variance: number }

/** Deviation of the logarithm by which the variance of a part differs from its share: it adds up over the splits. */
const ROUGHNESS = 0.26
/** Seconds of a stretch from which on its volume is spread evenly. */
const EVEN_VOLUME = 64 * DAY
/** Prices between which the one in the middle is drawn. */
const CELLS = 12
/** Bounds of a range's square in variances. Almost all are within; the law of extremes is summed up for these. */
const [NARROW, WIDE] = [1, 40]

/**
 * Splits a stretch in two that combine exactly to it: market time first, then the price between, then which part attains
 * the high and which the low, and what the other part reaches. Each is drawn from its law under all that is known:
 * docs/decisions/prices-are-computed.md.
 */
export function split(whole: Stretch, at: number, random: Random): readonly [Stretch, Stretch] {
  const clock = (marketTime(at) - marketTime(whole.start)) / (marketTime(whole.end) - marketTime(whole.start))
  const share = clock / (clock + (1 - clock) * exp(2 * ROUGHNESS * normal(random)))
  const variance = varianceOf(whole)
  const middle = drawMiddle(whole, share, variance, random)
  const left = { from: whole.open, to: middle, variance: variance * share }
  const right = { from: middle, to: whole.close, variance: variance * (1 - share) }
  const [leftReach, rightReach] = drawReaches(left, right, whole, random)
  const volume = Math.floor(
    whole.volume * volumeShare(whole.end - whole.start, clock, share, leftReach, rightReach, random),
  )
  return [
    {
      start: whole.start,
      end: at,
      open: whole.open,
      ...leftReach,
      close: middle,
      volume,
      variance: whole.variance * share,
    },
    {
      start: at,
      end: whole.end,
      open: middle,
      ...rightReach,
      close: whole.close,
      volume: whole.volume - volume,
      variance: whole.variance * (1 - share),
    },
  ]
}

/** In ticks squared, and such as the range makes likely. */
function varianceOf({ open, close, high, low, variance }: Stretch): number {
  const price = (open + close) / 2
  const range = high - low + 1
  const square = range * range
  return Math.min(square / NARROW, Math.max(square / WIDE, variance * price * price))
}

/** Draws an index by its weight; the last one where there is none. */
function drawIndex(weights: readonly number[], random: Random): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let left = random.unit() * sum
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return index
  }
  return weights.length - 1
}

/** The price in the middle of a bridge that attains the high and the low of the whole. */
function drawMiddle(
  { open, close, high, low }: Candle,
  share: number,
  variance: number,
  random: Random,
): number {
  const prices = high - low + 1
  const cells = Math.min(CELLS, prices)
  const mean = open + (close - open) * share
  const spread = 2 * variance * share * (1 - share)
  const edge = (cell: number): number => low + Math.floor((prices * cell) / cells)
  const weights: number[] = []
  for (let cell = 0; cell < cells; cell++) {
    const middle = (edge(cell) + edge(cell + 1) - 1) / 2
    const left = passage({ from: open, to: middle, variance: variance * share }, low - 0.5, high + 0.5)
    const right = passage(
      { from: middle, to: close, variance: variance * (1 - share) },
      low - 0.5,
      high + 0.5,
    )
    const reached =
      left.both * right.stays + left.high * right.low + left.low * right.high + left.stays * right.both
    weights.push(exp((-(middle - mean) * (middle - mean)) / spread) * reached)
  }
  const cell = drawIndex(weights, random)
  return edge(cell) + random.below(edge(cell + 1) - edge(cell))
}

/** Draws the extremes of both parts: together they are exactly the whole's. */
function drawReaches(left: Bridge, right: Bridge, whole: Reach, random: Random): readonly [Reach, Reach] {
  const { high, low } = whole
  const ofLeft = passage(left, low - 0.5, high + 0.5)
  const ofRight = passage(right, low - 0.5, high + 0.5)
  const ways = [
    ofLeft.both * ofRight.stays,
    ofLeft.high * ofRight.low,
    ofLeft.low * ofRight.high,
    ofLeft.stays * ofRight.both,
  ]
  const way = drawIndex(ways, random)
  if (way === 0) return [{ high, low }, reachWithin(right, whole, random)]
  if (way === 3) return [reachWithin(left, whole, random), { high, low }]
  const [top, bottom] = way === 1 ? [left, right] : [right, left]
  const reaches = [
    { high, low: lowUnder(top, high, low, random) },
    { high: highOver(bottom, low, high, random), low },
  ] as const
  return way === 1 ? reaches : [reaches[1], reaches[0]]
}

/** More is traded where the price moves more; over months it evens out. */
function volumeShare(
  length: number,
  clock: number,
  share: number,
  left: Reach,
  right: Reach,
  random: Random,
): number {
  if (length > EVEN_VOLUME) return clock
  const [leftRange, rightRange] = [left.high - left.low, right.high - right.low]
  const range = (leftRange + rightRange) / 2 + 1
  const leftWeight = Math.sqrt(clock * share) * (0.7 + 0.6 * random.unit()) * (1 + leftRange / range)
  const rightWeight =
    Math.sqrt((1 - clock) * (1 - share)) * (0.7 + 0.6 * random.unit()) * (1 + rightRange / range)
  return leftWeight / (leftWeight + rightWeight)
}
