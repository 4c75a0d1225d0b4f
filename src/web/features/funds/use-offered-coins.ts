import { useMemo } from 'react'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { CoinChoice } from './networks.ts'

/** The coins with their icons and what the spot account holds of each, as far as that is known. */
export function useOfferedCoins(coins: readonly CoinChoice[]) {
  const { data: wallets } = useListWallets({ query: { select: dataOf } })
  return useMemo(
    () =>
      coins.map(({ unit, name }) => {
        const wallet = wallets?.find(({ coin }) => coin.unit === unit)
        return { unit, name, iconUrl: wallet?.coin.iconUrl, balance: wallet?.balance }
      }),
    [coins, wallets],
  )
}
