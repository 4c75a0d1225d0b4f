import type { Id } from '#src/core/contract/id.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Scales } from '../live/levels.ts'

/** A coin that money is counted in, and the places that it is shown with. */
export type MoneyUnit = { readonly coin: string; readonly places: number }

/** A perpetual contract: what its positions are judged and closed by. */
export type PerpetualContract = {
  readonly id: Id
  readonly symbol: string
  /** The traded coin, and (`quote`) the coin that prices are counted in. */
  readonly base: string
  readonly quote: string
  readonly scales: Scales
  /** Size of one contract, and the unit of sizes: the traded coin, or USD where margin is paid in that coin. */
  readonly faceValue: Decimal
  readonly sizeUnit: string
  /** The unit of volumes, as it is shown: a coin, or "contracts". */
  readonly volumeUnit: string
  /** Margin, profit and fees are counted in it. */
  readonly money: MoneyUnit
  /** Least and most contracts of one order. */
  readonly minVolume: Decimal
  readonly maxVolume: Decimal
  /** Shares of the value. */
  readonly closeFee: Decimal
  readonly maintenanceRate: Decimal
}

/** A member's position. Volumes are counted in contracts, money in the contract's `money`. */
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

/** An account that secures positions: of all contracts of a product, or of one. */
export type MarginAccount = {
  /** The contract; null where all contracts share the account. */
  readonly symbol: string | null
  readonly money: MoneyUnit
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

/** All that a member holds of a product: another object only when something of it has changed. */
export type Holdings = Pick<HeldPositions, 'positions'> & {
  readonly accounts: readonly MarginAccount[]
  readonly contracts: ReadonlyMap<string, PerpetualContract>
}

/** A position at a mark price. Null where it cannot be computed: "--" is better than a wrong number. */
export type Figures = {
  readonly mark: Decimal | null
  /** Size in the contract's unit, and its value at the mark price. */
  readonly size: Decimal
  readonly value: Decimal | null
  readonly unrealised: Decimal | null
  /** Unrealised profit ÷ margin, a share. */
  readonly returned: Decimal | null
  readonly liquidation: Decimal | null
  /** True where no price liquidates it: a short whose margin is worth as much as itself. */
  readonly cannotLiquidate: boolean
  /** Distance of the mark price from the liquidation price, as a share of the mark price. */
  readonly distance: Decimal | null
  /** Maintenance margin ÷ equity, a share: at 1 it is liquidated. */
  readonly marginRate: Decimal | null
  /** Value ÷ equity. */
  readonly multiple: Decimal | null
}

/** The liquidation price of a position, or that it has none. */
export type Liquidation = Pick<Figures, 'liquidation' | 'cannotLiquidate'>

/** An account with its positions at their mark prices. */
export type AccountStanding = {
  readonly account: MarginAccount
  /** Mark price of its contract; null where it is not known, or where contracts share the account. */
  readonly mark: Decimal | null
  readonly positions: number
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

/** All accounts and positions of a product at their mark prices. */
export type Standing = {
  readonly figures: ReadonlyMap<Id, Figures>
  readonly accounts: readonly AccountStanding[]
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
  /** The margin that opening the whole position takes at a leverage. */
  readonly marginAt: (position: Position, contract: PerpetualContract, leverage: Decimal) => Decimal
}

/** Returns the account of a contract; of null the account that all contracts share. */
export const accountOf = (
  { accounts }: Pick<Holdings, 'accounts'>,
  symbol: string | null,
): MarginAccount | undefined => accounts.find((each) => each.symbol === null || each.symbol === symbol)

/** The same, at the mark prices of a standing. */
export const accountStandingOf = (
  { accounts }: Pick<Standing, 'accounts'>,
  symbol: string | null,
): AccountStanding | undefined =>
  accounts.find(({ account }) => account.symbol === null || account.symbol === symbol)

/** Returns the holdings with another state of one account. */
export const withAccount = (holdings: Holdings, account: MarginAccount): Holdings => ({
  ...holdings,
  accounts: holdings.accounts.map((each) => (each.symbol === account.symbol ? account : each)),
})

/** Names a position in lists and as a key. */
export const positionKey = ({ id }: Position): string => id
