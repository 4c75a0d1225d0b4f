import { useMemo } from 'react'
import {
  useAddFavourite,
  useListFavourites,
  useRemoveFavourite,
} from '#generated/client/favourites/favourites.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import type { FavouriteCalls } from '../product.ts'

/** Returns the calls for a member's favourite pairs. */
export function useSpotFavourites(isMember: boolean): FavouriteCalls {
  const { data, isPending } = useListFavourites({ query: { enabled: isMember, select: dataOf } })
  const symbols = useMemo(() => data?.map(({ symbol }) => symbol), [data])
  const { mutateAsync: add, isPending: isAdding } = useAddFavourite()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveFavourite()
  return {
    symbols,
    isPending,
    isChanging: isAdding || isRemoving,
    change: (symbol, isOne) => (isOne ? add : remove)({ data: { symbol } }),
  }
}
