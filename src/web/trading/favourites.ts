import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getListFavouritesQueryKey,
  useAddFavourite,
  useListFavourites,
  useRemoveFavourite,
} from '#generated/client/favourites/favourites.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

export type Favourites = {
  readonly has: (symbol: string) => boolean
  /** False while a member's are on their way: a star that does not know itself must not be pressed. */
  readonly isKnown: boolean
  /** Null for visitors: favourites belong to a member. */
  readonly toggle: ((symbol: string) => void) | null
}

const NOBODYS: readonly never[] = []

/** A member's favourite markets; adding and removing says how it went (MSG-25). */
export function useFavourites(): Favourites {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const queries = useQueryClient()
  const { data = NOBODYS, isPending } = useListFavourites({ query: { enabled: isMember, select: dataOf } })
  const symbols = useMemo(() => new Set(data.map(({ symbol }) => symbol)), [data])
  const queryKey = getListFavouritesQueryKey()
  const { mutateAsync: add, isPending: isAdding } = useAddFavourite()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveFavourite()

  async function toggle(symbol: string): Promise<void> {
    if (isAdding || isRemoving) return
    const had = symbols.has(symbol)
    try {
      await (had ? remove : add)({ data: { symbol } })
      showToast({
        kind: 'success',
        title: t(had ? 'trading.favourite.removed' : 'trading.favourite.added', { symbol }),
      })
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      showToast({ kind: 'error', title: t('trading.favourite.failed', { symbol }), text })
    }
    await queries.invalidateQueries({ queryKey })
  }

  return {
    has: (symbol) => symbols.has(symbol),
    isKnown: !isMember || !isPending,
    toggle: isMember ? (symbol) => void toggle(symbol) : null,
  }
}
