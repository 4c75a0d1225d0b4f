import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { useFavouriteCalls } from './products/product-hooks.ts'

export type Favourites = {
  /** False where the exchange keeps none of this product. */
  readonly isOffered: boolean
  readonly has: (symbol: string) => boolean
  /** False while a member's favourites load: the star cannot be pressed before. */
  readonly isKnown: boolean
  /** Adds or removes a market; null for visitors, who have no favourites, and where none are kept. */
  readonly toggle: ((symbol: string) => void) | null
}

/** Returns a member's favourite markets of the product. Adding and removing confirm with a message (MSG-25). */
export function useFavourites(): Favourites {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const calls = useFavouriteCalls(isMember)
  const symbols = calls?.symbols
  const known = useMemo(() => new Set(symbols), [symbols])

  async function toggle(symbol: string): Promise<void> {
    if (calls === null || calls.isChanging) return
    const had = known.has(symbol)
    try {
      await calls.change(symbol, !had)
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
    isOffered: calls !== null,
    has: (symbol) => known.has(symbol),
    isKnown: !isMember || calls?.isPending !== true,
    toggle: isMember && calls !== null ? (symbol) => void toggle(symbol) : null,
  }
}
