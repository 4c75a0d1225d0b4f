import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { STATE_OF, STATE_TONES } from '#src/web/c2c/order-status.ts'
import { appealFrom, payUntil } from '#src/web/c2c/order-times.ts'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './order.module.css'
import { type Phase, phasesOf, sideOfOrder } from './phases.ts'

/** Side and amount, number, state, the countdown that counts now, and the phases of the order. */
export function OrderHead({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale, formatMessage } = useIntl()
  const { orderSn, amount, unit, otherSide } = order
  const side = sideOfOrder(order)
  const state = STATE_OF[order.status]
  const phases = phasesOf(order)
  const heading = useRef<HTMLHeadingElement>(null)
  // Opened from the list, whose address has the same path: the route does not move the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const textOf = ({ name, at, state: where }: Phase): string =>
    at !== null
      ? formatInstant(at, locale, 'time')
      : where === 'done'
        ? ''
        : t(`c2c-orders.phase.${name}.text`, {
            until: formatInstant(payUntil(order), locale, 'time'),
            amount: formatDecimal(amount, locale, { unit, trim: true }),
          })
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <div className={styles.what}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t(`c2c-orders.head.${side}`, { amount: formatDecimal(amount, locale, { unit, trim: true }) })}
          </h1>
          <div className={styles.number}>
            <output>
              <Badge tone={STATE_TONES[state]}>{t(`c2c-orders.state.${state}`)}</Badge>
            </output>
            <span>{orderSn}</span>
            <CopyButton text={orderSn} label={t('c2c-orders.copyNumber')} />
          </div>
        </div>
        <Clock order={order} />
      </div>
      <ol className={styles.phases} aria-label={t('c2c-orders.phases')}>
        {phases.map((phase) => (
          <li
            key={phase.name}
            data-state={phase.state}
            aria-current={phase.state === 'now' || phase.state === 'failed' ? 'step' : undefined}
          >
            <span className={styles.phase}>
              {t(`c2c-orders.phase.${side}.${phase.name}`, { name: otherSide })}
              <VisuallyHidden>{`, ${formatMessage({ id: `ui.step.${phase.state}` })}`}</VisuallyHidden>
            </span>
            <span className={styles.second}>{textOf(phase)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Clock({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const state = STATE_OF[order.status]
  const until = state === 'unpaid' ? payUntil(order) : state === 'paid' ? appealFrom(order) : null
  if (until === null) return null
  const key = state === 'unpaid' ? 'c2c-orders.leftToPay' : 'c2c-orders.appealIn'
  return (
    <div className={styles.clock}>
      <span className={styles.second}>{t(key, { until: formatInstant(until, locale, 'time') })}</span>
      <span className={styles.left}>
        <Countdown until={until} />
      </span>
    </div>
  )
}
