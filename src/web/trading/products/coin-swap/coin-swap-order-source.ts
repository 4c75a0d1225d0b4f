import { createOrderSource } from '../../perpetual-wire/create-order-source.tsx'
import { coinSwapKind } from './coin-swap-kind.ts'
import { coinSwapMarkets } from './coin-swap-markets.ts'
import { coinSwapOrderCalls } from './coin-swap-order-calls.ts'

/** The lists of a member's orders for contracts margined in their coin. */
export const coinSwapOrderSource = createOrderSource(coinSwapKind, coinSwapOrderCalls, coinSwapMarkets)
