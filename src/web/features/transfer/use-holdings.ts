import {
  useListCoinSwapWallets,
  useListSecondWallets,
  useListSwapWallets,
} from '#generated/client/assets/assets.ts'
import type { Account } from './accounts.ts'
import { type Holding, ofCoinSwap, ofSecond, ofSwap } from './holdings.ts'

export type Holdings = {
  /** Undefined while not known. */
  readonly rows: readonly Holding[] | undefined
  /** Asks again. @throws Error the client's, when that fails too */
  readonly ask: () => Promise<readonly Holding[]>
}

/** Reads the holdings of an account other than the spot account; only that account is requested. */
export function useHoldings(account: Exclude<Account, 'spot'>): Holdings {
  const swap = useListSwapWallets({ query: { enabled: account === 'swap', select: ofSwap } })
  const coinSwap = useListCoinSwapWallets({ query: { enabled: account === 'coin-swap', select: ofCoinSwap } })
  const second = useListSecondWallets({ query: { enabled: account === 'second', select: ofSecond } })
  const { data, refetch } = { swap, 'coin-swap': coinSwap, second }[account]
  return { rows: data, ask: async () => (await refetch({ throwOnError: true })).data ?? [] }
}
