import { DataLine20Regular } from '@fluentui/react-icons/svg/data-line'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { type ReactNode, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../primitives/icon-button.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { ChartBoundary } from './chart-boundary.tsx'
import styles from './chart.module.css'

type ChartFrameProps = {
  /** Names chart and table. */
  readonly label: string
  /** Pixels, kept while the chart is on its way. */
  readonly height: number
  /** The same numbers as a table: what is shown on wish, and where the chart could not be loaded. */
  readonly table: ReactNode
  readonly children: ReactNode
}

/**
 * Frames a chart: its place, its name, and a switch to the same numbers as a table. The drawing is hidden from screen
 * readers; the table is what they read.
 */
export function ChartFrame({ label, height, table, children }: ChartFrameProps) {
  const intl = useIntl()
  const [asTable, setAsTable] = useState(false)
  const name = intl.formatMessage({ id: asTable ? 'ui.chart.asChart' : 'ui.chart.asTable' })
  const broken = (
    <div className={styles.instead} style={{ height }}>
      <p>{intl.formatMessage({ id: 'ui.chart.failed' })}</p>
      {table}
    </div>
  )
  return (
    <figure className={styles.figure} aria-label={label}>
      <span className={styles.switch}>
        <IconButton
          size="small"
          label={name}
          icon={asTable ? <DataLine20Regular /> : <Table20Regular />}
          onClick={() => setAsTable(!asTable)}
        />
      </span>
      {asTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there
        <section className={styles.instead} style={{ height }} aria-label={label} tabIndex={0}>
          {table}
        </section>
      ) : (
        <ChartBoundary instead={broken}>
          <Suspense fallback={<Skeleton height={height} />}>
            <div style={{ height }} aria-hidden="true">
              {children}
            </div>
          </Suspense>
        </ChartBoundary>
      )}
    </figure>
  )
}
