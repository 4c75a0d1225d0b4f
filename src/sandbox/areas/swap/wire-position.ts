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
  const { id, member, symbol, direction, lots, frozen, cost, margin, liquidation } = position
  const contract = contractOf(venue, symbol)
  const { pair, share } = contract
  const price = (ticks: number | null): string | null => (ticks === null ? null : priceText(pair, ticks))
  return {
    id,
    memberId: member,
    contractId: contract.id,
    symbol,
    direction: wireDirection(direction),
    pattern: wireMode(position.mode),
    leverage: String(position.leverage),
    price: averageText(venue, position),
    forcePrice: price(liquidation?.price ?? null),
    position: amountText(pair, lots),
    frozenPosition: amountText(pair, frozen),
    principalAmount: unitsText(margin),
    frozenPrincipalAmount: unitsText(shareOf(margin, BigInt(frozen), BigInt(lots))),
    initPrincipalAmount: unitsText(initialMargin(cost, BigInt(position.leverage) * ONE)),
    shareNumber: share,
    profit: unitsText(position.profit),
    minPrice: price(position.minPrice),
    maxPrice: price(position.maxPrice),
    funding: unitsText(position.funding),
  }
}

/** A position that is closed, of which nothing is left but whose it was. */
export function wireClosed(
  venue: Venue,
  {
    id,
    member,
    symbol,
    direction,
    mode,
    leverage,
  }: Pick<Position, 'id' | 'member' | 'symbol' | 'direction' | 'mode' | 'leverage'>,
): MemberContractPosition {
  const contract = contractOf(venue, symbol)
  return {
    id,
    memberId: member,
    contractId: contract.id,
    symbol,
    direction: wireDirection(direction),
    pattern: wireMode(mode),
    leverage: String(leverage),
    price: NOTHING,
    forcePrice: null,
    position: NOTHING,
    frozenPosition: NOTHING,
    principalAmount: NOTHING,
    shareNumber: contract.share,
    minPrice: null,
    maxPrice: null,
  }
}
