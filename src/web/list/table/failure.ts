import type { Retryable } from '#src/web/ui/states/retryable.ts'
import type { Failure } from './table-props.ts'

/**
 * Makes the failure that a table shows in place of its rows: `title` names the rows, the server gives the cause. Null
 * without an error.
 */
export function failureOf(title: string, { error, isFetching, refetch }: Retryable): Failure | null {
  return error === null
    ? null
    : { title, text: error.message, busy: isFetching, onRetry: () => void refetch() }
}
