import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toChartNumber } from '#src/money/chart.ts'
import { formatDecimal } from '#src/money/format.ts'
import type { DisplayCurrency } from '#src/session/currency.ts'
import { Money } from '#src/ui/amount.tsx'
import { Card } from '#src/ui/card.tsx'
import { useText } from '#src/ui/text.ts'
import { allocationOf, type Slice } from './allocation.ts'
import { type Asset, inCurrency } from './assets.ts'
import styles from './allocation.module.css'

type AllocationCardProps = { readonly assets: readonly Asset[]; readonly currency: DisplayCurrency }

/** Which coins the value lies in: a ring, and the same in words and numbers beside it. */
export function AllocationCard({ assets, currency: { symbol, rate } }: AllocationCardProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale } = useIntl()
  const slices = allocationOf(assets)
  const coins = slices.reduce((count, slice) => count + slice.coins, 0)
  return (
    <Card labelledBy="wallet-allocation" className={styles.card}>
      <h2 id="wallet-allocation" className={styles.title}>
        {t('wallet.allocation')}
      </h2>
      <div className={styles.body}>
        <div className={styles.chart} aria-hidden="true">
          <Ring slices={slices} />
          <p className={styles.middle}>
            <span className={styles.count}>{coins}</span>
            <span className={styles.coins}>{t('wallet.coins', { count: coins })}</span>
          </p>
        </div>
        {slices.length === 0 ? (
          <p className={styles.none}>{t('wallet.allocationEmpty')}</p>
        ) : (
          <ul className={styles.legend}>
            {slices.map(({ unit, coins: others, usd, percent }, index) => (
              <li key={unit ?? 'others'}>
                <span className={styles.mark} data-slice={index + 1} />
                <span className={styles.name}>{unit ?? t('wallet.others', { count: others })}</span>
                <span className={styles.value}>
                  <Money value={inCurrency(usd, rate)} symbol={symbol} />
                </span>
                <span className={styles.percent}>
                  {formatDecimal(percent, locale, { places: 1, minimumPlaces: 1, unit: '%' })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** Slices thinner than this cannot be seen. */
const THINNEST = 0.8
const GAP = 1.6

function Ring({ slices }: { readonly slices: readonly Slice[] }) {
  const sizes = slices.map(({ percent }) => Math.max(THINNEST, toChartNumber(percent)))
  const whole = sizes.reduce((so, size) => so + size, 0)
  const gap = slices.length > 1 ? GAP : 0
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((so, size) => so + size, 0))
  return (
    <svg viewBox="0 0 120 120" className={styles.ring}>
      <circle className={styles.track} cx="60" cy="60" r="54" />
      {sizes.map((size, index) => {
        const share = (size / whole) * 100
        const from = ((starts[index] ?? 0) / whole) * 100
        return (
          <circle
            key={slices[index]?.unit ?? 'others'}
            data-slice={index + 1}
            cx="60"
            cy="60"
            r="54"
            pathLength="100"
            strokeDasharray={`${Math.max(THINNEST / 2, share - gap)} 100`}
            strokeDashoffset={-from - gap / 2}
          />
        )
      })}
    </svg>
  )
}
