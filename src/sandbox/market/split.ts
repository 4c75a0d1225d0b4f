import type { Random } from '../kernel/random.ts'
import type { Candle } from './candle.ts'
import { normal, overshoot, reachChance } from './draws.ts'
import { DAY } from './periods.ts'

/** A random walk's mean range is this many times its deviation. */
const RANGE_OVER_SD = 1.6

type Side = { readonly open: number; readonly close: number; readonly sd: number }

/**
 * Splits a stretch in two that combine exactly to it. The point between is drawn like that of a random walk held
 * within the whole's low and high; one part attains the high, one the low, and what the other reaches is drawn inside.
 */
export function split(
  whole: Candle,
  at: number,
  { volatility }: { readonly volatility: number },
  random: Random,
): readonly [Candle, Candle] {
  const length = whole.end - whole.start
  const share = (at - whole.start) / length
  const sd = deviation(whole, volatility)
  const middle = drawMiddle(whole, share, sd, random)
  const left = { open: whole.open, close: middle, sd: sd * Math.sqrt(share) }
  const right = { open: middle, close: whole.close, sd: sd * Math.sqrt(1 - share) }
  const [leftHigh, rightHigh] = highs(left, right, whole.high, random)
  // A low is a high of the path turned upside down.
  const [leftLow, rightLow] = highs(turned(left), turned(right), -whole.low, random)
  const volume = drawVolume(whole, share, leftHigh + leftLow, rightHigh + rightLow, random)
  return [
    {
      start: whole.start,
      end: at,
      open: left.open,
      high: leftHigh,
      low: -leftLow,
      close: left.close,
      volume,
    },
    {
      start: at,
      end: whole.end,
      open: right.open,
      high: rightHigh,
      low: -rightLow,
      close: right.close,
      volume: whole.volume - volume,
    },
  ]
}

/** Half what the length says, half what the range shows: calm and wild days differ, and neither runs away. */
function deviation({ start, end, open, high, low, close }: Candle, volatility: number): number {
  const usual = ((open + close) / 2) * (volatility / 10_000) * Math.sqrt((end - start) / DAY)
  return (usual + (high - low) / RANGE_OVER_SD) / 2
}

function drawMiddle({ open, high, low, close }: Candle, share: number, sd: number, random: Random): number {
  const mean = open + (close - open) * share
  const spread = sd * Math.sqrt(share * (1 - share))
  for (let attempt = 0; attempt < 16; attempt++) {
    const middle = Math.round(mean + spread * normal(random))
    if (middle >= low && middle <= high) return middle
  }
  return low + random.below(high - low + 1)
}

/** The highs of the two sides: one of them is `top`, the other lies between its ends and `top`. */
function highs(left: Side, right: Side, top: number, random: Random): readonly [number, number] {
  const leftReady = reachChance(left.open, left.close, left.sd, top)
  const rightReady = reachChance(right.open, right.close, right.sd, top)
  const leftAttains = random.unit() * (leftReady + rightReady) < leftReady
  const other = leftAttains ? right : left
  const reach = Math.max(other.open, other.close) + overshoot(random, other.open, other.close, other.sd)
  const high = Math.min(top, reach)
  return leftAttains ? [top, high] : [high, top]
}

const turned = ({ open, close, sd }: Side): Side => ({ open: -open, close: -close, sd })

/** More is traded where the price moves more. The rest is the right part's, so nothing is lost. */
function drawVolume(
  whole: Candle,
  share: number,
  leftRange: number,
  rightRange: number,
  random: Random,
): number {
  const range = (leftRange + rightRange) / 2 + 1
  const leftWeight = share * (0.4 + random.unit()) * (1 + leftRange / range)
  const rightWeight = (1 - share) * (0.4 + random.unit()) * (1 + rightRange / range)
  return Math.floor((whole.volume * leftWeight) / (leftWeight + rightWeight))
}
