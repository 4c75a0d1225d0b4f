import { useDeleteAd, usePutAdOnShelf, useTakeAdOffShelf } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Id } from '#generated/models/id.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** The acts on one ad. Each says how it ended; none rejects. */
export function useAdCalls(id: Id) {
  const t = useText<AreaKeys['ads']>()
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
    await untilFresh()
  }

  const data = { id }
  return {
    putOn: () => act(() => put({ data }), 'ads.isOn'),
    takeOff: () => act(() => take({ data }), 'ads.isOff'),
    remove: () => act(() => drop({ data }), 'ads.deleted'),
    busy: isPutting || isTaking || isDropping,
  }
}
