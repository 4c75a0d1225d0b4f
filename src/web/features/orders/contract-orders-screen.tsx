import { swapOrderSource } from '#src/web/trading/products/swap/lists/swap-order-source.tsx'
import { ContractOrders } from './contract-orders.tsx'

/** /orderEntrust-1: orders for contracts, those that wait and those that have ended (ENT-05, STATE-05, STATE-06). */
export const ContractOrdersScreen = () => <ContractOrders source={swapOrderSource} />
