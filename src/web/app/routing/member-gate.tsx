import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Notice } from '../shell/notice.tsx'
import { useDescription } from './description.ts'
import { useHeadingFocus } from './heading-focus.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useReturnHere } from './return-here.ts'

/** Shows the screen to members; asks visitors to log in and returns them here afterwards (SHELL-15, MSG-08). */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const { status, checked, token } = useSession()
  if (status === 'member') return children
  // A token without its member: the check at start will tell who this is.
  if (!checked && token !== null) return <ScreenSkeleton />
  return <AskToLogIn expired={status === 'expired'} />
}

function AskToLogIn({ expired }: { readonly expired: boolean }) {
  const t = useText<AreaKeys['shell']>()
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
