import { useMemo, useState } from 'react'
import { useListPairs } from '#generated/client/market/market.ts'
import type { ExchangeCoin } from '#generated/models/exchange-coin.ts'
import type { Market } from '../../market.ts'
import type { ListedMarkets } from '../product.ts'

/** Converts a pair of the contract to a market. */
const spotMarket = (pair: ExchangeCoin): Market => ({
  product: 'spot',
  symbol: pair.symbol,
  base: pair.coinSymbol,
  quote: pair.baseSymbol,
  amountUnit: pair.coinSymbol,
  scales: { price: pair.baseCoinScale, amount: pair.coinScale },
  fees: { maker: pair.makerFee ?? pair.fee, taker: pair.fee },
  limits: {
    minSellPrice: pair.minSellPrice,
    maxBuyPrice: pair.maxBuyPrice,
    minAmount: pair.minVolume,
    maxAmount: pair.maxVolume,
    minTotal: pair.minTurnover,
  },
})

/** Returns the exchange's symbol of an address: `BTC/USDT` of `btc_usdt`. */
export const spotSymbolOf = (name: string): string => name.toUpperCase().replace('_', '/')

const LISTS_MS = 300_000
/** Milliseconds before a failed list is read again: without it there is no screen. */
const AGAIN_MS = 5_000

/** Returns the pairs of the contract, from the list that all screens share; `as known` does not request it. */
export const useSpotPairs = (how: 'asked' | 'as known' = 'asked') =>
  useListPairs({
    query: {
      enabled: how === 'asked',
      staleTime: LISTS_MS,
      refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
    },
  })

/** Returns all visible pairs, in the exchange's order. */
export function useSpotMarkets(): ListedMarkets {
  const { data, error, isFetching, refetch } = useSpotPairs()
  // What went wrong is said until it is right: each new asking forgets the error of the last.
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  const markets = useMemo(
    () =>
      data
        ?.filter(({ enable, visible = 1 }) => enable === 1 && visible === 1)
        .toSorted((a, b) => a.sort - b.sort)
        .map(spotMarket),
    [data],
  )
  return {
    markets,
    error: data === undefined ? (error ?? failure) : error,
    isFetching,
    refetch: () => void refetch(),
  }
}
