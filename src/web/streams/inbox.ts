import { coalesce, type RawMessage } from './raw-messages.ts'
import type { Batch } from './transport.ts'

type Handlers<Message> = {
  /** Messages as they came; none where the server only repeated itself. */
  readonly onMessages: (messages: readonly Message[]) => void
  readonly malformed: () => void
  readonly gap: () => void
}

/** More kinds are those of another day, such as candles that closed. */
const MOST_KINDS = 1_000

/** Decodes what comes. Closed, it keeps it until a snapshot has come; then it lets everything through at once. */
export function createInbox<Message>(decode: (body: string) => Message, handlers: Handlers<Message>) {
  let waiting: readonly RawMessage[] = []
  /** The last message of each kind that replaces. */
  const seen = new Map<string, string>()
  let isOpen = false
  let malformed = 0

  function put({ messages, gap }: Batch): void {
    if (gap) handlers.gap()
    const fresh = messages.filter(isFresh)
    if (isOpen || fresh.length === 0) hand(fresh)
    else waiting = coalesce(waiting, fresh)
  }

  /** Servers repeat themselves to show that they are there. */
  function isFresh({ body, key }: RawMessage): boolean {
    if (key === null) return true
    if (seen.get(key) === body) return false
    seen.set(key, body)
    const [oldest] = seen.keys()
    if (seen.size > MOST_KINDS && oldest !== undefined) seen.delete(oldest)
    return true
  }

  function hand(messages: readonly RawMessage[]): void {
    const decoded = messages.flatMap(read)
    if (decoded.length > 0 || messages.length === 0) handlers.onMessages(decoded)
  }

  function read({ body, key }: RawMessage): readonly Message[] {
    try {
      return [decode(body)]
    } catch {
      malformed += 1
      // Said again, it is as wrong as before.
      if (key !== null) seen.delete(key)
      handlers.malformed()
      return []
    }
  }

  /** Begins anew: earlier messages belong to another subscription. */
  function close(): void {
    waiting = []
    seen.clear()
    isOpen = false
  }

  return {
    put,
    /** Lets through what waited and what comes. */
    open(): void {
      isOpen = true
      const messages = waiting
      waiting = []
      if (messages.length > 0) hand(messages)
    },
    close,
    malformed: () => malformed,
  }
}
