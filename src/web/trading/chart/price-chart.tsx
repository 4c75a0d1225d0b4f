import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { axisValue } from '#src/core/money/chart.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMovement, useTheme } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { instant } from '#src/core/time/instant.ts'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import type { Fill } from '../orders/use-orders.ts'
import { CandleTable } from './candle-table.tsx'
import { readColours } from './chart-colours.ts'
import { Legend } from './legend.tsx'
import type { Period } from './periods.ts'
import type { ChartOrder, PriceCanvas } from './price-canvas.ts'
import styles from './price-chart.module.css'
import { useCandles } from './use-candles.ts'

type PriceChartProps = {
  readonly market: Market
  readonly period: Period
  readonly averages: boolean
  readonly orders: readonly ChartOrder[]
  readonly fills: readonly Fill[]
  readonly asTable: boolean
}

const TICKS = ['day', 'date', 'date', 'clock', 'time'] as const

/** Candles or a line with volume and averages; own orders and fills stand in it. The drawing is loaded when it is needed. */
export function PriceChart({ market, period, averages, orders, fills, asTable }: PriceChartProps) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const theme = useTheme()
  const movement = useMovement()
  const host = useRef<HTMLDivElement>(null)
  const [canvas, setCanvas] = useState<PriceCanvas | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const { candles, askOlder, place } = useCandles(market, period)
  const shown = useRef<object | null>(null)
  const older = useEffectEvent(askOlder)
  const { price: places } = market.scales

  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let made: PriceCanvas | null = null
    let over = false
    const begin = async (): Promise<void> => {
      const { createPriceCanvas } = await import('./price-chart-canvas.ts')
      if (over) return
      made = createPriceCanvas(element, {
        colours: readColours(document.body),
        minMove: 10 ** -places,
        price: (value) => formatDecimal(axisValue(value, places), locale, { places, minimumPlaces: places }),
        moment: (ms) => formatInstant(instant(ms), locale, 'minute'),
        tick: (ms, type) => formatInstant(instant(ms), locale, TICKS[type] ?? 'clock'),
        onCrosshair: setAt,
        onOlder: () => older(),
      })
      setCanvas(made)
    }
    begin().catch(() => setFailed(true))
    return () => {
      over = true
      made?.stop()
      shown.current = null
      setCanvas(null)
    }
  }, [locale, places])

  useEffect(() => {
    canvas?.setLook({ asLine: period.asLine, averages })
  }, [canvas, period, averages])
  useEffect(() => {
    if (canvas === null || candles === null) return
    canvas.setCandles(candles, shown.current !== place)
    shown.current = place
  }, [canvas, candles, place])
  useEffect(() => canvas?.setOrders(orders), [canvas, orders])
  useEffect(() => {
    canvas?.setFills(
      fills.map(({ order, fill }) => ({
        time: fill.time - (fill.time % period.ms),
        buy: order.direction === 'BUY',
        letter: t(order.direction === 'BUY' ? 'trading.chart.b' : 'trading.chart.s'),
      })),
    )
  }, [canvas, fills, period, t])
  const looks = `${theme} ${movement}`
  const drawn = useRef({ canvas, looks })
  useEffect(() => {
    const before = drawn.current
    drawn.current = { canvas, looks }
    // It was made with the colours of now.
    if (before.canvas !== canvas || before.looks === looks) return undefined
    // The page has its new colours by the next frame.
    const frame = requestAnimationFrame(() => canvas?.setColours(readColours(document.body)))
    return () => cancelAnimationFrame(frame)
  }, [canvas, looks])

  const label = t('trading.chart.label', { symbol: market.symbol })
  const isWaiting = !hasFailed && (canvas === null || candles === null)
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.legend}>
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
