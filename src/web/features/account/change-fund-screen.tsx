import { Link, useLocation } from 'react-router-dom'
import { useChangeFundPassword } from '#generated/client/security/security.ts'
import { changeFundPasswordForm } from '#generated/forms/change-fund-password/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/change-fund-password/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { RETRIEVE_FUND_PASSWORD_PATH, SET_FUND_PASSWORD_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import { FormCard } from './form-card.tsx'
import { RedirectTo } from './redirect-to.tsx'

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
                  <Link to={`${RETRIEVE_FUND_PASSWORD_PATH}${search}`} className={styles.link ?? ''}>
                    {t('account.forgot')}
                  </Link>
                ),
              }}
            />
          </FormCard>
        ) : (
          <RedirectTo to={SET_FUND_PASSWORD_PATH} />
        )
      }
    </AccountPage>
  )
}
