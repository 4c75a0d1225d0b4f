import type { Id } from '#src/core/contract/id.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Scales } from '../live/levels.ts'

/** A perpetual contract: what its positions are judged and closed by. */
export type PerpetualContract = {
  readonly id: Id
  readonly symbol: string
  /** The traded coin, and (`quote`) the coin that margin and profit are counted in. */
  readonly base: string
  readonly quote: string
  readonly scales: Scales
  /** Amount of one contract, counted in the traded coin. */
  readonly faceValue: Decimal
  /** Least and most contracts of one order. */
  readonly minVolume: Decimal
  readonly maxVolume: Decimal
  /** Shares of the value. */
  readonly closeFee: Decimal
  readonly maintenanceRate: Decimal
}

/** A member's position. Volumes are counted in contracts, money in the contract's quote coin. */
export type Position = {
  readonly id: Id
  readonly contractId: Id
  readonly symbol: string
  readonly direction: Direction
  readonly mode: MarginMode
  readonly leverage: Decimal
  /** Average price of the openings. */
  readonly entry: Decimal
  readonly volume: Decimal
  /** Volume that no closing order holds. */
  readonly closable: Decimal
  readonly margin: Decimal
  /** Mark prices that close it at the market; null where none is set. */
  readonly minPrice: Decimal | null
  readonly maxPrice: Decimal | null
  /** Received so far, below zero for what was paid; null where the server does not say. */
  readonly funding: Decimal | null
}

/** The account that a product's positions share. */
export type MarginAccount = {
  readonly mode: MarginMode
  /** Money that secures nothing, and money that open orders hold. */
  readonly balance: Decimal
  readonly frozen: Decimal
}

/** Positions, and the mark prices of their contracts as of the same moment. */
export type HeldPositions = {
  readonly positions: readonly Position[]
  readonly prices: ReadonlyMap<string, Decimal>
}

/** All that a member holds of a product, as of one moment. */
export type Holdings = HeldPositions & {
  readonly account: MarginAccount
  readonly contracts: ReadonlyMap<string, PerpetualContract>
}

/** A position at a mark price. Null where it cannot be computed: "--" is better than a wrong number. */
export type Figures = {
  readonly mark: Decimal | null
  /** Size in the traded coin, and its value at the mark price. */
  readonly size: Decimal
  readonly value: Decimal | null
  readonly unrealised: Decimal | null
  /** Unrealised profit ÷ margin, a share. */
  readonly returned: Decimal | null
  readonly liquidation: Decimal | null
  /** Distance of the mark price from the liquidation price, as a share of the mark price. */
  readonly distance: Decimal | null
  /** Maintenance margin ÷ equity, a share: at 1 it is liquidated. */
  readonly marginRate: Decimal | null
  /** Value ÷ equity. */
  readonly multiple: Decimal | null
}

/** An account with all its positions at their mark prices. */
export type Standing = {
  readonly figures: ReadonlyMap<Id, Figures>
  /** Sum of the positions' margins and of what open orders hold. */
  readonly used: Decimal
  readonly unrealised: Decimal | null
  readonly equity: Decimal | null
  /** Money that may open positions, be added to one, or be transferred out. */
  readonly usable: Decimal | null
  /** The account's margin rate with cross margin, the highest of all positions with isolated margin. */
  readonly marginRate: Decimal | null
  /** The position of that rate; null with cross margin. */
  readonly riskiest: Position | null
}

/** Outcome of closing a part of a position at a price. */
export type Closing = {
  readonly value: Decimal
  /** Before the fee. */
  readonly profit: Decimal
  readonly fee: Decimal
  /** Margin that comes back. */
  readonly margin: Decimal
}

/** Returns the mark price of a contract; null while it is not known. */
export type MarkOf = (symbol: string) => Decimal | null

/** Arithmetic of a kind of contracts, linear or inverse. */
export type PerpetualMath = {
  readonly judge: (holdings: Holdings, markOf: MarkOf) => Standing
  readonly close: (
    position: Position,
    contract: PerpetualContract,
    part: { readonly volume: Decimal; readonly price: Decimal },
  ) => Closing
  /** The most margin that can be taken from an isolated position at a mark price. */
  readonly removable: (position: Position, contract: PerpetualContract, mark: Decimal) => Decimal
}

/** Names a position in lists and as a key. */
export const positionKey = ({ id }: Position): string => id
