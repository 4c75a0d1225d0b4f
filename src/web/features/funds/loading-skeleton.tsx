import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

const FIELDS = [40, 72, 192]

/** In the measures of a form about one coin. */
export function LoadingSkeleton() {
  return <SkeletonRows heights={FIELDS} />
}
