import { noteUnseen, unseenOrders } from '#src/web/session/unseen-orders.ts'
import { dismissToast, showToast, type ToastRequest } from '#src/web/ui/toast/toast-store.ts'

/** The message about C2C orders on the screen. */
let shown: { readonly orderSn: string; readonly id: number } | null = null

function dismiss(): void {
  if (shown !== null) dismissToast(shown.id)
  shown = null
}

/**
 * Tells news of a C2C order until the member looks at the order. It takes the place of older news, of other orders too,
 * which menu and title count: several messages that stay would cover a phone.
 */
export function showOrderToast(orderSn: string, request: ToastRequest): void {
  noteUnseen(orderSn)
  dismiss()
  shown = { orderSn, id: showToast(request) }
}

unseenOrders.subscribe(() => {
  if (shown !== null && !unseenOrders.get().has(shown.orderSn)) dismiss()
})
