import type { Market } from '../../../market.ts'
import { ContractOrderForm } from '../../../perpetual/form/contract-order-form.tsx'
import { swapOrdering } from './swap-ordering.ts'

/** The order form of a contract margined in USDT. */
export const SwapOrderForm = ({ market }: { readonly market: Market }) => (
  <ContractOrderForm market={market} ordering={swapOrdering} />
)
