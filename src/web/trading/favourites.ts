import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { useFavouriteCalls } from './products/product-hooks.ts'

export type Favourites = {
  readonly has: (symbol: string) => boolean
  /** False while a member's favourites load: the star cannot be pressed before. */
  readonly isKnown: boolean
  /** Adds or removes a market; null for visitors, who have no favourites. */
  readonly toggle: ((symbol: string) => void) | null
}

/** Returns a member's favourite markets of the product. Adding and removing confirm with a message (MSG-25). */
export function useFavourites(): Favourites {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const { symbols, isPending, isChanging, change } = useFavouriteCalls(isMember)
  const known = useMemo(() => new Set(symbols), [symbols])

  async function toggle(symbol: string): Promise<void> {
    if (isChanging) return
    const had = known.has(symbol)
    try {
      await change(symbol, !had)
      showToast({
        kind: 'success',
        title: t(had ? 'trading.favourite.removed' : 'trading.favourite.added', { symbol }),
      })
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      showToast({ kind: 'error', title: t('trading.favourite.failed', { symbol }), text })
    }
  }

  return {
    has: (symbol) => known.has(symbol),
    isKnown: !isMember || !isPending,
    toggle: isMember ? (symbol) => void toggle(symbol) : null,
  }
}
