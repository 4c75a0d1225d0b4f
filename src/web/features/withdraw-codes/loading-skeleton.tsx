import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

const FIELDS = [64, 64, 40]

/** In the measures of the form that makes a code. */
export function LoadingSkeleton() {
  return <SkeletonRows heights={FIELDS} />
}
