/**
 * The description of a kind of perpetual contracts, linear or inverse: what the panels below a chart need of a member's
 * positions, account and orders. Each product brings one (`products/<id>/`); the panels name none of them.
 */
import type { Id } from '#src/core/contract/id.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import type { LimitsOf } from '#src/web/forms/live.ts'
import type { QueryState } from '../products/product.ts'
import type { HeldPositions, MarginAccount, PerpetualContract, PerpetualMath, Position } from './holdings.ts'
import type { ContractOrder } from './orders/contract-order.ts'
import type { Marks } from './standing-beat.ts'

/** Values of a position's forms, as the contract judges them: of an order that closes, 0 is at the market, 1 is a limit. */
export type CloseValue = {
  readonly type: 0 | 1
  readonly entrustPrice: string
  readonly volume: string
}
/** 0 adds, 1 takes away. */
export type MarginValue = { readonly type: 0 | 1; readonly principal: string }
export type StopsValue = { readonly minPrice?: string; readonly maxPrice?: string }

export type CloseLimit =
  | 'pricePlaces'
  | 'amountPlaces'
  | 'minPrice'
  | 'maxPrice'
  | 'minAmount'
  | 'maxAmount'
  | 'closable'

/** Calls that change positions. All of them reject with an ApiError. */
export type PositionCalls = {
  readonly close: (position: Position, value: CloseValue) => Promise<unknown>
  /** Opens so many contracts in the other direction at the market. */
  readonly openOpposite: (
    position: Position,
    opening: { readonly volume: Decimal; readonly leverage: Decimal },
  ) => Promise<unknown>
  readonly adjustMargin: (position: Position, value: MarginValue) => Promise<unknown>
  readonly setStops: (position: Position, value: StopsValue) => Promise<unknown>
  /** Closes at the market what is held of a contract in these directions. */
  readonly closeAll: (contractId: Id, directions: readonly Direction[]) => Promise<unknown>
}

export type PositionForms = {
  readonly close: FormDefinition<CloseValue, CloseLimit>
  /** Fills in what follows of a closing order's kind. Of one identity. */
  readonly deriveClose: (value: Partial<CloseValue>) => Partial<CloseValue>
  readonly closeLimits: (
    position: Position,
    contract: PerpetualContract,
    mark: Decimal | null,
  ) => LimitsOf<CloseLimit>
  readonly margin: FormDefinition<MarginValue, 'adjustable'>
  readonly stops: FormDefinition<StopsValue, 'markPrice' | 'pricePlaces'>
}

export type ContractOrders = {
  /** Orders that wait, of all contracts, newest first. */
  readonly open: QueryState<readonly ContractOrder[]>
  /** @throws ApiError */
  readonly cancel: (order: ContractOrder) => Promise<unknown>
  /** Cancels these orders, with as few calls as it takes. @throws ApiError */
  readonly cancelAllOf: (orders: readonly ContractOrder[]) => Promise<unknown>
}

/** Records of the account: funding, or profits, losses and fees. */
export type RecordKind = 'funding' | 'profit'

export type MemberListeners = {
  /** Called when something of the member's changed, or may have changed while the connection was lost. */
  readonly onEvent: () => void
  readonly onOrder: (order: ContractOrder) => void
}

export type Perpetual = {
  /** The coin that the account holds, and the query that opens the dialog to transfer it. */
  readonly unit: string
  readonly transferSearch: string
  /** By symbol; undefined while they load. */
  readonly useContracts: () => ReadonlyMap<string, PerpetualContract> | undefined
  readonly usePositions: () => QueryState<HeldPositions>
  readonly useAccount: () => QueryState<MarginAccount>
  readonly usePositionCalls: () => PositionCalls
  readonly useOrders: () => ContractOrders
  /** Returns the latest orders that have ended, of one contract or of all. */
  readonly usePastOrders: (symbol: string | null) => QueryState<readonly ContractOrder[]>
  readonly useRecords: (kind: RecordKind) => QueryState<readonly Transaction[]>
  /** Subscribes to what is pushed of a member. @returns the unsubscribe function */
  readonly listen: (memberId: string, listeners: MemberListeners) => () => void
  /** Reads positions, orders and account again. */
  readonly readAgain: () => void
  readonly marks: Marks
  readonly math: PerpetualMath
  /** The forms of positions and their rules, loaded with the first dialog. */
  readonly forms: () => Promise<PositionForms>
}
