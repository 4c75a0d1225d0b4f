import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'

const MAKE = ['line', 'line', 'line'] as const
const REDEEM = ['line'] as const

/** In the measures of the form that makes a code. */
export function MakeSkeleton() {
  return <FormSkeleton controls={MAKE} />
}

/** In the measures of the form that redeems a code. */
export function RedeemSkeleton() {
  return <FormSkeleton controls={REDEEM} />
}
