import { PhoneKey24Regular } from '@fluentui/react-icons/svg/phone-key'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { backOf, withBack } from '#src/web/paths/back-link.ts'
import { AUTHENTICATOR_PATH, REMOVE_AUTHENTICATOR_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { SetUp } from './authenticator/set-up.tsx'

/** /changeGoogle: sets up an authenticator app; where there is one already, the way through removing it (FEAT-03). */
export function ChangeGoogleScreen() {
  const t = useText<AreaKeys['account']>()
  return (
    <AccountPage title={t('account.authenticator')}>
      {({ has }, finish) => (has.authenticator ? <RemoveFirst /> : <SetUp finish={finish} />)}
    </AccountPage>
  )
}

function RemoveFirst() {
  const t = useText<AreaKeys['account']>()
  const back = backOf(useLocation().search)
  const here = back === null ? AUTHENTICATOR_PATH : withBack(AUTHENTICATOR_PATH, back)
  return (
    <Card>
      <EmptyState
        icon={<PhoneKey24Regular />}
        title={t('account.changeGoogle.bound')}
        action={
          <LinkButton to={withBack(REMOVE_AUTHENTICATOR_PATH, here)} look="primary">
            {t('account.changeGoogle.replace')}
          </LinkButton>
        }
      >
        {t('account.changeGoogle.boundText')}
      </EmptyState>
    </Card>
  )
}
