import { Link, useLocation } from 'react-router-dom'
import { useChangeFundPassword } from '#generated/client/security/security.ts'
import { changeFundPasswordForm } from '#generated/forms/change-fund-password/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/change-fund-password/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import { FormCard } from './form-card.tsx'
import { LeadOn } from './lead-on.tsx'
import { PATHS } from './paths.ts'

/** /changeFund: a new fund password, proved by the old one (FEAT-03, VAL-06). */
export function ChangeFundScreen() {
  const t = useText<AreaKeys['account']>()
  const { search } = useLocation()
  const { mutateAsync: change } = useChangeFundPassword()
  return (
    <AccountPage title={t('account.changeFund.title')}>
      {({ has }, finish) =>
        has.fundPassword ? (
          <FormCard text={t('account.changeFund.text')}>
            <SchemaForm
              form={changeFundPasswordForm}
              onSubmit={async (value) => {
                await change({ data: toRequest(value) })
                await finish('account.saved.changeFund')
              }}
              asides={{
                oldPassword: (
                  <Link to={`${PATHS.retrieveFund}${search}`} className={styles.link ?? ''}>
                    {t('account.forgot')}
                  </Link>
                ),
              }}
            />
          </FormCard>
        ) : (
          <LeadOn to={PATHS.setFund} />
        )
      }
    </AccountPage>
  )
}
