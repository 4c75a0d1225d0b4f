import { PeopleCommunity16Regular } from '@fluentui/react-icons/svg/people-community'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { MiningOrder } from '#generated/models/mining-order.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { INVITE_PATH, labActivityPath } from '#src/web/paths/paths.ts'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ProgressBar } from '#src/web/ui/states/progress.tsx'
import { machines } from '../amount-text.ts'
import styles from '../lab.module.css'
import { everyText, periodsText } from '../period-text.ts'
import { boostOf, nextOutput } from './machine-facts.ts'
import { MACHINE_TONES, machineState } from './machine-state.ts'

type MachineCardProps = {
  readonly machine: MiningOrder
  /** At the end of the card: the way to the outputs. */
  readonly children?: ReactNode
}

/** The machines of a participation: what they yield and when, and how many times they have (ENT-14). */
export function MachineCard({ machine, children }: MachineCardProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { title, activityId, amount = null, miningUnit: unit, period, miningDays, miningedDays } = machine
  const state = machineState(machine)
  const every = everyText(period, t)
  const next = nextOutput(machine)
  const isClosed = state === 'closed'
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('lab.machine.next'), next === null ? NO_VALUE : formatInstant(next, locale, 'minute')],
    [
      t('lab.machine.now'),
      isClosed ? NO_VALUE : <Amount key="now" value={machine.currentDaysprofit} unit={unit} trim />,
    ],
    [t('lab.machine.base'), <Amount key="base" value={machine.miningDaysprofit} unit={unit} trim />],
    [t('lab.machine.total'), <Amount key="total" value={machine.totalProfit} unit={unit} trim />],
    [t('lab.machine.time'), periodsText(period, miningDays, t)],
    [t('lab.machine.mined'), periodsText(period, miningedDays, t)],
  ]
  const payout = t('lab.payoutOf', { done: miningedDays, count: miningDays })
  return (
    <Card className={styles.card}>
      <div className={styles.cardTop}>
        <CoinDisc unit={unit} />
        <div className={styles.names}>
          <h2 className={styles.cardTitle}>
            <Link to={labActivityPath(activityId)}>
              {title || t('lab.activityNumber', { number: activityId })}
            </Link>
          </h2>
          <span className={styles.small}>
            {amount === null ? every : `${machines(amount, { t, locale })} · ${every}`}
          </span>
        </div>
        <Badge tone={MACHINE_TONES[state]}>{t(`lab.state.${state}`)}</Badge>
      </div>
      <div className={styles.progress}>
        <span className={styles.between}>
          <b>{payout}</b>
          <span className={styles.quiet}>{t('lab.payoutsLeft', { count: miningDays - miningedDays })}</span>
        </span>
        <ProgressBar
          bare
          label={t('lab.part.machines')}
          share={miningDays === 0 ? 0 : miningedDays / miningDays}
          text={payout}
        />
      </div>
      <dl className={`${stacked.facts ?? ''} ${styles.cardPairs ?? ''}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isPositive(machine.miningInvite ?? ZERO) && !isClosed && <Boost machine={machine} />}
      {children !== undefined && <div className={styles.cardFoot}>{children}</div>}
    </Card>
  )
}

/** By how much friends raise the output, and by how much they may. */
function Boost({ machine }: { readonly machine: MiningOrder }) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const share = (value: typeof ZERO): string => percentText(toPercent(value), locale, { trim: true })
  return (
    <p className={styles.hint}>
      <PeopleCommunity16Regular aria-hidden />
      <span>
        {t('lab.boostNow', {
          now: share(boostOf(machine)),
          each: share(machine.miningInvite ?? ZERO),
          most: share(machine.miningInvitelimit ?? ZERO),
        })}{' '}
        <Link to={INVITE_PATH} className={styles.link ?? ''}>
          {t('lab.invite')}
        </Link>
      </span>
    </p>
  )
}
