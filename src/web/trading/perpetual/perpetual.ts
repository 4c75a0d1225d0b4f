import type { ComponentType } from 'react'
/**
 * The description of a kind of perpetual contracts, linear or inverse: what the panels below a chart need of a member's
 * positions, account and orders. Each product brings one (`products/<id>/`); the panels name none of them.
 */
import type { Id } from '#src/core/contract/id.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import type { LimitsOf } from '#src/web/forms/live.ts'
import type { Market } from '../market.ts'
import type { ProductId } from '../products/product-id.ts'
import type { QueryState } from '../products/product.ts'
import type { ClosingLimit, ClosingValue, LeverageLimit, LeverageValue, OrderCodes } from './form/ordering.ts'
import type { HeldPositions, MarginAccount, PerpetualContract, PerpetualMath, Position } from './holdings.ts'
import type { ContractOrder } from './orders/contract-order.ts'
import type { Marks } from './standing-beat.ts'

/** Value of a form as the contract judges it: 0 adds, 1 takes away. */
export type MarginValue = { readonly type: 0 | 1; readonly principal: string }
export type StopsValue = { readonly minPrice?: string; readonly maxPrice?: string }

/** Calls that change positions. All of them reject with an ApiError. */
export type PositionCalls = {
  readonly close: (position: Position, value: ClosingValue) => Promise<unknown>
  /** Closes so many contracts at the market. */
  readonly closeAtMarket: (position: Position, volume: Decimal) => Promise<unknown>
  /** Opens so many contracts in the other direction at the market. */
  readonly openOpposite: (
    position: Position,
    opening: { readonly volume: Decimal; readonly leverage: Decimal },
  ) => Promise<unknown>
  readonly adjustMargin: (position: Position, value: MarginValue) => Promise<unknown>
  /** @throws HalfStopsError where one of two prices was set and the other was refused */
  readonly setStops: (position: Position, value: StopsValue) => Promise<unknown>
  /** Closes at the market what is held of a contract in these directions. */
  readonly closeAll: (contractId: Id, directions: readonly Direction[]) => Promise<unknown>
}

/** Tells that one price that closes a position was set, while the other was refused. */
export class HalfStopsError extends Error {
  readonly set: keyof StopsValue
  /** The refusal of the other one. */
  readonly refusal: Error

  constructor(set: keyof StopsValue, refusal: Error) {
    super(refusal.message)
    this.set = set
    this.refusal = refusal
  }
}

export type PositionForms = {
  readonly close: FormDefinition<ClosingValue, ClosingLimit>
  readonly codes: OrderCodes
  readonly closeLimits: (
    position: Position,
    contract: PerpetualContract,
    mark: Decimal | null,
  ) => LimitsOf<ClosingLimit>
  readonly leverage: FormDefinition<LeverageValue, LeverageLimit>
  readonly margin: FormDefinition<MarginValue, 'adjustable'>
  readonly stops: FormDefinition<StopsValue, 'markPrice' | 'pricePlaces'>
}

export type ContractOrders = {
  /** Orders that wait, of all contracts, newest first. */
  readonly open: QueryState<readonly ContractOrder[]>
  /** @throws ApiError */
  readonly cancel: (order: ContractOrder) => Promise<unknown>
}

/** Records of the account: funding, or profits, losses and fees. */
export type RecordKind = 'funding' | 'profit'

export type RecordsProps = { readonly kind: RecordKind; readonly coin: string }

export type MemberListeners = {
  /** Called when something of the member's changed, or may have changed while the connection was lost. */
  readonly onEvent: () => void
  readonly onOrder: (order: ContractOrder) => void
}

export type Perpetual = {
  readonly product: ProductId
  /** Returns the query that opens the dialog to transfer what the account of a contract holds. */
  readonly transferSearch: (symbol: string) => string
  /** By symbol; undefined while they load. */
  readonly useContracts: () => ReadonlyMap<string, PerpetualContract> | undefined
  readonly usePositions: () => QueryState<HeldPositions>
  readonly useAccounts: () => QueryState<readonly MarginAccount[]>
  readonly positionCalls: PositionCalls
  readonly useOrders: () => ContractOrders
  /** Returns the latest orders that have ended, of one contract or of all. */
  readonly usePastOrders: (symbol: string | null) => QueryState<readonly ContractOrder[]>
  /** Lists the latest records of an account. */
  readonly Records: ComponentType<RecordsProps>
  /** Returns the coin of the account that a contract has. */
  readonly marginCoin: (market: Market) => string
  /** Subscribes to what is pushed of a member. @returns the unsubscribe function */
  readonly listen: (memberId: string, listeners: MemberListeners) => () => void
  /** Reads positions, orders and account again. */
  readonly readAgain: () => void
  readonly marks: Marks
  readonly math: PerpetualMath
  /** The forms of positions and their rules, loaded with the first dialog. */
  readonly forms: () => Promise<PositionForms>
}
