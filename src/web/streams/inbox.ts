import { joined, type Letter } from './letters.ts'
import type { Parcel } from './transport.ts'

type Hears<Message> = {
  /** Messages as they came; none where the server only repeated itself. */
  readonly took: (messages: readonly Message[]) => void
  readonly malformed: () => void
  readonly gap: () => void
}

/** Decodes what comes. Closed, it keeps it until a snapshot has come; then it lets everything through at once. */
export function createInbox<Message>(decode: (body: string) => Message, hears: Hears<Message>) {
  let waiting: readonly Letter[] = []
  /** The last message of each kind that replaces. */
  const seen = new Map<string, string>()
  let isOpen = false
  let malformed = 0

  function put({ letters, gap }: Parcel): void {
    if (gap) hears.gap()
    const fresh = letters.filter(isFresh)
    if (isOpen || fresh.length === 0) hand(fresh)
    else waiting = joined(waiting, fresh)
  }

  /** Servers repeat themselves to show that they are there. */
  function isFresh({ body, key }: Letter): boolean {
    if (key === null) return true
    if (seen.get(key) === body) return false
    seen.set(key, body)
    return true
  }

  function hand(letters: readonly Letter[]): void {
    const messages = letters.flatMap(read)
    if (messages.length > 0 || letters.length === 0) hears.took(messages)
  }

  function read({ body, key }: Letter): readonly Message[] {
    try {
      return [decode(body)]
    } catch {
      malformed += 1
      // Said again, it is as wrong as before.
      if (key !== null) seen.delete(key)
      hears.malformed()
      return []
    }
  }

  /** Begins anew: what came before belongs to another subscription, or to nobody. */
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
      const letters = waiting
      waiting = []
      if (letters.length > 0) hand(letters)
    },
    close,
    malformed: () => malformed,
  }
}
