import { type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Decimal } from '#src/core/money/decimal.ts'
import { lazyChunk } from '../loading/lazy-chunk.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import { ChartBoundary } from './chart-boundary.tsx'
import styles from './ring.module.css'

const RingPlot = lazyChunk(() => import('./ring-plot.tsx').then(({ RingPlot: part }) => part))

export type RingSlice = {
  readonly id: string
  readonly label: string
  /** Percent of the whole. */
  readonly percent: Decimal
  /** Worth of the slice, shown beside the name. */
  readonly value?: ReactNode
}

type AllocationRingProps = {
  readonly label: string
  /** The largest first, at most five: small ones are put together by the caller. */
  readonly slices: readonly RingSlice[]
  /** In the middle of the ring. */
  readonly middle?: ReactNode
}

/** Parts of a whole: a ring, and beside it the same in words and numbers, which is what a screen reader gets. */
export function AllocationRing({ label, slices, middle }: AllocationRingProps) {
  const { locale } = useIntl()
  return (
    <figure className={styles.ring} aria-label={label}>
      <div className={styles.plot} aria-hidden="true">
        <ChartBoundary instead={null}>
          <Suspense fallback={<span className={styles.waiting} />}>
            <RingPlot slices={slices} />
          </Suspense>
        </ChartBoundary>
        <div className={styles.middle}>{middle}</div>
      </div>
      <ul className={styles.legend} aria-label={label}>
        {slices.map(({ id, label: name, percent, value }, index) => (
          <li key={id}>
            <span className={styles.mark} data-slice={index + 1} />
            <span className={styles.name}>{name}</span>
            {value !== undefined && <span className={styles.value}>{value}</span>}
            <span className={styles.percent}>
              {percentText(percent, locale, { places: 1, minimumPlaces: 1 })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
