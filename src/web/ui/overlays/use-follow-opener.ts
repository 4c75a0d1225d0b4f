import { type RefObject, useLayoutEffect } from 'react'

const GAP = 4
const EDGE = 16

/** Keeps what is open in the browser's top layer beside its opener while the page scrolls and changes its size. */
export function useFollowOpener(
  open: boolean,
  opener: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    const follow = (): void => {
      if (opener.current !== null && panel.current !== null) place(panel.current, opener.current)
    }
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  })
}

/** Below its opener, above it where there is no room, never beyond the window's edge. */
function place(panel: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height > window.innerHeight - EDGE ? Math.max(EDGE, at.top - GAP - height) : below
  const most = document.documentElement.clientWidth - EDGE - width
  panel.style.translate = `${Math.max(EDGE, Math.min(at.left, most))}px ${top}px`
}
