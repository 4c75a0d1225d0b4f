import { add, subtract } from '#src/core/money/arithmetic.ts'
import { isAtLeast, isAtMost, isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import {
  accountOf,
  type Figures,
  type Holdings,
  type MarkOf,
  type PerpetualMath,
  type Position,
  withAccount,
} from '../holdings.ts'
import { riskOf } from '../positions/figure-texts.ts'
import type { Opening, OpeningMath, OrderTerms } from './ordering.ts'

/** Cost of an order to open, and the position after it. */
export type OpeningEstimate = {
  readonly value: Decimal
  readonly margin: Decimal
  readonly fee: Decimal
  readonly cost: Decimal
  /** Null where no price liquidates the position, or none is known. */
  readonly liquidation: Decimal | null
  /** The position after it at the mark price; null without an account. */
  readonly after: Figures | null
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
      ? { liquidation: null, after: null }
      : positionAfter(terms, direction, opening, { ...cost, openingMath, ...account })),
  }
}

type Costs = Account & {
  readonly margin: Decimal
  readonly fee: Decimal
  readonly openingMath: OpeningMath
}

function positionAfter(
  { contract }: OrderTerms,
  direction: Direction,
  opening: Opening,
  { holdings, markOf, math, margin, fee, openingMath }: Costs,
): Pick<OpeningEstimate, 'liquidation' | 'after'> {
  const account = accountOf(holdings, contract.symbol)
  if (account === undefined) return { liquidation: null, after: null }
  const held = holdings.positions.find(
    (each) => each.symbol === contract.symbol && each.direction === direction,
  )
  const grown: Position =
    held === undefined
      ? {
          id: NEW as Position['id'],
          contractId: contract.id,
          symbol: contract.symbol,
          direction,
          mode: account.mode,
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
  const spent = { ...account, balance: subtract(account.balance, add(margin, fee)) }
  const grownHoldings: Holdings = {
    ...withAccount(holdings, spent),
    positions: [...holdings.positions.filter((each) => each !== held), grown],
  }
  const after = math.judge(grownHoldings, markOf).figures.get(grown.id) ?? null
  return { liquidation: after?.liquidation ?? null, after }
}

/** True for an order whose position would stand near its liquidation at once. */
export const isNearLiquidation = (opening: OpeningEstimate | null): boolean => {
  const rate = opening?.after?.marginRate ?? null
  return rate !== null && riskOf(rate) !== 'plain'
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
