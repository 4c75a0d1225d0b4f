import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import type { MemberContractPosition } from '#generated/wire/member-contract-position.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { averagePrice } from '#src/core/perpetual/linear/position.ts'
import { initialMargin } from '#src/core/perpetual/linear/value.ts'
import { ONE, shareOf } from '#src/core/perpetual/units.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import { linearOf } from './account.ts'
import { contractOf } from './contracts.ts'
import type { Position } from './swap-state.ts'
import { SHARE, wireMode } from './wire-order.ts'

const NOTHING = '0'

const wireDirection = (direction: Direction): ContractOrderDirection =>
  direction === 'long' ? ContractOrderDirection.BUY : ContractOrderDirection.SELL

export function wirePosition(position: Position): MemberContractPosition {
  const { id, member, symbol, direction, lots, frozen, cost, margin, liquidation } = position
  const contract = contractOf(symbol)
  const { pair } = contract
  const price = (ticks: number | null): string | null => (ticks === null ? null : priceText(pair, ticks))
  return {
    id,
    memberId: member,
    contractId: contract.id,
    symbol,
    direction: wireDirection(direction),
    pattern: wireMode(position.mode),
    leverage: String(position.leverage),
    price: unitsText(averagePrice(linearOf(position, contract))),
    forcePrice: price(liquidation?.price ?? null),
    position: amountText(pair, lots),
    frozenPosition: amountText(pair, frozen),
    principalAmount: unitsText(margin),
    frozenPrincipalAmount: unitsText(shareOf(margin, BigInt(frozen), BigInt(lots))),
    initPrincipalAmount: unitsText(initialMargin(cost, BigInt(position.leverage) * ONE)),
    shareNumber: SHARE,
    profit: unitsText(position.profit),
    minPrice: price(position.minPrice),
    maxPrice: price(position.maxPrice),
    funding: unitsText(position.funding),
  }
}

/** A position that is closed, of which nothing is left but whose it was. */
export const wireClosed = ({
  id,
  member,
  symbol,
  direction,
  mode,
  leverage,
}: Pick<
  Position,
  'id' | 'member' | 'symbol' | 'direction' | 'mode' | 'leverage'
>): MemberContractPosition => ({
  id,
  memberId: member,
  contractId: contractOf(symbol).id,
  symbol,
  direction: wireDirection(direction),
  pattern: wireMode(mode),
  leverage: String(leverage),
  price: NOTHING,
  forcePrice: null,
  position: NOTHING,
  frozenPosition: NOTHING,
  principalAmount: NOTHING,
  shareNumber: SHARE,
  minPrice: null,
  maxPrice: null,
})
