import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { CoinRow } from './savings-products.ts'

export type MatrixProps = {
  readonly products: readonly LockedSavingsActivity[]
  /** Number of the product whose form is shown. */
  readonly chosen: string | null
  readonly onChoose: (product: string) => void
}

/** The matrix as a table or as cards, with the coins that its filter lets through. */
export type RowsProps = MatrixProps & {
  readonly rows: readonly CoinRow[]
  /** Returns what the member has of a coin: null while unknown, undefined for a visitor. */
  readonly balanceOf: (unit: string) => Decimal | null | undefined
}
