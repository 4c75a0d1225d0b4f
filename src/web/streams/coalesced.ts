import { BEAT_MS } from '#src/core/time/beat.ts'
import type { Environment } from './environment.ts'
import { coalesce, type RawMessage } from './raw-messages.ts'
import type { Batch, Source, Topic, Transport } from './transport.ts'

type Clock = Pick<Environment, 'at' | 'now'>

/**
 * Makes batches of single messages, the first at once, then on the beat. Messages that were overtaken by newer ones (a
 * lower number) are dropped, and of those that replace each other all but the last: a burst is no more than a trickle.
 */
export const coalesced = (source: Source, clock: Clock): Transport => ({
  connect(token, handlers) {
    const boxes = new Set<Box>()
    const line = source.connect(token, handlers)
    const turnOf = takeTurns()
    return {
      subscribe(topic, take) {
        const box = createBox(clock, topic, turnOf(topic), take)
        const leave = line.subscribe(topic.name, box.put)
        boxes.add(box)
        return () => {
          leave()
          box.stop()
          boxes.delete(box)
        }
      },
      send: line.send,
      close() {
        for (const box of boxes) box.stop()
        line.close()
      },
    }
  },
})

/** Slow topics take turns, so that no one beat has all of the work. */
function takeTurns(): (topic: Topic) => number {
  const turns = new Map<string, number>()
  let count = 0
  return ({ everyMs = 0, turn }) => {
    if (everyMs <= BEAT_MS) return 0
    const own = turns.get(turn ?? '') ?? (count += 1)
    if (turn !== undefined) turns.set(turn, own)
    return own
  }
}

type Box = { readonly put: (body: string) => void; readonly stop: () => void }

/** Buffers the messages of one topic until they are handed over. */
function createBox(clock: Clock, topic: Topic, turn: number, take: (batch: Batch) => void): Box {
  const { everyMs = BEAT_MS } = topic
  const readKey = topic.replaces?.map(peek)
  const readSeq = topic.seq === undefined ? null : peek(topic.seq)
  /** The newest message of each kind: each side of a book is counted by itself. */
  const newest = new Map<string | null, { readonly seq: bigint; readonly body: string }>()
  let messages: readonly RawMessage[] = []
  let gap = false
  let handedAt = -Infinity
  let cancel: (() => void) | null = null

  function put(body: string): void {
    const values = readKey?.map((read) => read(body)) ?? [null]
    const key = values.includes(null) ? null : values.join(' ')
    const text = readSeq?.(body) ?? ''
    if (/^\d+$/.test(text)) {
      const seq = BigInt(text)
      const last = newest.get(key) ?? { seq: seq - 1n, body }
      // Servers repeat themselves to show that they are there.
      if (seq < last.seq || (seq === last.seq && body !== last.body)) return
      newest.set(key, { seq, body })
      gap ||= seq > last.seq + 1n
    }
    messages = coalesce(messages, [{ body, key }])
    if (cancel === null) plan()
  }

  function plan(): void {
    const now = clock.now()
    const due = dueAt(now, handedAt, everyMs, turn)
    // Timers are late by a little: what counts is the beat that was meant, or every second one would be missed.
    if (due <= now) hand(due)
    else cancel = clock.at(due, () => hand(due))
  }

  function hand(at: number): void {
    const batch = { messages, gap }
    cancel = null
    handedAt = at
    messages = []
    gap = false
    take(batch)
  }

  return { put, stop: () => cancel?.() }
}

/** The beat on which messages may be handed over that are here now; now itself for the first. */
function dueAt(now: number, handedAt: number, everyMs: number, turn: number): number {
  if (handedAt === -Infinity) return now
  const beat = Math.ceil(Math.max(now, handedAt + everyMs) / BEAT_MS)
  // After a silence at once; where one comes after the other, at the topic's own turn.
  const turns = handedAt + everyMs < now ? 1 : Math.max(1, Math.floor(everyMs / BEAT_MS))
  return (beat + ((((turn - beat) % turns) + turns) % turns)) * BEAT_MS
}

/**
 * Reads one member of a message on its first level, text or number, without decoding the message; null where it is
 * absent.
 */
function peek(member: string): (body: string) => string | null {
  const pattern = new RegExp(`"${member}"\\s*:\\s*"?([^",}]+)`)
  return (body) => pattern.exec(body)?.[1] ?? null
}
