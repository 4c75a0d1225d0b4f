import { toRaw } from '../kernel/transaction.ts'
import type { Level, Side } from '../market/maker-quotes.ts'
import type { Contract } from './contracts.ts'
import { type Entrust, restOf } from './entrust.ts'
import { levelsIn, levelsKey, nextLevel } from './levels.ts'
import { makersOf } from './market.ts'
import type { Venue } from './venue.ts'

/**
 * Yields members' resting orders of one side of a contract's book, in the order in which they trade. Read only. Nobody trades with
 * himself, so two orders of one member may cross until the price reaches one of them a second later: those to buy are
 * left out meanwhile.
 */
function* restingOrders({ own }: Venue, { symbol }: Contract, side: Side): Generator<Entrust> {
  const key = levelsKey(symbol, 'limit')
  const lowestAsk = nextLevel(own, key, 'up')?.price ?? Infinity
  const levels = levelsIn(own, key, side === 'BUY' ? 'down' : 'up')
  const { entrusts } = toRaw(own)
  for (let index = levels.length - 1; index >= 0; index--) {
    const entrust = entrusts[levels[index]?.id ?? '']
    if (entrust !== undefined && (side === 'SELL' || entrust.price < lowestAsk)) yield entrust
  }
}

/** Yields what members' resting orders of one side still want, best price first. */
export function* restingLevels(venue: Venue, contract: Contract, side: Side): Generator<Level> {
  for (const entrust of restingOrders(venue, contract, side))
    yield { price: entrust.price, lots: restOf(entrust) }
}

/** Lots that an order may take: those of a member's resting order, or of the makers where it names none. */
export type Offer = Level & { readonly order?: number }

/** Yields what an order of a member may take of one side at a moment, best price first, members before makers. */
export function* offersOf(
  venue: Venue,
  contract: Contract,
  side: Side,
  { member, time }: { readonly member: number; readonly time: number },
): Generator<Offer> {
  const makers = makersOf(venue, contract, side, time)
  let maker = makers.next()
  for (const entrust of restingOrders(venue, contract, side)) {
    const { id, price } = entrust
    if (entrust.member === member) continue
    while (!maker.done && (side === 'SELL' ? maker.value.price < price : maker.value.price > price)) {
      yield maker.value
      maker = makers.next()
    }
    yield { price, lots: restOf(entrust), order: id }
  }
  for (; !maker.done; maker = makers.next()) yield maker.value
}

type Taking = {
  readonly member: number
  readonly side: Side
  readonly lots: number
  /** Worst price in ticks; null for any. */
  readonly limit: number | null
}

/** Returns the fills that an order of so many lots gets at once, none at a price worse than its limit. */
export function fillsFor(
  venue: Venue,
  contract: Contract,
  { member, side, lots, limit }: Taking,
  time: number,
): Offer[] {
  const fills: Offer[] = []
  let left = lots
  if (left === 0) return fills
  for (const offer of offersOf(venue, contract, side === 'BUY' ? 'SELL' : 'BUY', { member, time })) {
    if (limit !== null && (side === 'BUY' ? offer.price > limit : offer.price < limit)) break
    const filled = Math.min(left, offer.lots)
    fills.push({ ...offer, lots: filled })
    left -= filled
    if (left === 0) break
  }
  return fills
}
