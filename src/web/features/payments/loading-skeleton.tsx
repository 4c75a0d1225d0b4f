import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

const FIELDS = [40, 40]

/** In the measures of a short form. */
export function LoadingSkeleton() {
  return <SkeletonRows heights={FIELDS} />
}
