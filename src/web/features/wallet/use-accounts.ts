import { useMemo } from 'react'
import {
  useListCoinSwapWallets,
  useListFinanceAssets,
  useListSecondWallets,
  useListSwapWallets,
  useListWallets,
} from '#generated/client/assets/assets.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { Account } from './accounts.ts'
import type { Asset } from './assets.ts'
import { coinsOf, coinSwapAssets, financeAssets, secondAssets, spotAssets, swapAssets } from './holdings.ts'

/** Assets of an account, with the state of their query. */
export type AccountAssets = {
  /** Undefined while it is on its way. */
  readonly assets: readonly Asset[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

export type AllAccounts = Readonly<Record<Account, AccountAssets>>

type Own = {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/**
 * Reads the assets of all accounts of the member. The spot wallets are always read: they carry the coins and their
 * prices.
 */
export function useAccounts(): AllAccounts {
  const spot = useListWallets({ query: { select: dataOf } })
  const swap = useListSwapWallets({ query: { select: dataOf } })
  const coinSwap = useListCoinSwapWallets({ query: { select: dataOf } })
  const second = useListSecondWallets({ query: { select: dataOf } })
  const finance = useListFinanceAssets({ query: { select: dataOf } })
  const coins = useMemo(() => spot.data && coinsOf(spot.data), [spot.data])
  const assets = {
    spot: useMemo(() => spot.data && spotAssets(spot.data), [spot.data]),
    swap: useMemo(() => swap.data && coins && swapAssets(swap.data, coins), [swap.data, coins]),
    coinSwap: useMemo(
      () => coinSwap.data && coins && coinSwapAssets(coinSwap.data, coins),
      [coinSwap.data, coins],
    ),
    second: useMemo(() => second.data && coins && secondAssets(second.data, coins), [second.data, coins]),
    finance: useMemo(
      () => finance.data && coins && financeAssets(finance.data, coins),
      [finance.data, coins],
    ),
  }
  const stateOf = (account: Account, own: Own): AccountAssets => ({
    assets: assets[account],
    error: own.error ?? spot.error,
    isFetching: own.isFetching || spot.isFetching,
    refetch: () => void Promise.all([own.refetch(), ...(own === spot ? [] : [spot.refetch()])]),
  })
  return {
    spot: stateOf('spot', spot),
    swap: stateOf('swap', swap),
    coinSwap: stateOf('coinSwap', coinSwap),
    second: stateOf('second', second),
    finance: stateOf('finance', finance),
  }
}
