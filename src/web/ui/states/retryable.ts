/** A question to the server, as a query tells how it went and asks again. */
export type Retryable = {
  /** Its message is the server's, for the user; empty where none came. */
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}
