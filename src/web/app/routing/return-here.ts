import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberReturnTo } from '#src/web/session/session.ts'

/**
 * Whoever logs in from here comes back here, with query and fragment. Said while the page is drawn: a log-out
 * takes it back right afterwards, and a page that is drawn once more while it is being left says nothing.
 */
export function useReturnHere(): void {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    if (window.location.pathname === pathname) rememberReturnTo(`${pathname}${search}${hash}`)
  }, [pathname, search, hash])
}
