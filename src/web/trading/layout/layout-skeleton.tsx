import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useMedia } from '#src/web/ui/layout/use-media.ts'
import styles from './trading-layout.module.css'
import own from './layout-skeleton.module.css'

/** The placeholder of the trading screen: its panels, in their final sizes. */
export function LayoutSkeleton({ symbol }: { readonly symbol: string }) {
  const hasList = useMedia('(min-width: 1280px)')
  const panels = (['markets', 'chart', 'book', 'form', 'orders', 'trades'] as const).filter(
    (panel) => hasList || panel !== 'markets',
  )
  return (
    <div className={styles.layout}>
      <LoadingNote />
      <div className={styles.ticker}>
        <h1 className={own.waitingName} tabIndex={-1}>
          {symbol}
        </h1>
        <Skeleton width={160} height={24} />
      </div>
      {panels.map((panel) => (
        <div key={panel} className={styles[panel]}>
          <div className={own.waiting}>
            <Skeleton height="100%" />
          </div>
        </div>
      ))}
    </div>
  )
}
