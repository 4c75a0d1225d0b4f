import { useQuery, type UseQueryOptions } from '@tanstack/react-query'

/** A generated read: its function, and the maker of its query keys. */
export type WireRead<Request extends readonly unknown[], Answer> = {
  readonly read: (...request: [...Request, signal?: AbortSignal]) => Promise<Answer>
  readonly key: (...request: NoInfer<Request> | []) => readonly unknown[]
}

type Options<Answer, Data> = Omit<UseQueryOptions<Answer, Error, Data>, 'queryKey' | 'queryFn'>

/** Reads the answer to a request. */
export const useWireRead = <Request extends readonly unknown[], Answer, Data = Answer>(
  { read, key }: WireRead<Request, Answer>,
  request: NoInfer<Request>,
  options: Options<Answer, Data> = {},
) =>
  useQuery<Answer, Error, Data>({
    queryKey: key(...request),
    queryFn: ({ signal }) => read(...request, signal),
    ...options,
  })
