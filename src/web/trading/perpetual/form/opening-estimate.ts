import { add, subtract } from '#src/core/money/arithmetic.ts'
import { isAtLeast, isAtMost, isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { Holdings, MarkOf, PerpetualMath, Position } from '../holdings.ts'
import type { Opening, OpeningMath, OrderTerms } from './ordering.ts'

/** Cost of an order to open, and the liquidation price of the position before and after it. */
export type OpeningEstimate = {
  readonly value: Decimal
  readonly margin: Decimal
  readonly fee: Decimal
  readonly cost: Decimal
  /** Null where no position is held, and (`liquidation`) where no price liquidates it or none is known. */
  readonly liquidationNow: Decimal | null
  readonly liquidation: Decimal | null
}

type Account = { readonly holdings: Holdings; readonly markOf: MarkOf; readonly math: PerpetualMath }

const NEW = 'new'

/** Estimates the outcome of an opening that is filled as a whole at its price. */
export function estimateOpening(
  terms: OrderTerms,
  direction: Direction,
  opening: Opening,
  openingMath: OpeningMath,
  account: Account | null,
): OpeningEstimate {
  const cost = openingMath.costOf(terms, opening)
  return {
    ...cost,
    cost: add(cost.margin, cost.fee),
    ...(account === null
      ? { liquidationNow: null, liquidation: null }
      : liquidationsOf(terms, direction, opening, { ...cost, openingMath, ...account })),
  }
}

type Costs = Account & {
  readonly margin: Decimal
  readonly fee: Decimal
  readonly openingMath: OpeningMath
}

function liquidationsOf(
  { contract }: OrderTerms,
  direction: Direction,
  opening: Opening,
  { holdings, markOf, math, margin, fee, openingMath }: Costs,
): Pick<OpeningEstimate, 'liquidation' | 'liquidationNow'> {
  const held = holdings.positions.find(
    (each) => each.symbol === contract.symbol && each.direction === direction,
  )
  const now = held === undefined ? null : math.judge(holdings, markOf).figures.get(held.id)
  const grown: Position =
    held === undefined
      ? {
          id: NEW as Position['id'],
          contractId: contract.id,
          symbol: contract.symbol,
          direction,
          mode: holdings.account.mode,
          leverage: opening.leverage,
          entry: opening.price,
          volume: opening.volume,
          closable: opening.volume,
          margin,
          minPrice: null,
          maxPrice: null,
          funding: null,
        }
      : {
          ...held,
          entry: openingMath.averageOf(contract, held, opening),
          volume: add(held.volume, opening.volume),
          margin: add(held.margin, margin),
        }
  const { account, positions } = holdings
  const after: Holdings = {
    ...holdings,
    positions: [...positions.filter((each) => each !== held), grown],
    account: { ...account, balance: subtract(account.balance, add(margin, fee)) },
  }
  return {
    liquidationNow: now?.liquidation ?? null,
    liquidation: math.judge(after, markOf).figures.get(grown.id)?.liquidation ?? null,
  }
}

/** True for a stop loss that the liquidation comes before: it would never act. */
export function isBeyondLiquidation(
  direction: Direction,
  stopLoss: Decimal | null,
  liquidation: Decimal | null,
): boolean {
  if (stopLoss === null || liquidation === null || !isPositive(stopLoss)) return false
  return direction === 'long' ? isAtMost(stopLoss, liquidation) : isAtLeast(stopLoss, liquidation)
}
