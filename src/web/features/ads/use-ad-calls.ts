import { useQueryClient } from '@tanstack/react-query'
import {
  getFilterMyAdsQueryKey,
  getGetMyAdQueryKey,
  useDeleteAd,
  usePutAdOnShelf,
  useTakeAdOffShelf,
} from '#generated/client/ads/ads.ts'
import { getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Id } from '#generated/models/id.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** The acts on one ad. Each says how it ended; none rejects. A sale freezes coins, so wallets are read anew. */
export function useAdCalls(id: Id) {
  const t = useText<AreaKeys['ads']>()
  const queries = useQueryClient()
  const { mutateAsync: put, isPending: isPutting } = usePutAdOnShelf()
  const { mutateAsync: take, isPending: isTaking } = useTakeAdOffShelf()
  const { mutateAsync: drop, isPending: isDropping } = useDeleteAd()

  async function act(call: () => Promise<unknown>, done: AreaKeys['ads']): Promise<void> {
    try {
      await call()
      showToast({ kind: 'success', title: t(done, { id }) })
    } catch (error) {
      showToast({
        kind: 'error',
        title: t('ads.failed'),
        text: error instanceof Error ? error.message : null,
      })
    }
    const keys = [anyRequest(getFilterMyAdsQueryKey()), getGetMyAdQueryKey({ id }), getListWalletsQueryKey()]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }

  const data = { id }
  return {
    putOn: () => act(() => put({ data }), 'ads.isOn'),
    takeOff: () => act(() => take({ data }), 'ads.isOff'),
    remove: () => act(() => drop({ data }), 'ads.deleted'),
    busy: isPutting || isTaking || isDropping,
  }
}
