import { useSearchParams } from 'react-router-dom'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'

/** Controls below coin, networks, address and amount: kind of code, code, fund password. */
const PROOFS = ['line', 'line', 'line'] as const
/** Instead of networks a word, until a coin is chosen. */
const WITHOUT_COIN = ['line', 8, 'line', 'line', ...PROOFS] as const
/** A row of networks, and below the amount its limits, fee and outcome. */
const WITH_COIN = ['line', 72, 'line', 148, ...PROOFS] as const

/** In the measures of the form of a withdrawal. */
export function WithdrawSkeleton() {
  const [params] = useSearchParams()
  return <FormSkeleton controls={params.has('coin') ? WITH_COIN : WITHOUT_COIN} />
}
