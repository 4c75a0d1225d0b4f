import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Suspense } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import panel from '../../orders/orders.module.css'
import type { ListsProps } from '../../products/product.ts'

// Tables and what changes positions are a member's only: chart, book and form do not wait for them.
const PerpetualLists = lazyChunk(() =>
  import('./perpetual-lists.tsx').then(({ PerpetualLists: part }) => part),
)

/** The panel of a member's positions, orders and records; a visitor sees what it is for. */
export function PerpetualPanel(props: ListsProps) {
  const t = useText<AreaKeys['positions']>()
  const isMember = useSession().status === 'member'
  if (!isMember)
    return (
      <div className={panel.visitor}>
        <EmptyState icon={<DocumentBulletList24Regular />} title={t('positions.visitor')} />
      </div>
    )
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <PerpetualLists {...props} />
    </Suspense>
  )
}
