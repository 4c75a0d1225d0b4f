import type { Direction } from '#src/core/perpetual/account.ts'
import { least } from '#src/core/perpetual/units.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { usableOf } from './account.ts'
import { type Contract, priceOf, valueOf } from './contracts.ts'
import { sideOf } from './entrust.ts'
import { offersOf } from './resting.ts'
import type { Venue } from './venue.ts'

type Opening = {
  readonly member: number
  readonly direction: Direction
  /** Worst price in ticks; 0 for a market order. */
  readonly price: number
  /** In 10^-8. */
  readonly leverage: bigint
}

/**
 * The most lots, up to those of one order, that a member's usable margin opens at a moment (epoch ms): at what
 * the book offers as far as the price takes it, and what would rest at the order's own price. What the book lacks for a market
 * order costs nothing.
 */
export function openableLots(
  venue: Venue,
  contract: Contract,
  { member, direction, price, leverage }: Opening,
  time: number,
): number {
  const { arithmetic, openFee: feeRate, settled: coin, lot, pair } = contract
  const isBuy = sideOf({ direction, action: 'open' }) === 'BUY'
  let left = usableOf(venue, { member, coin }, time)
  let lots = 0
  const openableAt = (ticks: number): number => {
    const terms = { price: priceOf(contract, ticks), leverage, feeRate, lot }
    const size = arithmetic.maximumOpenable(left, terms)
    return toSafeInteger(least(size / lot, BigInt(pair.maxLots - lots)))
  }
  for (const level of offersOf(venue, contract, isBuy ? 'SELL' : 'BUY', { member, time })) {
    const isWorse = price > 0 && (isBuy ? level.price > price : level.price < price)
    if (isWorse || lots === pair.maxLots) break
    const filled = Math.min(level.lots, openableAt(level.price))
    lots += filled
    if (filled < level.lots) return lots
    left -= arithmetic.openingCost(valueOf(contract, level.price, filled), leverage, feeRate)
  }
  return price === 0 ? pair.maxLots : lots + openableAt(price)
}
