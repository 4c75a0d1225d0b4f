import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedOrder } from '#generated/models/locked-order.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { labActivityPath } from '#src/web/paths/paths.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { coins } from '../amount-text.ts'
import styles from '../lab.module.css'
import { periodsText } from '../period-text.ts'
import { ReleaseBars } from '../release-bars.tsx'
import { scheduleOfLock } from '../schedule.ts'
import { givenFor, nextRelease, releaseText } from './lock-facts.ts'
import { LOCK_TONES, lockState } from './lock-state.ts'

type LockCardProps = {
  readonly lock: LockedOrder
  /** Called when a release is due. */
  readonly onOver: () => void
  /** At the end of the card: its schedule, or the way there. */
  readonly children?: ReactNode
}

/** A lock: what was given and comes back, the next release, and all of them as columns (ENT-15). */
export function LockCard({ lock, onOver, children }: LockCardProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const write = { t, locale }
  const {
    title,
    activityId,
    releaseUnit: unit,
    totalLocked,
    totalRelease,
    period,
    lockedDays,
    releasedDays,
  } = lock
  const state = lockState(lock)
  const releases = scheduleOfLock(lock)
  const next = nextRelease(lock)
  const given = givenFor(lock)
  const back = { back: coins(totalLocked, unit, write), time: periodsText(period, lockedDays, t) }
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.coin}>
          <CoinDisc unit={unit} />
          <span className={styles.two}>
            <h2 className={styles.cardTitle}>
              <Link to={labActivityPath(activityId)}>
                {title || t('lab.activityNumber', { number: activityId })}
              </Link>
            </h2>
            <span className={styles.small}>
              {given === null
                ? t('lab.lockBack', back)
                : t('lab.lockGiven', {
                    ...back,
                    given: coins(given, unit, write),
                    date: formatInstant(lock.createTime, locale, 'short'),
                  })}
            </span>
          </span>
        </span>
        <Badge tone={LOCK_TONES[state]}>{t(`lab.state.${state}`)}</Badge>
      </div>
      <div className={styles.lock}>
        <div className={styles.lockNow}>
          {next !== null && (
            <>
              <span className={styles.quiet}>{t('lab.lock.next')}</span>
              <span className={styles.figure}>
                <Amount value={next.amount} unit={unit} trim />
              </span>
              {next.time !== null && (
                <span>
                  {formatInstant(next.time, locale, 'minute')}{' '}
                  <span className={styles.quiet}>
                    <Countdown key={next.time} until={next.time} onOver={onOver} />
                  </span>
                </span>
              )}
            </>
          )}
          <Facts className={styles.lockFacts}>
            <Fact name={t('lab.lock.released')}>
              <Amount value={totalRelease} unit={unit} trim />
            </Fact>
            <Fact name={t('lab.lock.toRelease')}>
              <Amount value={subtract(totalLocked, totalRelease)} unit={unit} trim />
            </Fact>
            <Fact name={t('lab.lock.time')}>{back.time}</Fact>
            <Fact name={t('lab.lock.done')}>
              {t('lab.lock.doneOf', { done: releasedDays, count: lockedDays })}
            </Fact>
          </Facts>
        </div>
        <div className={styles.lockBars}>
          <p className={styles.small}>{releaseText(lock, write)}</p>
          <ReleaseBars
            amounts={releases.map(({ amount }) => amount)}
            done={releasedDays - (releases[0]?.number ?? 1) + 1}
          />
        </div>
      </div>
      {children}
    </Card>
  )
}
