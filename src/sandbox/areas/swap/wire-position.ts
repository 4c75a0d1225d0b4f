import type { MemberContractPosition } from '#generated/wire/member-contract-position.ts'
import { initialMargin } from '#src/core/perpetual/linear/value.ts'
import { ONE, shareOf } from '#src/core/perpetual/units.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import type { Position } from '../../perpetual/perpetual-state.ts'
import { contractOf, type Venue } from '../../perpetual/venue.ts'
import { averageText, wireDirection } from '../../perpetual/wire-liquidated.ts'
import { wireMode } from '../../perpetual/wire-order.ts'

const NOTHING = '0'

export function wirePosition(venue: Venue, position: Position): MemberContractPosition {
  const { lots, frozen, cost, margin, liquidation } = position
  const { pair } = contractOf(venue, position.symbol)
  const price = (ticks: number | null): string | null => (ticks === null ? null : priceText(pair, ticks))
  return {
    ...wireOwner(venue, position),
    price: averageText(venue, position),
    forcePrice: price(liquidation?.price ?? null),
    position: amountText(pair, lots),
    frozenPosition: amountText(pair, frozen),
    principalAmount: unitsText(margin),
    frozenPrincipalAmount: unitsText(shareOf(margin, BigInt(frozen), BigInt(lots))),
    initPrincipalAmount: unitsText(initialMargin(cost, BigInt(position.leverage) * ONE)),
    profit: unitsText(position.profit),
    minPrice: price(position.minPrice),
    maxPrice: price(position.maxPrice),
    funding: unitsText(position.funding),
  }
}

type Owner = Pick<Position, 'id' | 'member' | 'symbol' | 'direction' | 'mode' | 'leverage'>

/** A position that is closed, of which nothing is left but whose it was. */
export const wireClosed = (venue: Venue, owner: Owner): MemberContractPosition => ({
  ...wireOwner(venue, owner),
  price: NOTHING,
  forcePrice: null,
  position: NOTHING,
  frozenPosition: NOTHING,
  principalAmount: NOTHING,
  minPrice: null,
  maxPrice: null,
})

/** Fields that name a position's member, contract and side. */
function wireOwner(venue: Venue, { id, member, symbol, direction, mode, leverage }: Owner) {
  const contract = contractOf(venue, symbol)
  return {
    id,
    memberId: member,
    contractId: contract.id,
    symbol,
    direction: wireDirection(direction),
    pattern: wireMode(mode),
    leverage: String(leverage),
    shareNumber: contract.share,
  }
}
