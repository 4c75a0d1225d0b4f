import type { Failure } from './table-props.ts'

/** What is known of a question to the server, as a query tells it. */
type Asked = {
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** How a table says that its rows could not be had: `title` names them, the server says why. */
export function failureOf(title: string, { error, isFetching, refetch }: Asked): Failure | null {
  return error === null
    ? null
    : { title, text: error.message, busy: isFetching, onRetry: () => void refetch() }
}
