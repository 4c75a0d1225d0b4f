import { add, divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import { type Decimal, decimal, ZERO } from '#src/core/money/decimal.ts'

/** A purchase of a plan: coins for money at the price of the moment. */
export type Purchase = {
  readonly bought: Decimal
  /** Kept from `bought`. */
  readonly fee: Decimal
  /** Added to what is held. */
  readonly net: Decimal
}

/**
 * Buys for an amount; coins and fee are cut to eight decimals.
 * @param fee share of what is bought
 */
export function purchase(amount: Decimal, price: Decimal, fee: Decimal): Purchase {
  const bought = divide(amount, price)
  const kept = truncate(multiply(bought, fee))
  return { bought, fee: kept, net: subtract(bought, kept) }
}

/** All that a plan has spent, and the coins that it holds for that. */
export type Holding = { readonly spent: Decimal; readonly held: Decimal }

export const EMPTY_HOLDING: Holding = { spent: ZERO, held: ZERO }

/** A holding after one more purchase. */
export const withPurchase = ({ spent, held }: Holding, amount: Decimal, { net }: Purchase): Holding => ({
  spent: add(spent, amount),
  held: add(held, net),
})

/** Spent for each coin that is held, the fees included; null while nothing is held. */
export const averagePrice = ({ spent, held }: Holding): Decimal | null =>
  isZero(held) ? null : divide(spent, held)

/** Unrealised profit at a price, below 0 for a loss. */
export const profitOf = ({ spent, held }: Holding, price: Decimal): Decimal =>
  truncate(subtract(multiply(held, price), spent))

const HUNDRED = decimal('100')

/** Profit as a share of what was spent; null while nothing was. */
export const returnOf = (holding: Holding, price: Decimal, places?: number): Decimal | null =>
  isZero(holding.spent) ? null : divide(profitOf(holding, price), holding.spent, places)

/** The same in percent, cut to two decimals. */
export const returnPercent = (holding: Holding, price: Decimal): Decimal | null =>
  isZero(holding.spent) ? null : divide(multiply(profitOf(holding, price), HUNDRED), holding.spent, 2)
