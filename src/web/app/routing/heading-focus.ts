import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

let focused: string | null = null
let scrolled: string | null = null

/**
 * Moves the focus to the heading of a screen when it opens, as a browser does for a page that it loads. Leaves it
 * alone for the first screen (the browser has done it) and where the screen has set the focus itself.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isFirst = focused === null || focused === pathname
    focused = pathname
    if (isFirst) return
    if (document.querySelector('main :focus') === null)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Scrolls to the top as soon as the address changes, before its screen is there: otherwise the skeleton would stand
 * where the previous screen was scrolled to. On the way back the browser restores the place.
 */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const isFirst = scrolled === null || scrolled === pathname
    scrolled = pathname
    if (!isFirst && type !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, type])
}
