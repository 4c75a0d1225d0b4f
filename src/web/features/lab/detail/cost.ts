import type { Activity } from '#generated/models/activity.ts'
import { add, divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive, max } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { kindOf } from '../activity-kind.ts'

type Costed = Pick<Activity, 'type' | 'price' | 'amountScale' | 'lockedFee'>

export function costOfJoining({ type, price, amountScale, lockedFee }: Costed, amount: Decimal): Decimal {
  const kind = kindOf(type)
  if (kind === 'sharing') return amount
  if (kind === 'lock') return add(amount, lockedFee ?? ZERO)
  return truncate(multiply(price ?? ZERO, amount), amountScale)
}

export function affordableIn({ type, price, amountScale, lockedFee }: Costed, balance: Decimal): Decimal {
  const kind = kindOf(type)
  if (kind === 'sharing') return truncate(balance, amountScale)
  if (kind === 'lock') return truncate(max(subtract(balance, lockedFee ?? ZERO), ZERO), amountScale)
  const places = kind === 'mining' ? 0 : amountScale
  return isPositive(price ?? ZERO) ? divide(balance, price ?? ZERO, places) : ZERO
}
