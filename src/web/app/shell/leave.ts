import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logOut } from '#src/web/client/session-calls.ts'

/** Logs out, says so and goes to the start page (SESS-02). */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void logOut((path) => void navigate(path)), [navigate])
}
