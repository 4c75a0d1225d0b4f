import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Notice } from '../shell/notice.tsx'
import { useDescription } from './description.ts'
import { useHeadingFocus } from './heading-focus.ts'
import { useReturnHere } from './return-here.ts'

type AskToLogInProps = {
  /** The session has ended. */
  readonly expired: boolean
}

/** In the place of a member's screen: asks a visitor to log in, and remembers the way back. */
export function AskToLogIn({ expired }: AskToLogInProps) {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  useReturnHere()
  useHeadingFocus()
  useDescription()
  return (
    <Notice
      icon={<LockClosed24Regular />}
      title={t('shell.logInFirst.title')}
      text={t(expired ? 'shell.logInFirst.expired' : 'shell.logInFirst.text')}
    >
      <LinkButton to={SIGN_UP_PATH}>{t('shell.signUp')}</LinkButton>
      <LinkButton to={LOG_IN_PATH} look="primary">
        {t('shell.logIn')}
      </LinkButton>
    </Notice>
  )
}
