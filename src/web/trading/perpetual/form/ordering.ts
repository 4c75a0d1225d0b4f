/**
 * The description of orders for a kind of perpetual contracts: the order form needs it of a product besides
 * `Perpetual`. The rules themselves are the contract's, in the two forms.
 */
import type { Id } from '#src/core/contract/id.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import type { LimitsOf } from '#src/web/forms/live.ts'
import type { Mean } from '../../form/market-estimate.ts'
import type { Market } from '../../market.ts'
import type { PerpetualContract, Position } from '../holdings.ts'
import type { OrderAction, OrderKind } from './contract-draft.ts'

/** Values of the two forms, as the contract judges them. */
export type ClosingValue = {
  readonly direction: 0 | 1
  readonly type: 0 | 1 | 2
  readonly entrustPrice: string
  readonly triggerPrice?: string
  readonly volume: string
}
export type OpeningValue = ClosingValue & {
  readonly leverage: string
  readonly minPrice?: string
  readonly maxPrice?: string
}

/** Codes of the contract for kinds and sides of orders. */
export type OrderCodes = {
  readonly types: Readonly<Record<OrderKind, ClosingValue['type']>>
  readonly buy: ClosingValue['direction']
  readonly sell: ClosingValue['direction']
}

type OrderLimit = 'pricePlaces' | 'amountPlaces' | 'minPrice' | 'maxPrice' | 'minAmount' | 'maxAmount'
export type ClosingLimit = OrderLimit | 'closable'
export type OpeningLimit = OrderLimit | 'affordable' | 'markPrice' | LeverageLimit

/** Mark prices that close a position. */
export type StopPrices = Pick<OpeningValue, 'minPrice' | 'maxPrice'>

export type LeverageValue = { readonly leverage: string }
export type LeverageLimit = 'leveragePattern' | 'minLeverage' | 'maxLeverage'

/** Multiples that a contract offers: each of a list, or any whole one of a range. */
export type Leverages =
  | { readonly kind: 'list'; readonly all: readonly Decimal[] }
  | { readonly kind: 'range'; readonly least: Decimal; readonly most: Decimal }

/** A contract as orders see it. */
export type OrderTerms = {
  readonly contract: PerpetualContract
  /** Share of the value. */
  readonly openFee: Decimal
  readonly leverages: Leverages
}

/** Reasons why a contract takes no such order at the moment, as keys of the server's messages. */
export type ContractStop =
  | 'not-trading-time'
  | 'suspend-long'
  | 'suspend-short'
  | 'no-market-price-buy'
  | 'no-market-price-sell'
  | 'no-trigger-orders'

export type ContractOrderKind = {
  readonly action: OrderAction
  readonly direction: Direction
  readonly kind: OrderKind
}

export type Opening = {
  /** Contracts. */
  readonly volume: Decimal
  readonly price: Decimal
  readonly leverage: Decimal
}

/** Arithmetic of opening; money is counted in that of the contract. */
export type OpeningMath = {
  /** The mean that an average price is. */
  readonly mean: Mean
  readonly costOf: (
    terms: OrderTerms,
    opening: Opening,
  ) => { readonly value: Decimal; readonly margin: Decimal; readonly fee: Decimal }
  /** The most contracts that so much margin opens, in whole lots. */
  readonly affordable: (terms: OrderTerms, usable: Decimal, at: Omit<Opening, 'volume'>) => Decimal
  /** Contracts that are worth so much at a price, in whole lots; null for a price of zero. */
  readonly volumeWorth: (contract: PerpetualContract, value: Decimal, price: Decimal) => Decimal | null
  readonly valueOf: (contract: PerpetualContract, volume: Decimal, price: Decimal) => Decimal
  /** Average price of a position that grows. */
  readonly averageOf: (
    contract: PerpetualContract,
    held: { readonly volume: Decimal; readonly entry: Decimal },
    opening: Opening,
  ) => Decimal
}

/** A placed order: whether the server keeps its take profit and stop loss; null where none was sent. */
export type Placed = { readonly keepsStops: boolean | null }

/** Calls of the form. All of them reject with an ApiError. */
export type OrderingCalls = {
  readonly open: (contractId: Id, value: OpeningValue) => Promise<Placed>
  readonly close: (contractId: Id, value: ClosingValue) => Promise<unknown>
  /** Asks the server for the position of a contract in a direction; null while there is none. */
  readonly findPosition: (contractId: Id, direction: Direction) => Promise<Position | null>
  readonly setLeverage: (contractId: Id, direction: Direction, value: LeverageValue) => Promise<unknown>
  readonly switchMode: (contractId: Id, mode: MarginMode) => Promise<unknown>
}

export type ModeCheck =
  | { readonly state: 'asking' | 'free' }
  | { readonly state: 'refused'; readonly message: string }

export type Ordering = {
  readonly operations: Readonly<Record<OrderAction, Operation>>
  readonly opening: FormDefinition<OpeningValue, OpeningLimit>
  readonly closing: FormDefinition<ClosingValue, ClosingLimit>
  readonly codes: OrderCodes
  readonly useTerms: (market: Market) => OrderTerms | undefined
  readonly useStop: (market: Market, kind: ContractOrderKind) => ContractStop | null
  /** Leverages of a contract by direction; undefined while not known, and for visitors. */
  readonly useChosenLeverages: (
    contractId: Id | undefined,
  ) => Readonly<Record<Direction, Decimal>> | undefined
  /** Asks the server whether the account may change to a margin mode. */
  readonly useModeCheck: (contractId: Id, mode: MarginMode) => ModeCheck
  readonly calls: OrderingCalls
  /**
   * Keeps a side from another leverage: any position or order that opens one, or such orders alone. The margin of a
   * position changes with its leverage then.
   */
  readonly leverageIsBoundBy: 'positions' | 'orders'
  /** The lowest and highest limit price at a mark price; null where the mark is not known. */
  readonly band: (
    action: OrderAction,
    terms: OrderTerms,
    mark: Decimal | null,
  ) => Pick<LimitsOf<ClosingLimit>, 'minPrice' | 'maxPrice'>
  readonly math: OpeningMath
}
