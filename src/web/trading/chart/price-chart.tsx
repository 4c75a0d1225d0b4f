import { ChevronDoubleRight16Regular } from '@fluentui/react-icons/svg/chevron-double-right'
import { useEffect, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isAtLeast } from '#src/core/money/compare.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import type { Fill } from '../orders/fills.ts'
import { useLastPrice } from '../ticker/use-last-price.ts'
import { CandleTable } from './candle-table.tsx'
import { createDrawing } from './drawing.ts'
import { Legend } from './legend.tsx'
import type { Period } from '../live/periods.ts'
import type { ChartOrder } from './price-canvas.ts'
import styles from './price-chart.module.css'
import { useCandles } from './use-candles.ts'
import { useCandlesAt } from './use-candles-at.ts'
import { usePriceCanvas } from './use-price-canvas.ts'

/** Pixels from the top of the chart to its legend (price-chart.module.css). */
const LEGEND_TOP = 8

type PriceChartProps = {
  readonly market: Market
  readonly period: Period
  readonly averages: boolean
  readonly orders: readonly ChartOrder[]
  readonly fills: readonly Fill[]
  readonly asTable: boolean
}

/**
 * The price chart: candles or a line, volume, averages, the member's orders and fills. The drawing is loaded when it
 * is needed.
 */
export function PriceChart({ market, period, averages, orders, fills, asTable }: PriceChartProps) {
  const t = useText<AreaKeys['trading']>()
  const host = useRef<HTMLDivElement>(null)
  const legend = useRef<HTMLDivElement>(null)
  const { candles: loaded, history } = useCandles(market, period)
  const last = useLastPrice(market)
  const candles = useCandlesAt(loaded, last)
  const { canvas, hasFailed, isAway, at } = usePriceCanvas(host, market, history.askOlder)
  const [drawing] = useState(() => createDrawing(browserEnvironment))
  const shown = useRef<{ readonly canvas: object; readonly history: object } | null>(null)
  useActions([
    {
      id: 'trading.now',
      label: 'trading.chart.now',
      group: 'view',
      hotkey: 'n',
      when: () => isAway,
      perform: () => canvas?.showNow(),
    },
  ])

  useEffect(() => {
    canvas?.setLook({ asLine: period.asLine, averages })
  }, [canvas, period, averages])
  useEffect(() => {
    if (canvas === null || candles === null) return
    drawing(() => {
      canvas.setCandles(candles, shown.current?.canvas !== canvas || shown.current.history !== history)
      shown.current = { canvas, history }
      const newest = candles.at(-1)
      if (newest === undefined) return
      const price = last ?? newest.close
      canvas.setLast(price, isAtLeast(price, newest.open))
    })
  }, [canvas, candles, drawing, history, last])
  useEffect(() => canvas?.setOrders(orders), [canvas, orders])
  useEffect(() => {
    if (canvas === null || legend.current === null) return undefined
    const watch = new ResizeObserver(([entry]) =>
      canvas.setClearTop(LEGEND_TOP + (entry?.contentRect.height ?? 0) + LEGEND_TOP / 2),
    )
    watch.observe(legend.current)
    return () => watch.disconnect()
  }, [canvas])
  useEffect(() => {
    canvas?.setFills(
      fills.map(({ order, fill }) => ({
        time: fill.time - (fill.time % period.ms),
        buy: order.direction === 'BUY',
        letter: t(order.direction === 'BUY' ? 'trading.chart.b' : 'trading.chart.s'),
      })),
    )
  }, [canvas, fills, period, t])

  const label = t('trading.chart.label', { symbol: market.symbol })
  const isWaiting = !hasFailed && (canvas === null || candles === null)
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={legend} className={styles.legend}>
        {candles !== null && (
          <Legend
            market={market}
            candles={candles}
            period={period}
            at={at}
            averages={averages && !period.asLine}
          />
        )}
      </div>
      <div ref={host} className={styles.host} aria-hidden="true" />
      {isAway && (
        <Button
          size="small"
          className={styles.now}
          icon={<ChevronDoubleRight16Regular />}
          onClick={() => canvas?.showNow()}
        >
          {t('trading.chart.now')}
        </Button>
      )}
      {isWaiting && (
        <div className={styles.waiting}>
          <LoadingNote />
          <Skeleton height="100%" />
        </div>
      )}
      {(asTable || hasFailed) && candles !== null && (
        <div className={styles.instead}>
          {hasFailed && <p className={styles.failed}>{t('trading.chart.failed')}</p>}
          <CandleTable market={market} candles={candles} label={label} />
        </div>
      )}
    </figure>
  )
}
