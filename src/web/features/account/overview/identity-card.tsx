import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useGetMyInfo } from '#generated/client/member/member.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LoginInfo } from '#generated/models/login-info.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { idText } from '#src/core/contract/id.ts'
import { countryName } from '#src/web/forms/country.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { initialsOf } from '#src/core/text/initials.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Security } from '../security.ts'
import styles from './overview.module.css'

/** Shows the member's name, number and account data. */
export function IdentityCard({ security }: { readonly security: Security }) {
  const t = useText<AreaKeys['account']>()
  const { locale, formatNumber } = useIntl()
  const { data: info, isPending } = useGetMyInfo({ query: { select: dataOf } })
  const { memberId, username, since, realName } = security
  // Masked there, whole in the session: the letters are those of the header.
  const member = useMember()
  // One line that is not known (an older server, or an answer that did not come) is a dash.
  const told = (text: (info: LoginInfo) => string | undefined): ReactNode =>
    isPending ? <Skeleton width={64} /> : ((info && text(info)) ?? NO_VALUE)
  return (
    <Card labelledBy="account-who" className={styles.card}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(member?.realName ?? username)}
        </span>
        <div>
          <h2 id="account-who" className={styles.name}>
            {username}
          </h2>
          <p className={styles.id}>
            {t('account.id', { id: idText(memberId) })}
            <CopyButton text={idText(memberId)} label={t('account.copyId')} />
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('account.name')}>
          {(realName.state === 'verified' ? realName.name : null) ?? NO_VALUE}
        </Fact>
        <Fact name={t('account.country')}>
          {told(({ country }) => (country === null ? undefined : countryName(country, locale)))}
        </Fact>
        <Fact name={t('account.since')}>{formatInstant(since, locale, 'day')}</Fact>
        <Fact name={t('account.logIns')}>
          {told(({ loginCount }) => (loginCount === undefined ? undefined : formatNumber(loginCount)))}
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
