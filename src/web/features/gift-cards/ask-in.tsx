import type { AreaKeys } from '#generated/messages/keys.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './collection.module.css'

/** The ways in for visitors; both lead back here, card and all. `invite` is filled in on the registration (VAL-05). */
export function AskIn({ invite = '' }: { readonly invite?: string }) {
  const t = useText<AreaKeys['shell']>()
  const register = invite === '' ? '/Register' : `/Register?code=${encodeURIComponent(invite)}`
  return (
    <div className={styles.ways} onClickCapture={() => rememberReturnTo()}>
      <LinkButton to={register} look="primary" size="large" block>
        {t('shell.signUp')}
      </LinkButton>
      <LinkButton to="/Login" size="large" block>
        {t('shell.logIn')}
      </LinkButton>
    </div>
  )
}
