import type { Decimal } from '#src/core/money/decimal.ts'
import type { MarketEstimate } from '../../form/market-estimate.ts'
import type { ClosingEstimate } from '../closing-estimate.ts'
import type { Liquidation } from '../holdings.ts'
import type { ContractDraft } from './contract-draft.ts'
import type { JudgedContractOrder } from './judge-contract-order.ts'
import type { OpeningEstimate } from './opening-estimate.ts'
import type { OrderTerms } from './ordering.ts'

/** Reasons for a confirmation before an order is sent. */
export type ContractWarning = 'ask' | 'far' | 'slips' | 'thin' | 'beyond' | 'near' | 'stale'

export type PendingContractOrder = {
  readonly draft: ContractDraft
  readonly judged: Extract<JudgedContractOrder, { ok: true }>
  readonly terms: OrderTerms
  readonly volume: Decimal
  readonly leverage: Decimal | null
  readonly warnings: readonly ContractWarning[]
  /** The last price when the confirmation opened. */
  readonly last: Decimal | null
  /** Of an order at the market. */
  readonly market: MarketEstimate | null
  /** Of an order to open. */
  readonly opening: OpeningEstimate | null
  /** Of the position that is held already; null where none is held. */
  readonly liquidationNow: Liquidation | null
  /** Of an order to close. */
  readonly closing: ClosingEstimate | null
}
