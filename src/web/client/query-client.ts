import { QueryClient } from '@tanstack/react-query'
import { onAnotherPerson } from '#src/web/session/on-another-person.ts'
import { sessionStore } from '#src/web/session/session.ts'
import { ApiError } from './api-error.ts'
import { onConnectionBack } from './connection.ts'
import { readOf } from './reads.ts'
import { onStale } from './stale-reads.ts'

const RETRIES = 2
/** Milliseconds for which an answer is fresh: mounting a second reader, or coming back to the tab, asks no more. */
const FRESH_MS = 10_000

/**
 * The cache of all reads. Only reads are tried again, and only when the transport failed (after 1 and 2
 * seconds), and once more when the line is back; acts never are, and what they sent is forgotten with them. The reads
 * that an act has made stale are asked again. Requests are not held back while the browser says it is offline: the
 * server may be on this machine, and a failure that is shown beats silence.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        refetchOnReconnect: true,
        retry: (count, error) => count < RETRIES && isLost(error),
        retryDelay: (count) => 1000 * 2 ** count,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
  // Those that are on their way go on by themselves.
  const readLost = (): Promise<void> =>
    client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' && isLost(state.error) },
      { cancelRefetch: false },
    )
  onConnectionBack(() => void readLost())
  onStale((isStale) => client.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) }))
  onAnotherPerson(() => forgetPerson(client, sessionStore.get().status === 'member'))
  return client
}

const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'transport'

/**
 * Another person (or nobody) is here now: everything cached goes. What is on the screen is read again, but
 * for a visitor only what is open to all: asking for a member's data would only ask to log in.
 */
function forgetPerson(client: QueryClient, isMember: boolean): void {
  const cache = client.getQueryCache()
  const shown = cache.getAll().filter((query) => query.isActive())
  for (const query of cache.getAll()) {
    if (query.isActive()) query.reset()
    else cache.remove(query)
  }
  client.getMutationCache().clear()
  const again = shown.filter((query) => isMember || readOf(query.queryKey)?.secured !== true)
  for (const query of again) void query.fetch().catch(() => {})
}
