import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Market } from './market.ts'
import type { ListedMarkets } from './products/product.ts'

/** Properties that all lists of markets have on the wire. */
export type WireMarket = {
  readonly enable?: number | undefined
  readonly visible?: number | undefined
  readonly sort?: number | undefined
}

const LISTS_MS = 300_000
/** Milliseconds before a failed list is read again: without it there is no screen. */
const FAILED_MS = 5_000

/** Options of the query of a list of markets. */
export const marketListOptions = {
  staleTime: LISTS_MS,
  refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error' && FAILED_MS,
} as const

type ListRead<Row> = Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** Returns the visible markets of a list, in the exchange's order. `marketOf` keeps its identity. */
export function useListedMarkets<Row extends WireMarket>(
  { data, error, isFetching, refetch }: ListRead<Row>,
  marketOf: (row: Row) => Market,
  isShown: (row: Row) => boolean,
): ListedMarkets {
  // What went wrong is said until it is right: each new asking forgets the error of the last.
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  const markets = useMemo(
    () =>
      data
        ?.filter(isShown)
        .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
        .map(marketOf),
    [data, marketOf, isShown],
  )
  return {
    markets,
    error: data === undefined ? (error ?? failure) : error,
    isFetching,
    refetch: () => void refetch(),
  }
}

/** True for markets that are open and on view; servers that do not say have no others. */
export const isListed = ({ enable = 1, visible = 1 }: WireMarket): boolean => enable === 1 && visible === 1

/** True for markets on view, open or not. */
export const isVisible = ({ visible = 1 }: WireMarket): boolean => visible === 1
