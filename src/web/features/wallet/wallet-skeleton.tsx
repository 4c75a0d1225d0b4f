import { Card } from '#src/web/ui/primitives/card.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import assets from './assets-card.module.css'
import total from './total-card.module.css'
import wallet from './wallet.module.css'
import styles from './wallet-skeleton.module.css'

/** While the wallet is on its way, in its measures: of an account, or of all with the sum that explains them. */
export function WalletSkeleton({ explained = false }: { readonly explained?: boolean }) {
  return (
    <div>
      <LoadingNote />
      <div className={wallet.top}>
        <Card className={total.total}>
          <Skeleton width={88} height={20} />
          <span className={styles.gap}>
            <Skeleton width={260} height={32} />
          </span>
          <Skeleton width={140} height={16} />
          <span className={styles.gap}>
            <Skeleton height={212} />
          </span>
          <div className={explained ? styles.sum : undefined}>
            <Skeleton height={48} />
          </div>
        </Card>
        <Card className={styles.waiting}>
          <Skeleton width={128} height={128} round />
          <span className={styles.lines}>
            <Skeleton height={16} />
            <Skeleton height={16} />
            <Skeleton height={16} />
          </span>
        </Card>
      </div>
      <Card className={assets.assets}>
        <div className={styles.waitingHead}>
          <Skeleton width={72} height={24} />
        </div>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={styles.waitingRow}>
            <Skeleton width={32} height={32} round />
            <Skeleton width={96} />
            <Skeleton width={120} />
          </div>
        ))}
      </Card>
    </div>
  )
}
