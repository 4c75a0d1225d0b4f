import { Star12Regular } from '@fluentui/react-icons/svg/star'
import { Badge } from '#src/ui/badge.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

export function States() {
  return (
    <div className={styles.grid}>
      <Cell title="Badges: word, shape, tint">
        <div className={styles.row}>
          <Badge tone="waiting">Reviewing</Badge>
          <Badge tone="active">Transferring</Badge>
          <Badge tone="good">Success</Badge>
          <Badge tone="bad">Failed</Badge>
          <Badge tone="still">Cancelled</Badge>
          <Badge tone="up">Buy</Badge>
          <Badge tone="down">Sell</Badge>
          <Badge tone="active" icon={<Star12Regular />}>
            New
          </Badge>
        </div>
      </Cell>
      <Cell title="Loading">
        <div className={styles.stack}>
          <Skeleton width={160} />
          <Skeleton />
          <Skeleton width={32} height={32} round />
        </div>
      </Cell>
    </div>
  )
}
