import { Suspense } from 'react'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

const ReleaseForm = lazyChunk(() => import('./release-form.tsx').then(({ ReleaseForm: part }) => part))

/** The release of the coins, whose form only sellers load. */
export const LazyRelease = ({ order }: { readonly order: OtcOrderDetail }) => (
  <Suspense fallback={<SkeletonRows heights={[20, 16]} />}>
    <ReleaseForm order={order} />
  </Suspense>
)
