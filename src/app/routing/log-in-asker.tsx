import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useLogInAsked } from '#src/session/hooks.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'

/**
 * Goes to the log-in page when a call was refused because nobody is logged in (SESS-07, MSG-08). The session
 * has remembered the way back, forms keep what was typed.
 */
export function LogInAsker() {
  const intl = useIntl()
  const navigate = useNavigate()
  useLogInAsked(() => {
    showToast({ kind: 'info', title: intl.formatMessage({ id: 'shell.logInFirst.title' }) })
    void navigate('/Login')
  })
  return null
}
