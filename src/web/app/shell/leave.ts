import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logOut } from '#src/web/client/session-calls.ts'

/** Returns a function that logs out, confirms it with a message and opens the start page (SESS-02). */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void logOut((path) => void navigate(path)), [navigate])
}
