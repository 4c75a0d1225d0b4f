import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

let focused: string | null = null
let scrolled: string | null = null

/**
 * A screen that opens takes the focus to its heading, as a page does that the browser loads. Not for the first screen
 * (the browser has done it), nor where the screen has set the focus itself.
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
 * Shows the top of the page as soon as another address is shown, before its screen is there: the skeleton would stand
 * where the screen before was scrolled to. On the way back the browser knows the place.
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
