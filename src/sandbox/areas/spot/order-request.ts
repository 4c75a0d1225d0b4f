import type { Side } from '../../market/maker-quotes.ts'
import type { OrderKind } from './order.ts'

/** Order as a member requests it: `budget` for a market order that buys, `lots` for every other. */
export type OrderRequest = {
  readonly member: number
  readonly symbol: string
  readonly side: Side
  readonly kind: OrderKind
  readonly price: number
  readonly lots: number
  readonly budget: bigint
}
