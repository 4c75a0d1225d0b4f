import { useQueryClient } from '@tanstack/react-query'
import {
  getListCoinSwapWalletsQueryKey,
  getListSecondWalletsQueryKey,
  getListSwapWalletsQueryKey,
  getListTransactionsQueryKey,
  getListWalletsQueryKey,
} from '#generated/client/assets/assets.ts'
import {
  useTransferCoinSwap,
  useTransferSecond,
  useTransferSwap,
} from '#generated/client/transfer/transfer.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import type { TransferCall } from '#forms/transfer/request.ts'

/** Moves coins by the call of the account that is not the spot account (FEAT-11). Rejects with the client's error. */
export function useTransfer(): (call: TransferCall) => Promise<void> {
  const queries = useQueryClient()
  const { mutateAsync: swap } = useTransferSwap()
  const { mutateAsync: coinSwap } = useTransferCoinSwap()
  const { mutateAsync: second } = useTransferSecond()

  function send(call: TransferCall): Promise<unknown> {
    switch (call.operation) {
      case 'transferSwap':
        return swap({ data: call.data })
      case 'transferCoinSwap':
        return coinSwap({ data: call.data })
      case 'transferSecond':
        return second({ data: call.data })
      default:
        return call satisfies never
    }
  }

  return async (call) => {
    await send(call)
    const keys = [
      getListWalletsQueryKey(),
      getListSwapWalletsQueryKey(),
      getListCoinSwapWalletsQueryKey(),
      getListSecondWalletsQueryKey(),
      anyRequest(getListTransactionsQueryKey()),
    ]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
