import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { ClosedSides } from '#generated/models/closed-sides.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import { MarginMode as WireMode } from '#generated/models/margin-mode.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { OrderCodes } from '../perpetual/form/ordering.ts'

/** A long is opened by buying and closed by selling. */
export const openingSide = (direction: Direction): ContractOrderDirection =>
  direction === 'long' ? ContractOrderDirection.BUY : ContractOrderDirection.SELL

export const closingSide = (direction: Direction): ContractOrderDirection =>
  direction === 'long' ? ContractOrderDirection.SELL : ContractOrderDirection.BUY

export const wireMode = (mode: MarginMode): WireMode => (mode === 'cross' ? WireMode.CROSSED : WireMode.FIXED)

export const closedSides = (directions: readonly Direction[]): ClosedSides =>
  directions.length > 1 ? ClosedSides.BOTH : directions[0] === 'long' ? ClosedSides.LONG : ClosedSides.SHORT

/** The fields by which an order is one at the market. */
export const atMarket = { type: ContractOrderType.MARKET_PRICE, entrustPrice: '0' } as const

/** Codes of the contract for kinds and sides of orders. */
export const orderCodes: OrderCodes = {
  types: {
    market: ContractOrderType.MARKET_PRICE,
    limit: ContractOrderType.LIMIT_PRICE,
    trigger: ContractOrderType.SPOT_LIMIT,
  },
  buy: ContractOrderDirection.BUY,
  sell: ContractOrderDirection.SELL,
}
