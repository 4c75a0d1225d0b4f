import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { shareOf } from '#src/core/money/chart.ts'
import { type Decimal, placesOf, toUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatDay } from '#src/core/time/format.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LossLimitDialog } from './loss-limit-dialog.tsx'
import styles from './loss-limit.module.css'
import { useDayLoss, useLossLimit } from './use-day-loss.ts'

type LossLimitPanelProps = { readonly coin: string; readonly places: number }

/** Today's loss over options and second contracts, and the member's own limit of it. */
export function LossLimitPanel({ coin, places }: LossLimitPanelProps) {
  const t = useText<AreaKeys['stakes']>()
  const { locale } = useIntl()
  const { amount, next } = useLossLimit()
  const lost = useDayLoss(coin)?.lost ?? null
  const [isOpen, setOpen] = useState(false)
  if (useSession().status !== 'member') return null
  const write = (value: Decimal | null): string =>
    formatDecimal(value, locale, { places, minimumPlaces: Math.min(2, places) })
  const unit = (value: Decimal): string => formatDecimal(value, locale, { trim: true, unit: coin })
  return (
    <section className={styles.panel} aria-label={t('stakes.limit')}>
      <p className={styles.line}>
        <span>{t('stakes.limit.loss')}</span>
        <span className={styles.sum}>
          {amount === null
            ? formatDecimal(lost, locale, { minimumPlaces: Math.min(2, places), trim: true, unit: coin })
            : t('stakes.limit.sumOf', { lost: write(lost), limit: unit(amount) })}
        </span>
      </p>
      {amount !== null && (
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${lost === null ? 0 : filled(lost, amount)}%` }} />
        </div>
      )}
      <p className={styles.note}>
        <span>
          {next === null
            ? t(amount === null ? 'stakes.limit.none' : 'stakes.limit.yours')
            : t(next.amount === null ? 'stakes.limit.endsOn' : 'stakes.limit.changesOn', {
                day: formatDay(next.from, locale),
                limit: next.amount === null ? '' : unit(next.amount),
              })}
        </span>
        <button type="button" className={styles.change} onClick={() => setOpen(true)}>
          {t(amount === null ? 'stakes.limit.set' : 'stakes.limit.change')}
        </button>
      </p>
      {isOpen && <LossLimitDialog coin={coin} places={places} onClose={() => setOpen(false)} />}
    </section>
  )
}

const WHOLE = 100

/** Per cent of the limit, at most all of it. */
function filled(lost: Decimal, limit: Decimal): number {
  if (!isPositive(limit)) return WHOLE
  const scale = Math.max(placesOf(lost), placesOf(limit))
  return Math.min(WHOLE, WHOLE * shareOf(toUnits(lost, scale), toUnits(limit, scale)))
}
