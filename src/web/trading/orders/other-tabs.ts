/**
 * What other tabs of this browser cannot know otherwise: exchanges push what becomes of an order, but not that one was
 * placed. Nothing but the fact goes from tab to tab; each reads its member's orders anew.
 */
let channel: BroadcastChannel | null = null
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel('openbourse.orders'))

/** Orders were placed or cancelled here. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only and takes none
export const tellOtherTabs = (): void => opened().postMessage('changed')

/** Runs `listener` when orders were placed or cancelled in another tab. */
export function onOrdersElsewhere(listener: () => void): () => void {
  const heard = (): void => listener()
  opened().addEventListener('message', heard)
  return () => opened().removeEventListener('message', heard)
}
