import type { Asked } from '#src/web/ui/states/retryable.ts'
import type { Failure } from './table-props.ts'

/** How a table says that its rows could not be had: `title` names them, the server says why. */
export function failureOf(title: string, { error, isFetching, refetch }: Asked): Failure | null {
  return error === null
    ? null
    : { title, text: error.message, busy: isFetching, onRetry: () => void refetch() }
}
