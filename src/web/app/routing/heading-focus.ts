import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

let path: string | null = null

/**
 * A screen that opens takes the focus to its heading and shows its top, as a page does that the browser
 * loads. Not for the first screen (the browser has done it), nor where the screen has set the focus itself.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const isFirst = path === null || path === pathname
    path = pathname
    if (isFirst) return
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    if (document.querySelector('main :focus') === null)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, type])
}
