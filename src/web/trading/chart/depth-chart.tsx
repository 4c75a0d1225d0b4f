import { useEffect, useMemo, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ChartFrame } from '#src/web/ui/charts/chart-frame.tsx'
import { ChartTable } from '#src/web/ui/charts/chart-table.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { LiveBook } from '../live/book.ts'
import { type Market, useFormats } from '../market.ts'
import styles from './depth.module.css'
import { depthOf } from './depth.ts'
import { useProduct } from '../products/use-product.tsx'

const DepthPlot = lazyChunk(() => import('./depth-plot.tsx').then(({ DepthPlot: part }) => part))

/** Milliseconds between two drawings: depth is read as a shape, not as changing numbers. */
const EVERY_MS = 1_000
const HEIGHT = 320

/**
 * The depth chart: how much can be bought and sold up to each price. Drawing and library are loaded when it is
 * opened.
 */
export function DepthChart({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const book = useSlowBook(market)
  const points = useMemo(() => (book === null ? null : depthOf(book, market.scales)), [book, market])
  const label = t('trading.depth.label', { symbol: market.symbol })
  if (points === null)
    return (
      <div className={styles.depth}>
        <Skeleton height="100%" />
      </div>
    )
  const rows = [...points].map(
    ({ side, price, total }) =>
      [
        `${t(side === 'bid' ? 'trading.buy' : 'trading.sell')} ${formats.priceUnits(price)}`,
        formats.amountUnits(total),
      ] as const,
  )
  return (
    <div className={styles.depth}>
      <ChartFrame
        label={label}
        height={HEIGHT}
        table={
          <ChartTable
            label={label}
            heads={[
              t('trading.priceIn', { coin: market.quote }),
              t('trading.totalIn', { coin: market.amountUnit }),
            ]}
            rows={rows}
          />
        }
      >
        <DepthPlot market={market} points={points} />
      </ChartFrame>
    </div>
  )
}

/** Returns the book once a second, apart from what is painted with each frame. */
function useSlowBook(market: Market): LiveBook | null {
  const live = useProduct().book(market)
  const [book, setBook] = useState(live.get().state)
  useEffect(() => {
    const take = (): void => setBook(live.get().state)
    // The first one as soon as it is there.
    const stop = live.subscribe(() => setBook((known) => known ?? live.get().state))
    take()
    const timer = setInterval(take, EVERY_MS)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [live])
  return book
}
