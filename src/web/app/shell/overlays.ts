import { createStore } from '#src/core/store/store.ts'

export type OverlayName = 'language' | 'currency' | 'appearance' | 'drawer'

type Open = { readonly name: OverlayName; readonly opener: Element | null }

const store = createStore<Open | null>(null)

/** The overlay that is open, opened from header, drawer and footer alike. */
export const overlayStore = { get: store.get, subscribe: store.subscribe }

/** Opens an overlay. It replaces an open one (the language dialog replaces the drawer). */
export function openOverlay(name: OverlayName): void {
  store.set({ name, opener: store.get()?.opener ?? document.activeElement })
}

/** Closes the overlay and returns the focus to where it was opened from. */
export function closeOverlay(): void {
  const opener = store.get()?.opener
  store.set(null)
  if (opener instanceof HTMLElement && opener.isConnected) requestAnimationFrame(() => opener.focus())
}
