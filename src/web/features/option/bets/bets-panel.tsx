import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import { Suspense } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import panel from '#src/web/trading/orders/orders.module.css'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import type { BetListsProps } from './bet-lists.tsx'

// Tables are a member's only: chart and form do not wait for them.
const BetLists = lazyChunk(() => import('./bet-lists.tsx').then(({ BetLists: part }) => part))

/** The panel of a member's bets; a visitor sees what it is for. */
export function BetsPanel(props: BetListsProps) {
  const t = useText<AreaKeys['option']>()
  if (useSession().status !== 'member')
    return (
      <div className={panel.visitor}>
        <EmptyState icon={<Timer24Regular />} title={t('option.visitor')}>
          {t('option.visitor.text')}
        </EmptyState>
      </div>
    )
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <BetLists {...props} />
    </Suspense>
  )
}
