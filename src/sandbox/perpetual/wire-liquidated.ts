import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import type { LiquidatedPosition } from '#generated/wire/liquidated-position.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { amountText, priceText, unitsText } from '../areas/spot/ticker.ts'
import { sizedOf } from './contracts.ts'
import type { Position } from './perpetual-state.ts'
import { contractOf, type Venue } from './venue.ts'
import { wireMode } from './wire-order.ts'

export const wireDirection = (direction: Direction): ContractOrderDirection =>
  direction === 'long' ? ContractOrderDirection.BUY : ContractOrderDirection.SELL

/** Average price of opening a position, with the digits of money. */
export function averageText(venue: Venue, position: Position): string {
  const contract = contractOf(venue, position.symbol)
  return unitsText(contract.arithmetic.averagePrice(sizedOf(position, contract)))
}

/** A position as its liquidation at a price in ticks found it. */
export function wireLiquidated(venue: Venue, position: Position, ticks: number): LiquidatedPosition {
  const { symbol, direction, mode, leverage, lots, margin } = position
  const { pair, share } = contractOf(venue, symbol)
  return {
    symbol,
    direction: wireDirection(direction),
    pattern: wireMode(mode),
    leverage: String(leverage),
    volume: amountText(pair, lots),
    shareNumber: share,
    price: averageText(venue, position),
    forcePrice: priceText(pair, ticks),
    principalAmount: unitsText(margin),
  }
}
