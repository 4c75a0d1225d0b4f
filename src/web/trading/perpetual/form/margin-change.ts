import type { Decimal } from '#src/core/money/decimal.ts'
import type { Market } from '../../market.ts'
import type { Holdings, MarginAccount } from '../holdings.ts'
import type { Ordering, OrderTerms } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

/** Data of a dialog that changes how the account secures positions. */
export type MarginChangeProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
  readonly terms: OrderTerms
  readonly holdings: Holdings
  /** The account of the contract. */
  readonly account: MarginAccount
  readonly leverage: Decimal
  readonly onClose: () => void
}
