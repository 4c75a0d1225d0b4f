import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { prerequisitesOf } from '#src/web/member/prerequisites/missing.ts'
import { Prerequisites } from '#src/web/member/prerequisites/prerequisites.tsx'
import { LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { useSession } from '#src/web/session/hooks.ts'
import styles from './order-form.module.css'
import { SubmitBar } from './submit-bar.tsx'

type OrderGateProps = {
  /** Places the order. */
  readonly operation: Operation
  readonly children: ReactNode
}

/**
 * Shows the submit button to members who may trade; to all others what is missing, with links there and back (VAL-33).
 */
export function OrderGate({ operation, children }: OrderGateProps) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  const { facts } = useMemberFacts()
  if (isMember)
    return (
      <Prerequisites need={prerequisitesOf([operation])} facts={facts} waiting={children}>
        {children}
      </Prerequisites>
    )
  return (
    // A log-in from here returns here.
    <div className={styles.visitor} onClickCapture={() => rememberReturnTo()}>
      <p>{t('trading.form.visitor')}</p>
      <SubmitBar>
        <LinkButton to={LOG_IN_PATH} look="primary" size="large" block>
          {t('trading.form.logIn')}
        </LinkButton>
      </SubmitBar>
      <LinkButton to={SIGN_UP_PATH} size="large" block>
        {t('trading.form.signUp')}
      </LinkButton>
    </div>
  )
}
