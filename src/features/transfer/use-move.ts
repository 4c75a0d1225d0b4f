import { useQueryClient } from '@tanstack/react-query'
import { getListTransactionsQueryKey, getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import { useTransferCoinSwap, useTransferSecond, useTransferSwap } from '#generated/client/transfer/transfer.ts'
import type { Id } from '#generated/models/id.ts'
import type { Decimal } from '#src/money/decimal.ts'
import { otherOf, type Way } from './accounts.ts'
import { type Ends, endsOf } from './ends.ts'

export type Move = {
  readonly way: Way
  readonly unit: string
  readonly amount: Decimal
  /** The spot wallet of the coin: it stands for the other account's too, which no call tells the number of. */
  readonly wallet: Id
}

/** Moves coins by the call of the account that is not the spot account (FEAT-11). Rejects with the client's error. */
export function useMove(): (move: Move) => Promise<void> {
  const queries = useQueryClient()
  const { mutateAsync: swap } = useTransferSwap()
  const { mutateAsync: coinSwap } = useTransferCoinSwap()
  const { mutateAsync: second } = useTransferSecond()

  function call({ way, unit, amount, wallet }: Move): Promise<unknown> {
    const ends: Ends = endsOf(way)
    const wallets = { fromWalletId: wallet, toWalletId: wallet }
    switch (otherOf(way)) {
      case 'swap':
        return swap({ data: { unit: 'USDT', ...ends, ...wallets, amount } })
      case 'coinSwap':
        return coinSwap({ data: { unit, ...ends, ...wallets, amount } })
      case 'second':
        return second({ data: { unit, ...ends, amount } })
    }
  }

  return async (move) => {
    await call(move)
    const keys = [getListWalletsQueryKey(), getListTransactionsQueryKey()]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
