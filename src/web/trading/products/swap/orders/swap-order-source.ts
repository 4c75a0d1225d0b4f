import { createOrderSource } from '../../../perpetual-wire/create-order-source.tsx'
import { swapKind } from '../swap-kind.ts'
import { swapMarkets } from '../swap-markets.ts'
import { swapOrderCalls } from './swap-order-calls.ts'

/** The lists of a member's orders for contracts margined in USDT. */
export const createSwapOrderSource = () => createOrderSource(swapKind, swapOrderCalls, swapMarkets)

export const swapOrderSource = createSwapOrderSource()
