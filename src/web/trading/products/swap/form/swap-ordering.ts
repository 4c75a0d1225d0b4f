import { swapClosingOrderForm } from '#generated/forms/swap-closing-order/form.ts'
import { swapOpeningOrderForm } from '#generated/forms/swap-opening-order/form.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import { placeSwapClosingOrderOperation, placeSwapOpeningOrderOperation } from '#generated/operations/swap.ts'
import type { Ordering } from '../../../perpetual/form/ordering.ts'
import { priceLimits } from '../price-limits.ts'
import { linearOpeningMath } from './opening-math.ts'
import { useSwapModeCheck, useSwapOrderingCalls } from './swap-ordering-calls.ts'
import { useChosenLeverages, useContractStop, useSwapTerms } from './swap-terms.ts'

const { MARKET_PRICE: market, LIMIT_PRICE: limit, SPOT_LIMIT: trigger } = ContractOrderType
const { BUY: buy, SELL: sell } = ContractOrderDirection

/** Orders for contracts margined in USDT. */
export const swapOrdering: Ordering = {
  operations: { open: placeSwapOpeningOrderOperation, close: placeSwapClosingOrderOperation },
  opening: swapOpeningOrderForm,
  closing: swapClosingOrderForm,
  codes: { types: { market, limit, trigger }, buy, sell },
  useTerms: useSwapTerms,
  useStop: useContractStop,
  useChosenLeverages,
  useModeCheck: useSwapModeCheck,
  useCalls: useSwapOrderingCalls,
  band: (action, { contract }, mark) => priceLimits(action, mark, contract.scales.price),
  math: linearOpeningMath,
}
