import { coinSwapOrderSource } from '#src/web/trading/products/coin-swap/coin-swap-order-source.ts'
import { swapOrderSource } from '#src/web/trading/products/swap/orders/swap-order-source.ts'
import { ContractOrders } from './contract-orders.tsx'

const SOURCES = { swap: swapOrderSource, coinswap: coinSwapOrderSource }

/** /orderEntrust-1: orders for contracts, those that wait and those that have ended (ENT-05, STATE-05, STATE-06). */
export const ContractOrdersScreen = () => <ContractOrders sources={SOURCES} />
