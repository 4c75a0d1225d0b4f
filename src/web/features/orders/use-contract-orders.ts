import { useList } from '#src/web/list/use-list.tsx'
import { useStore } from '#src/web/session/hooks.ts'
import type {
  ContractOrderList,
  ContractOrderSource,
} from '#src/web/trading/perpetual/order-lists/contract-order-source.ts'

/** Asks for a list. Of a server that knows no filter all rows are read first: most would be left out. */
export function useContractOrders(list: ContractOrderList, { isUnfiltered }: ContractOrderSource) {
  const isWhole = useStore(isUnfiltered)
  return useList(isWhole ? { ...list, reading: 'all' } : list)
}
