import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import type { Prerequisite, PrerequisiteFacts } from './missing.ts'
import { Prerequisites } from './prerequisites.tsx'

/** Queries of the account with their states, and the prerequisites that follow from them. */
export type AskedFacts = Retryable & { readonly facts: PrerequisiteFacts }

type AccountGateProps = {
  readonly need: readonly Prerequisite[]
  readonly account: AskedFacts
  /** Shown while a fact is not known yet, in the measures of what will stand there. */
  readonly waiting: ReactNode
  /** Shown once nothing is missing. */
  readonly children: ReactNode
}

/** `Prerequisites` for facts that are asked for: when they cannot be had, says so and asks again (VAL-33). */
export function AccountGate({ need, account, waiting, children }: AccountGateProps) {
  const intl = useIntl()
  const { facts, error, isFetching, refetch } = account
  if (error !== null && need.some((name) => facts[name] === undefined))
    return (
      <ErrorState title={intl.formatMessage({ id: 'ui.need.error' })} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    )
  return (
    <Prerequisites need={need} facts={facts} waiting={waiting}>
      {children}
    </Prerequisites>
  )
}
