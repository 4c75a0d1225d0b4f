import type { Decimal } from '#src/core/money/decimal.ts'
import { type Direction, moveOf, type Outcome, outcomeOf } from '#src/core/stakes/outcome.ts'

type Standing = { readonly direction: Direction; readonly openPrice: Decimal }

/** Returns how a running stake would end at the present price; null while there is none. */
export const standingOf = (
  { direction, openPrice }: Standing,
  price: Decimal | null,
  ignored: Decimal | null = null,
): Exclude<Outcome, 'cancelled'> | null =>
  price === null ? null : outcomeOf(direction, moveOf(openPrice, price, ignored))
