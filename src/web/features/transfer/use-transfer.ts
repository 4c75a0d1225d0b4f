import {
  useTransferCoinSwap,
  useTransferSecond,
  useTransferSwap,
} from '#generated/client/transfer/transfer.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import type { TransferCall } from '#forms/transfer/request.ts'

/** Moves coins by the call of the account that is not the spot account (FEAT-11). Rejects with the client's error. */
export function useTransfer(): (call: TransferCall) => Promise<void> {
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
    await untilFresh()
  }
}
