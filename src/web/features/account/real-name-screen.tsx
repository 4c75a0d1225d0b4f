import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountPage } from './account-page.tsx'
import { Application } from './real-name/application.tsx'
import { Review } from './real-name/review.tsx'

/** /realName: three photos and a number, then the review, through to verified or failed and tried again (FEAT-04). */
export function RealNameScreen() {
  const t = useText<AreaKeys['account']>()
  const [again, setAgain] = useState(false)
  return (
    <AccountPage title={t('account.realName')}>
      {({ realName }) =>
        realName.state === 'none' || (realName.state === 'failed' && again) ? (
          <Application again={again} onSent={() => setAgain(false)} />
        ) : (
          <Review realName={realName} onRetry={() => setAgain(true)} />
        )
      }
    </AccountPage>
  )
}
