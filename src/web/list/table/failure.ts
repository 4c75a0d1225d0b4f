import type { Retryable } from '#src/web/ui/states/retryable.ts'
import type { Failure } from './table-props.ts'

/**
 * Makes the failure that a table shows in place of its rows: `title` names the rows, the server gives the cause. Null
 * without an error.
 */
export function failureOf(title: string, asked: Retryable): Failure | null {
  const { error, refetch } = asked
  // Read only with an error: a query renders its readers again whenever something changes that they read.
  return error === null
    ? null
    : { title, text: error.message, busy: asked.isFetching, onRetry: () => void refetch() }
}
