import type { AreaKeys } from '#generated/messages/keys.ts'
import { LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { signUpPath } from '#src/web/paths/query-paths.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './collection.module.css'

/** The ways in for visitors; both lead back here, card and all. `invite` is filled in on the registration (VAL-05). */
export function LogInLinks({ invite = '' }: { readonly invite?: string }) {
  const t = useText<AreaKeys['shell']>()
  const register = invite === '' ? SIGN_UP_PATH : signUpPath(invite)
  return (
    <div className={styles.ways} onClickCapture={() => rememberReturnTo()}>
      <LinkButton to={register} look="primary" size="large" block>
        {t('shell.signUp')}
      </LinkButton>
      <LinkButton to={LOG_IN_PATH} size="large" block>
        {t('shell.logIn')}
      </LinkButton>
    </div>
  )
}
