import { createStore } from '#src/core/store/store.ts'

export type OverlayName = 'language' | 'currency' | 'appearance' | 'drawer'

type Open = { readonly name: OverlayName; readonly opener: Element | null }

const store = createStore<Open | null>(null)

/** What lies over the page, opened from header, drawer and footer alike. */
export const overlayStore = { get: store.get, subscribe: store.subscribe }

/** Opens an overlay. One that is opened out of another (language out of the drawer) takes its place. */
export function openOverlay(name: OverlayName): void {
  store.set({ name, opener: store.get()?.opener ?? document.activeElement })
}

/** Closes it and puts the focus back where it was opened from. */
export function closeOverlay(): void {
  const opener = store.get()?.opener
  store.set(null)
  if (opener instanceof HTMLElement && opener.isConnected) requestAnimationFrame(() => opener.focus())
}
