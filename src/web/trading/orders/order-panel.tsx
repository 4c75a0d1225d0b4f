import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Suspense } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { ListsProps } from '../products/product.ts'
import styles from './orders.module.css'

// Tables and what cancels orders are a member's only: chart, book and form do not wait for them.
const MemberOrders = lazyChunk(() => import('./member-orders.tsx').then(({ MemberOrders: part }) => part))

/** The panel of a member's orders and fills; a visitor sees what it is for. */
export function OrderPanel(props: ListsProps) {
  const t = useText<AreaKeys['trading']>()
  const isMember = useSession().status === 'member'
  if (!isMember)
    return (
      <div className={styles.visitor}>
        <EmptyState icon={<DocumentBulletList24Regular />} title={t('trading.orders.visitor')} />
      </div>
    )
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <MemberOrders {...props} />
    </Suspense>
  )
}
