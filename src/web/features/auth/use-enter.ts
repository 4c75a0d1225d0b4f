import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#src/web/session/hooks.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { takeReturnTo } from '#src/web/session/session.ts'

/**
 * Leaves the screen as soon as somebody is logged in, here or in another tab: back to where they were asked
 * to log in, or else to `fallback`. The log-in screen does not stay in the history.
 */
export function useEnter(fallback: string): void {
  const { status } = useSession()
  const navigate = useNavigate()
  // Taking the way back forgets it: once only, though React runs effects twice in development.
  const left = useRef(false)
  useEffect(() => {
    if (status !== 'member' || left.current) return
    left.current = true
    const isKnown = returnToEntry.read() !== null
    void navigate(isKnown ? takeReturnTo() : fallback, { replace: true })
  }, [status, navigate, fallback])
}
