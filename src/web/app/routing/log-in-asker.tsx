import { useNavigate } from 'react-router-dom'
import { LOG_IN_PATH } from '#src/web/paths/paths.ts'
import { useLogInAsked } from '#src/web/session/hooks.ts'

/**
 * Opens the log-in page when a call was refused because nobody is logged in (SESS-07). That page says why (MSG-08);
 * the session remembers the way back, and forms keep what was typed.
 */
export function LogInAsker() {
  const navigate = useNavigate()
  useLogInAsked(() => void navigate(LOG_IN_PATH))
  return null
}
