import type { Random } from '../kernel/random.ts'
import { exp } from './exp.ts'

/** A Brownian bridge: ends in ticks, and the variance of the free motion over its length in ticks squared. */
export type Bridge = { readonly from: number; readonly to: number; readonly variance: number }

/** Extremes of a bridge in whole ticks. */
export type Reach = { readonly high: number; readonly low: number }

/**
 * `stays`: probability that a bridge stays between two prices. `high`, `low` and `both`: densities of it as the highest
 * is the upper, the lowest is the lower price, or both.
 */
export type Passage = {
  readonly stays: number
  readonly high: number
  readonly low: number
  readonly both: number
}

const NEVER: Passage = { stays: 0, high: 0, low: 0, both: 0 }

/**
 * The law of a bridge's extremes, by reflecting it at both prices (Feller 1951): a sum over its images, of which the two
 * nearest on each side count. The variance is at most the square of the distance between the prices.
 */
export function passage({ from, to, variance }: Bridge, lower: number, upper: number): Passage {
  const range = upper - lower
  const x = upper - from
  const y = upper - to
  if (x <= 0 || y <= 0 || x >= range || y >= range) return NEVER
  const rate = 2 / variance
  const sum = x + y
  const difference = x - y
  // Turned over an even number of times, upwards and downwards. Exponents are squares of the image's number.
  const up = exp(-rate * range * (range + difference))
  const down = exp(-rate * range * (range - difference))
  const far = up * down
  const up2 = up * up * far
  const down2 = down * down * far
  // An odd number of times: first at the upper price, and first at the lower one.
  const above = exp(-rate * x * y)
  const below = exp(-rate * (range - x) * (range - y))
  const above2 = far === 0 ? 0 : (above * above * far) / below
  const below2 = far === 0 ? 0 : (below * below * far) / above
  const above3 = far === 0 ? 0 : (above2 * above2 * far) / above
  const below3 = far === 0 ? 0 : (below2 * below2 * far) / below
  // Derivatives of the exponents by the prices.
  const onUp = rate * (2 * range + difference)
  const onDown = rate * (2 * range - difference)
  const onUp2 = 2 * rate * (4 * range + difference)
  const onDown2 = 2 * rate * (4 * range - difference)
  const onAbove = rate * sum
  const onAbove2 = rate * (sum + 2 * range)
  const onAbove3 = rate * (sum + 4 * range)
  const rest = 2 * range - sum
  const onBelow = rate * rest
  const onBelow2 = rate * (rest + 2 * range)
  const onBelow3 = rate * (rest + 4 * range)
  const even = onUp * up + onDown * down + onUp2 * up2 + onDown2 * down2
  const high =
    onAbove * above +
    2 * onAbove2 * above2 +
    3 * onAbove3 * above3 +
    onBelow2 * below2 +
    2 * onBelow3 * below3 -
    even
  const low =
    onBelow * below +
    2 * onBelow2 * below2 +
    3 * onBelow3 * below3 +
    onAbove2 * above2 +
    2 * onAbove3 * above3 -
    even
  const both =
    (onUp * onUp - 2 * rate) * up +
    (onDown * onDown - 2 * rate) * down +
    (onUp2 * onUp2 - 8 * rate) * up2 +
    (onDown2 * onDown2 - 8 * rate) * down2 -
    2 * ((onAbove2 * onAbove2 - 2 * rate) * above2 + (onBelow2 * onBelow2 - 2 * rate) * below2) -
    6 * ((onAbove3 * onAbove3 - 2 * rate) * above3 + (onBelow3 * onBelow3 - 2 * rate) * below3)
  const stays = 1 + up + down + up2 + down2 - above - below - above2 - below2 - above3 - below3
  return {
    stays: Math.max(0, stays),
    high: Math.max(0, high),
    low: Math.max(0, low),
    both: Math.max(0, both),
  }
}

const turned = ({ from, to, variance }: Bridge): Bridge => ({ from: -from, to: -to, variance })

/** Cells in which a price is looked for; within one every tick is as likely as the next. */
const CELLS = 64

/**
 * Draws the highest tick of a bridge that stays at or below `most` and at or above `least`, its lowest tick being
 * exactly `least` where `reachesLeast` says so.
 */
function drawHigh(
  bridge: Bridge,
  least: number,
  most: number,
  reachesLeast: boolean,
  random: Random,
): number {
  const weight = (high: number): number => {
    const { stays, low } = passage(bridge, least - 0.5, high + 0.5)
    return reachesLeast ? low : stays
  }
  let low = Math.max(bridge.from, bridge.to)
  let high = most
  const cell = Math.floor((most - low) / CELLS)
  const goal = low === most ? 0 : random.unit() * weight(most)
  while (high - low > cell) {
    const middle = Math.floor((low + high) / 2)
    if (weight(middle) > goal) high = middle
    else low = middle + 1
  }
  return low + random.below(high - low + 1)
}

/** Draws the highest tick of a bridge whose lowest is `low` and which stays at or below `most`. */
export const highOver = (bridge: Bridge, low: number, most: number, random: Random): number =>
  drawHigh(bridge, low, most, true, random)

/** Draws the lowest tick of a bridge whose highest is `high` and which stays at or above `least`. */
export const lowUnder = (bridge: Bridge, high: number, least: number, random: Random): number =>
  -drawHigh(turned(bridge), -high, -least, true, random)

/** Draws the extremes of a bridge that stays within a high and a low. */
export function reachWithin(bridge: Bridge, { high: most, low: least }: Reach, random: Random): Reach {
  const high = drawHigh(bridge, least, most, false, random)
  return { high, low: lowUnder(bridge, high, least, random) }
}
