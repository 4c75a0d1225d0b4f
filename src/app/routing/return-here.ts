import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberReturnTo } from '#src/session/session.ts'

/** Whoever logs in from here comes back here, with query and fragment. */
export function useReturnHere(): void {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberReturnTo(`${pathname}${search}${hash}`), [pathname, search, hash])
}
