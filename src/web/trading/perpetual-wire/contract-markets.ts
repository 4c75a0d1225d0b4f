import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FavouriteRequest } from '#generated/models/favourite-request.ts'
import type { FavouritesResponse } from '#generated/models/favourites-response.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { FavouriteCalls, ProductMarkets } from '../products/product.ts'
import type { ContractKind } from './contract-kind.ts'
import type { ContractLists } from './contract-lists.ts'
import { useWireRead, type WireRead } from '../wire-read.ts'

type Favourites = {
  readonly list: WireRead<[], FavouritesResponse>
  readonly add: (request: FavouriteRequest) => Promise<unknown>
  readonly remove: (request: FavouriteRequest) => Promise<unknown>
}

type Markets = Pick<ProductMarkets, 'pathOf' | 'tickers'> & {
  readonly lists: ContractLists
  readonly favourites: Favourites
}

/** The markets of a kind of contracts. */
export const contractMarkets = (
  { product }: ContractKind,
  { pathOf, tickers, lists, favourites }: Markets,
): ProductMarkets => ({
  id: product,
  usual: 'BTC/USDT',
  pathOf,
  symbolOf: (name) => name.toUpperCase().replace('_', '/'),
  useMarkets: lists.useMarkets,
  tickers,
  useFavouriteCalls: (isMember) => useFavourites(favourites, isMember),
})

/** Returns the calls for a member's favourite contracts. */
function useFavourites({ list, add, remove }: Favourites, isMember: boolean): FavouriteCalls {
  const { data, isPending } = useWireRead(list, [], { enabled: isMember, select: dataOf })
  const symbols = useMemo(() => data?.map(({ symbol }) => symbol), [data])
  const { mutateAsync, isPending: isChanging } = useMutation({
    mutationFn: ({ symbol, isOne }: { readonly symbol: string; readonly isOne: boolean }) =>
      (isOne ? add : remove)({ symbol }),
  })
  return { symbols, isPending, isChanging, change: (symbol, isOne) => mutateAsync({ symbol, isOne }) }
}
