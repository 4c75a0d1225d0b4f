import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'

/** Pixels of the search field, and of as many types as a window shows. */
const TYPES = [40, ...Array.from({ length: 16 }, () => 25)]
const METHOD = ['line', 'line', 'line'] as const

/** In the measures of the list of payment types. */
export function TypesSkeleton() {
  return <SkeletonRows heights={TYPES} />
}

/** In the measures of a short form. */
export function MethodSkeleton() {
  return <FormSkeleton controls={METHOD} />
}
