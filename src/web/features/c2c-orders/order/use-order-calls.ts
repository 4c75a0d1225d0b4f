import { useCancelOtcOrder, usePayOtcOrder } from '#generated/client/otc/otc.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** Acts of the buyer that need nothing but a confirmation. Each says how it ended; none rejects. */
export function useOrderCalls(orderSn: string) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { mutateAsync: pay, isPending: isPaying } = usePayOtcOrder()
  const { mutateAsync: cancel, isPending: isCancelling } = useCancelOtcOrder()

  async function act(call: () => Promise<unknown>, done: AreaKeys['c2c-orders']): Promise<void> {
    try {
      await call()
      showToast({ kind: 'success', title: t(done) })
    } catch (error) {
      showToast({
        kind: 'error',
        title: t('c2c-orders.failed'),
        text: error instanceof Error ? error.message : null,
      })
    }
    await untilFresh()
  }

  const data = { orderSn }
  return {
    pay: () => act(() => pay({ data }), 'c2c-orders.isPaid'),
    cancel: () => act(() => cancel({ data }), 'c2c-orders.isCancelled'),
    busy: isPaying || isCancelling,
  }
}
