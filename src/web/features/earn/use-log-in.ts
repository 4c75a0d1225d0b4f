import { useNavigate } from 'react-router-dom'
import { ApiError } from '#src/web/client/api-error.ts'
import { LOG_IN_PATH } from '#src/web/paths/paths.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'

/** Makes the error of a cancelled confirmation: forms show nothing for it and keep what was typed. */
export const unwanted = (): ApiError => new ApiError({ operation: 'earn', kind: 'cancelled', message: '' })

/**
 * Returns a function that leads a visitor to the log-in and back: drafts belong to people, so what was typed comes back
 * by the address.
 */
export function useLogIn(): (back: string) => never {
  const navigate = useNavigate()
  return (back) => {
    rememberReturnTo(back)
    void navigate(LOG_IN_PATH)
    throw unwanted()
  }
}
