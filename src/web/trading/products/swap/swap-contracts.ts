import { useMemo, useState } from 'react'
import { useListSwapContracts } from '#generated/client/swap-market/swap-market.ts'
import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { Market } from '../../market.ts'
import type { ListedMarkets } from '../product.ts'

/** Converts a contract to a market. A resting order pays the same fee as one that takes. */
const swapMarket = (contract: ContractCoin): Market => ({
  product: 'swap',
  symbol: contract.symbol,
  base: contract.coinSymbol,
  quote: contract.baseSymbol,
  scales: { price: contract.baseCoinScale, amount: contract.coinScale },
  fees: { maker: contract.openFee, taker: contract.openFee },
  limits: { minAmount: contract.minShare, maxAmount: contract.maxShare },
})

const LISTS_MS = 300_000
/** Milliseconds before a failed list is read again: without it there is no screen. */
const AGAIN_MS = 5_000

const useContracts = () =>
  useListSwapContracts({
    query: { staleTime: LISTS_MS, refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS },
  })

/** Returns the contract of a market; undefined while the list loads. */
export const useContract = ({ symbol }: Market): ContractCoin | undefined =>
  useContracts().data?.find((contract) => contract.symbol === symbol)

/** Returns all visible contracts, in the exchange's order. */
export function useSwapMarkets(): ListedMarkets {
  const { data, error, isFetching, refetch } = useContracts()
  // What went wrong is said until it is right: each new asking forgets the error of the last.
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  const markets = useMemo(
    () =>
      data
        ?.filter(({ enable = 1, visible = 1 }) => enable === 1 && visible === 1)
        .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
        .map(swapMarket),
    [data],
  )
  return {
    markets,
    error: data === undefined ? (error ?? failure) : error,
    isFetching,
    refetch: () => void refetch(),
  }
}
