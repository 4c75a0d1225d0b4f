import { useMemo } from 'react'
import {
  useAddSwapFavourite,
  useListSwapFavourites,
  useRemoveSwapFavourite,
} from '#generated/client/swap-market/swap-market.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { FavouriteCalls } from '../product.ts'

/** Returns the calls for a member's favourite contracts. */
export function useSwapFavourites(isMember: boolean): FavouriteCalls {
  const { data, isPending } = useListSwapFavourites({ query: { enabled: isMember, select: dataOf } })
  const symbols = useMemo(() => data?.map(({ symbol }) => symbol), [data])
  const { mutateAsync: add, isPending: isAdding } = useAddSwapFavourite()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveSwapFavourite()
  return {
    symbols,
    isPending,
    isChanging: isAdding || isRemoving,
    change: (symbol, isOne) => (isOne ? add : remove)({ data: { symbol } }),
  }
}
