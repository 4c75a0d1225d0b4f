import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './exchange.module.css'

/** The screen's panels before anything is known, in their final measures. */
export function ExchangeSkeleton({ symbol }: { readonly symbol: string }) {
  return (
    <div className={styles.floor}>
      <LoadingNote />
      <div className={styles.ticker}>
        <h1 className={styles.waitingName} tabIndex={-1}>
          {symbol}
        </h1>
        <Skeleton width={160} height={24} />
      </div>
      {(['markets', 'chart', 'book', 'form', 'orders', 'trades'] as const).map((panel) => (
        <div key={panel} className={styles[panel]}>
          <div className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
        </div>
      ))}
    </div>
  )
}
