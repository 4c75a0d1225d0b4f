/**
 * Tells the other tabs of this browser about placed orders: exchanges push changes of an order, but not its placing.
 * The message carries no data; each tab reads its member's orders anew.
 */
let channel: BroadcastChannel | null = null
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel('openbourse.orders'))

/** Notifies other tabs that orders were placed or cancelled here. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only and takes none
export const notifyOtherTabs = (): void => opened().postMessage('changed')

/** Calls `listener` when orders were placed or cancelled in another tab. @returns the unsubscribe function */
export function onOrdersInOtherTab(listener: () => void): () => void {
  const heard = (): void => listener()
  opened().addEventListener('message', heard)
  return () => opened().removeEventListener('message', heard)
}
