import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize'
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { DataLine20Regular } from '@fluentui/react-icons/svg/data-line'
import { useDeferredValue, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import { PanelBoundary } from '../layout/panel-boundary.tsx'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import styles from './chart-panel.module.css'
import { DepthChart } from './depth-chart.tsx'
import { periodOf, periods } from '../live/periods.ts'
import { PriceChart } from './price-chart.tsx'
import { useChartMarks } from '../products/product-hooks.ts'

export type ChartView = 'price' | 'depth'

type ChartPanelProps = {
  readonly market: Market
  readonly view: ChartView
  readonly onView: (view: ChartView) => void
  /** The chart replaces all other panels. */
  readonly isLarge: boolean
  readonly onLarge: (large: boolean) => void
}

/** The chart panel: candles or depth, with their settings. */
export function ChartPanel({ market, view, onView, isLarge, onLarge }: ChartPanelProps) {
  const t = useText<AreaKeys['trading']>()
  const { period, averages } = useStore(tradingPreferences)
  // The button answers at once; a chart of another period is work enough for a task of its own.
  const shownPeriod = useDeferredValue(period)
  const [asTable, setAsTable] = useState(false)
  const { lines, fills } = useChartMarks(market)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.tools} data-hidden={view === 'depth'}>
          <Segments
            label={t('trading.chart.period')}
            look="chips"
            value={period}
            options={periods.map(({ id }) => ({ value: id, label: t(`trading.period.${id}`) }))}
            onChange={(id) => setTradingPreferences({ period: id })}
          />
          <button
            type="button"
            className={styles.averages}
            aria-pressed={averages}
            onClick={() => setTradingPreferences({ averages: !averages })}
          >
            {t('trading.chart.averages')}
          </button>
        </div>
        <div className={styles.views}>
          {view === 'price' && (
            <IconButton
              size="small"
              label={t(asTable ? 'trading.chart.asChart' : 'trading.chart.asTable')}
              icon={asTable ? <DataLine20Regular /> : <Table20Regular />}
              onClick={() => setAsTable(!asTable)}
            />
          )}
          <Segments
            label={t('trading.chart.view')}
            size="small"
            value={view}
            options={[
              { value: 'price', label: t('trading.chart.candles') },
              { value: 'depth', label: t('trading.chart.depth') },
            ]}
            onChange={onView}
          />
          <IconButton
            size="small"
            className={styles.enlarge ?? ''}
            label={t(isLarge ? 'trading.chart.small' : 'trading.chart.large')}
            icon={isLarge ? <FullScreenMinimize20Regular /> : <FullScreenMaximize20Regular />}
            onClick={() => onLarge(!isLarge)}
          />
        </div>
      </header>
      <PanelBoundary key={view} panel={t(view === 'price' ? 'trading.chart' : 'trading.chart.depth')}>
        {view === 'price' ? (
          <PriceChart
            market={market}
            period={periodOf(shownPeriod)}
            averages={averages}
            orders={lines}
            fills={fills}
            asTable={asTable}
          />
        ) : (
          <DepthChart market={market} />
        )}
      </PanelBoundary>
    </>
  )
}
