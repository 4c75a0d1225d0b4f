import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import { Suspense } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import panel from '../../../orders/orders.module.css'
import type { ListsProps } from '../../product.ts'

// Tables are a member's only: chart, book and form do not wait for them.
const SecondLists = lazyChunk(() => import('./second-lists.tsx').then(({ SecondLists: part }) => part))

/** The panel of a member's orders for second contracts; a visitor sees what it is for. */
export function SecondPanel(props: ListsProps) {
  const t = useText<AreaKeys['second']>()
  if (useSession().status !== 'member')
    return (
      <div className={panel.visitor}>
        <EmptyState icon={<Timer24Regular />} title={t('second.visitor')}>
          {t('second.visitor.text')}
        </EmptyState>
      </div>
    )
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <SecondLists {...props} />
    </Suspense>
  )
}
