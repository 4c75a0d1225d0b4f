import { type ReactNode, Suspense, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { joinLabActivityOperation, sendLabPhoneCodeOperation } from '#generated/operations/lab.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { labActivityPath, LOG_IN_PATH, tradePath } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { type JoinableKind, kindOf } from '../activity-kind.ts'
import styles from '../lab.module.css'
import { isCancelled, stepOf } from '../step.ts'
import type { Held } from './held.ts'
import type { Limit } from './limits.ts'
import { MoneySteps } from './money-steps.tsx'

const JoinForm = lazyChunk(() => import('./join-form.tsx').then(({ JoinForm: part }) => part))

type JoinCardProps = {
  readonly activity: Activity
  readonly limits: readonly Limit[]
  readonly held: Held
  /** Called when the phase of the activity ends. */
  readonly onOver: () => void
}

/** The way to take part in an activity, or why there is none at this moment. */
export function JoinCard(props: JoinCardProps) {
  const t = useText<AreaKeys['lab']>()
  const id = useId()
  const { activity, onOver } = props
  const isOpen = stepOf(activity) === 'ongoing' && !isCancelled(activity)
  return (
    <Card labelledBy={id} className={styles.join}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('lab.join')}
        </h2>
        {isOpen && (
          <span className={styles.countdown}>
            <span className={styles.small}>{t('lab.until.ongoing')}</span>{' '}
            <Countdown key={activity.endTime} until={activity.endTime} onOver={onOver} />
          </span>
        )}
      </div>
      <div className={styles.joinBody}>
        <Inside {...props} />
      </div>
    </Card>
  )
}

function Inside(props: JoinCardProps): ReactNode {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { activity, onOver } = props
  const { type, unit, acceptUnit, startTime, endTime, distributeTime = null } = activity
  const date = (time: typeof endTime): string => formatInstant(time, locale, 'minute')
  const step = stepOf(activity)
  const kind = kindOf(type)
  if (isCancelled(activity)) return <p className={styles.note}>{t('lab.cancelledText')}</p>
  if (step === 'completed')
    return <p className={styles.note}>{t('lab.completedOn', { date: date(distributeTime ?? endTime) })}</p>
  if (step === 'distributing')
    return (
      <p className={styles.note}>
        {distributeTime === null
          ? t('lab.distributingText')
          : t('lab.distributingUntil', { date: date(distributeTime) })}
      </p>
    )
  const opens = step === 'coming' && (
    <p className={styles.opens}>
      <span className={styles.quiet}>{t('lab.opensOn', { date: date(startTime) })}</span>
      <b className={styles.figure}>
        <Countdown key={startTime} until={startTime} onOver={onOver} />
      </b>
    </p>
  )
  if (kind === 'sale')
    return (
      <>
        {opens}
        <p>{t('lab.saleText', { pair: `${unit}/${acceptUnit}` })}</p>
        <LinkButton to={tradePath(`${unit}/${acceptUnit}`)} look="primary" size="large" block>
          {t('lab.toMarket')}
        </LinkButton>
      </>
    )
  if (step === 'coming')
    return (
      <>
        {opens}
        <MoneySteps activity={activity} kind={kind} amount={null} />
      </>
    )
  return <Open {...props} kind={kind} />
}

/** Of an activity that can be joined: the form, or what the reader lacks for it. */
function Open({ activity, limits, held, kind }: JoinCardProps & { readonly kind: JoinableKind }) {
  const t = useText<AreaKeys['lab']>()
  const isMember = useSession().status === 'member'
  const navigate = useNavigate()
  const [{ count, isOpen }, setForm] = useState({ count: 0, isOpen: false })
  const { facts } = useMemberFacts()
  const waiting = <FormSkeleton controls={['line', 120, 'line', 'line']} />
  if (!isMember)
    return (
      <>
        <p>{t('lab.visitorText')}</p>
        <MoneySteps activity={activity} kind={kind} amount={null} />
        <Button
          look="primary"
          size="large"
          block
          onClick={() => {
            rememberReturnTo(labActivityPath(activity.id))
            void navigate(LOG_IN_PATH)
          }}
        >
          {t('lab.logIn')}
        </Button>
      </>
    )
  const missing = limits.filter(({ isMet }) => isMet === false).length
  // A form that is open stays, so that it can say why it was refused; the next one opens only where nothing is missing.
  if (!isOpen && !held.isLoading && missing === 0) setForm({ count, isOpen: true })
  if (held.isLoading) return waiting
  if (missing > 0 && !isOpen)
    return (
      <>
        <MoneySteps activity={activity} kind={kind} amount={null} />
        <Button size="large" block disabled>
          {t('lab.missing', { count: missing })}
        </Button>
      </>
    )
  // The code goes to a phone or an e-mail address: who has neither is led to one of them.
  const isReachable = facts.phone === 'met' || facts.email === 'met'
  return (
    <OperationGate operations={isReachable ? JOIN : JOIN_AND_PHONE} waiting={waiting}>
      <Suspense fallback={waiting}>
        <JoinForm
          // The next participation begins with an empty amount.
          key={count}
          activity={activity}
          kind={kind}
          held={held}
          onJoined={() => setForm({ count: count + 1, isOpen: false })}
        />
      </Suspense>
    </OperationGate>
  )
}

const JOIN = [joinLabActivityOperation]
const JOIN_AND_PHONE = [joinLabActivityOperation, sendLabPhoneCodeOperation]
