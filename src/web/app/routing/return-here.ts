import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberReturnTo } from '#src/web/session/session.ts'

/**
 * Remembers this address, with query and fragment, as the one to return to after a log-in. Set while the page
 * renders: a log-out clears it right afterwards, and a page that renders once more while it is being left sets
 * nothing.
 */
export function useReturnHere(): void {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    if (window.location.pathname === pathname) rememberReturnTo(`${pathname}${search}${hash}`)
  }, [pathname, search, hash])
}
