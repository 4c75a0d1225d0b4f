import { abs, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { isGreater, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'

/** Share of the market price beyond which a typed price, or an estimated one, needs a confirmation. */
export const FAR_FROM_MARKET = decimal('0.05')

/** True if a price is so far from the last one that it may be a typing error. */
export const isFarFromMarket = (price: Decimal, last: Decimal | null): boolean =>
  last !== null && isPositive(last) && isGreater(abs(subtract(price, last)), multiply(last, FAR_FROM_MARKET))
