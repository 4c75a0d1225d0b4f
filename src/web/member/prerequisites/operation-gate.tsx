import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Operation } from '#src/core/contract/operation.ts'
import { type Prerequisite, useMemberFacts } from '#src/web/client/member-facts.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { isMet, needsOf, prerequisitesOf } from './missing.ts'
import { Prerequisites } from './prerequisites.tsx'

type OperationGateProps = {
  /** The calls that the screen is for: rows of the operation table. */
  readonly operations: readonly Operation[]
  /** Shown while a fact is not known yet, in the measures of what will stand there. */
  readonly waiting?: ReactNode
  /** Puts what is shown instead of the children into a frame of the screen; nothing is named where it cannot be known. */
  readonly renderFrame?: (gate: ReactNode, missing: readonly Prerequisite[]) => ReactNode
  /** Shown once nothing is missing. */
  readonly children: ReactNode
}

const unframed = (gate: ReactNode): ReactNode => gate

/**
 * Lets through who has everything that the contract asks for these operations; all others see what is missing, and the
 * way there and back (VAL-33). Where that cannot be had, says so and asks again.
 */
export function OperationGate({
  operations,
  waiting = null,
  renderFrame = unframed,
  children,
}: OperationGateProps) {
  const intl = useIntl()
  const need = prerequisitesOf(operations)
  const { facts, error, isFetching, refetch } = useMemberFacts({ merchant: need.includes('merchant') })
  const needs = needsOf(need, facts)
  if (needs?.every(isMet) === true) return children
  if (needs !== null)
    return renderFrame(
      <Prerequisites need={need} facts={facts}>
        {null}
      </Prerequisites>,
      needs.filter((each) => !isMet(each)).map(({ name }) => name),
    )
  if (error === null) return waiting
  return renderFrame(
    <ErrorState title={intl.formatMessage({ id: 'ui.need.error' })} busy={isFetching} onRetry={refetch}>
      {error.message}
    </ErrorState>,
    [],
  )
}
