import { useNavigate } from 'react-router-dom'
import { cancelled } from '#src/web/client/cancelled.ts'
import { LOG_IN_PATH } from '#src/web/paths/paths.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'

/**
 * Returns a function that leads a visitor who submits a form to the log-in and back: drafts belong to people, so what was
 * typed comes back by the address.
 */
export function useLogInFirst(operation: string): (back: string) => never {
  const navigate = useNavigate()
  return (back) => {
    rememberReturnTo(back)
    void navigate(LOG_IN_PATH)
    throw cancelled(operation)
  }
}
