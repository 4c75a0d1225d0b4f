import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useGetRealNameApplication } from '#generated/client/security/security.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { backOf } from '#src/web/paths/back-link.ts'
import { ACCOUNT_PATH } from '#src/web/paths/paths.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Timeline, type TimelineStep } from '#src/web/ui/states/timeline.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from '../account.module.css'
import type { Security } from '../security.ts'

type ReviewProps = { readonly realName: Security['realName']; readonly onRetry: () => void }

/** The way of an application through its review (STATE-12); the page learns of its end by itself. */
export function Review({ realName, onRetry }: ReviewProps) {
  const t = useText<AreaKeys['account']>()
  const { locale } = useIntl()
  const { state, name, idNumber, reason } = realName
  const { data: application } = useGetRealNameApplication({ query: { select: dataOf } })
  const back = backOf(useLocation().search)
  useVerdictSaid(state)

  const isOpen = state === 'review'
  const end: TimelineStep =
    state === 'failed'
      ? {
          id: 'end',
          state: 'failed',
          title: t('account.review.failed'),
          text: reason,
          action: (
            <Button look="primary" onClick={onRetry}>
              {t('account.realName.go.failed')}
            </Button>
          ),
        }
      : {
          id: 'end',
          state: isOpen ? 'ahead' : 'done',
          title: t('account.realName.verified'),
          ...(!isOpen && { text: [name, idNumber].filter((fact) => fact !== null).join(' · ') }),
        }
  const sent = application?.createTime
  return (
    <Card className={styles.review}>
      <Timeline
        label={t('account.realName')}
        steps={[
          {
            id: 'sent',
            state: 'done',
            title: t('account.review.sent'),
            ...(sent !== undefined && { text: formatInstant(sent, locale, 'minute') }),
          },
          {
            id: 'check',
            state: isOpen ? 'now' : 'done',
            title: t('account.review.check'),
            ...(isOpen && { text: t('account.review.waiting') }),
          },
          end,
        ]}
      />
      {state !== 'failed' && (
        <LinkButton to={back ?? ACCOUNT_PATH} look={state === 'verified' ? 'primary' : 'secondary'}>
          {t(back === null ? 'account.toOverview' : 'account.goBack')}
        </LinkButton>
      )}
    </Card>
  )
}

/** Announces the end of a review while the screen is open. */
function useVerdictSaid(state: Security['realName']['state']): void {
  const t = useText<AreaKeys['account']>()
  const before = useRef(state)
  const say = useEffectEvent(() => {
    if (state === 'verified') showToast({ kind: 'success', title: t('account.review.passed') })
    if (state === 'failed') showToast({ kind: 'info', title: t('account.review.failed') })
  })
  useEffect(() => {
    if (before.current === 'review') say()
    before.current = state
  }, [state])
}
