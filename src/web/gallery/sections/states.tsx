import { Star12Regular } from '@fluentui/react-icons/svg/star'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
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
          <SkeletonRows heights={[40, 40]} />
        </div>
      </Cell>
      <Cell title="Empty">
        <EmptyState icon={<Wallet24Regular />} title="No coins yet" action={<Button>Deposit</Button>}>
          What you deposit stands here.
        </EmptyState>
      </Cell>
      <Cell title="Failed, with the server’s words">
        <ErrorState title="The wallet could not be loaded" onRetry={() => {}}>
          The wallet is locked.
        </ErrorState>
      </Cell>
      <Cell title="Failed without an answer, asking again">
        <ErrorState title="The wallet could not be loaded" onRetry={() => {}} busy>
          {''}
        </ErrorState>
      </Cell>
    </div>
  )
}
