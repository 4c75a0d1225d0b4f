/**
 * Hooks of an ordering. A form never changes its ordering while it is shown: another
 * product is another screen.
 */
import type { Id } from '#src/core/contract/id.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Market } from '../../market.ts'
import type { ContractOrderKind, ContractStop, ModeCheck, Ordering, OrderTerms } from './ordering.ts'

export const useTerms = (ordering: Ordering, market: Market): OrderTerms | undefined =>
  ordering.useTerms(market)

export const useStop = (ordering: Ordering, market: Market, kind: ContractOrderKind): ContractStop | null =>
  ordering.useStop(market, kind)

export const useChosenLeverages = (
  ordering: Ordering,
  contractId: Id | undefined,
): Readonly<Record<Direction, Decimal>> | undefined => ordering.useChosenLeverages(contractId)

export const useModeCheck = (ordering: Ordering, contractId: Id, mode: MarginMode): ModeCheck =>
  ordering.useModeCheck(contractId, mode)
