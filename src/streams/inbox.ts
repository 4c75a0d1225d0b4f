import type { Environment } from './environment.ts'

type Letter = { readonly body: string; readonly key: string | null }

type Reads<Message> = {
  readonly decode: (body: string) => Message
  readonly replaces?: (body: string) => string | null
  readonly seq?: (body: string) => number | null
  readonly everyMs?: number
}

type Hears<Message> = {
  readonly took: (messages: readonly Message[]) => void
  readonly malformed: () => void
  readonly gap: () => void
}

/**
 * Feeds hand over on one beat: each picture that the browser makes costs the same whatever changed in it, so that what
 * changes at all had better change in the same ones.
 */
const BEAT_MS = 100

/** Slow feeds take turns, so that no one beat has all of the work. */
let feeds = 0

/** The beat on which messages may be handed over that are here now; now itself for the first. */
function dueAt(now: number, flushedAt: number, everyMs: number, turn: number): number {
  if (everyMs === 0 || flushedAt === -Infinity) return now
  const beat = Math.ceil(Math.max(now, flushedAt + everyMs) / BEAT_MS)
  // After a silence at once; where one comes after the other, at the feed's own turn.
  const turns = flushedAt + everyMs < now ? 1 : Math.max(1, Math.floor(everyMs / BEAT_MS))
  return (beat + ((((turn - beat) % turns) + turns) % turns)) * BEAT_MS
}

/** More than this many wait for a snapshot only where one does not come: the oldest are worth nothing then. */
const MOST = 1_000

/**
 * Collects messages and hands them over once in a frame. Closed, it keeps them until a snapshot has come. Messages
 * that were overtaken by newer ones (a lower number) are dropped; of those that replace each other only the last is
 * decoded, so that a burst costs no more than a trickle.
 */
export function createInbox<Message>(environment: Environment, reads: Reads<Message>, hears: Hears<Message>) {
  const { everyMs = 0 } = reads
  const turn = everyMs > BEAT_MS ? (feeds += 1) : 0
  let letters: Letter[] = []
  /** The last message of each kind that replaces. */
  const seen = new Map<string | null, string>()
  let isOpen = false
  /** By what a message replaces: each side of a book is counted by itself. */
  const lastSeqs = new Map<string | null, number>()
  let flushedAt = -Infinity
  let malformed = 0
  let cancel: (() => void) | null = null

  function put(body: string): void {
    const key = reads.replaces?.(body) ?? null
    // Servers repeat themselves to show that they are there.
    if (key !== null && seen.get(key) === body) return hears.took([])
    if (key !== null) seen.set(key, body)
    const seq = reads.seq?.(body) ?? null
    if (seq !== null) {
      const last = lastSeqs.get(key) ?? seq - 1
      if (seq <= last) return
      lastSeqs.set(key, seq)
      if (seq > last + 1) hears.gap()
    }
    if (key !== null) letters = letters.filter((letter) => letter.key !== key)
    letters.push({ body, key })
    if (letters.length > MOST) letters = letters.slice(-MOST)
    plan()
  }

  function plan(): void {
    if (!isOpen || cancel !== null || letters.length === 0) return
    const now = environment.now()
    const due = dueAt(now, flushedAt, everyMs, turn)
    // Timers are late by a little: what counts is the beat that was meant, or every second one would be missed.
    const hand = (): void => flush(due)
    cancel = due <= now ? environment.frame(hand) : environment.at(due, hand)
  }

  function flush(at: number): void {
    cancel = null
    flushedAt = at
    const taken = letters
    letters = []
    const messages = taken.flatMap(read)
    if (messages.length > 0) hears.took(messages)
  }

  function read({ body, key }: Letter): readonly Message[] {
    try {
      return [reads.decode(body)]
    } catch {
      malformed += 1
      seen.delete(key)
      hears.malformed()
      return []
    }
  }

  return {
    put,
    /** Lets through what waited and what comes. */
    open(): void {
      isOpen = true
      plan()
    },
    /** Begins anew: what came before belongs to another subscription. */
    close(): void {
      isOpen = false
      letters = []
      lastSeqs.clear()
      seen.clear()
      cancel?.()
      cancel = null
    },
    stop: (): void => {
      letters = []
      cancel?.()
      cancel = null
    },
    malformed: () => malformed,
  }
}
