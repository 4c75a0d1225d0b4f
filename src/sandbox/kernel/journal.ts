/** One accepted command. `command` is absent where time alone moved something. */
export type JournalRecord = {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number
  /** Epoch milliseconds, never less than the record's before. */
  readonly time: number
  /** Encoded command, see `serial.ts`. */
  readonly command?: string
}

/** The state after record `seq`: plain data. */
export type Snapshot = { readonly seq: number; readonly state: unknown }

export type JournalContents = {
  readonly meta: Readonly<Record<string, string>>
  readonly records: Iterable<JournalRecord>
}

/**
 * Store of the accepted commands. A write is done when its call returns, and survives a crash of the process then.
 * Every write is whole or absent: one that fails throws, and leaves the store as it was.
 */
export type Journal = {
  append(record: JournalRecord): void
  /** Records with a `seq` above `after`, in order. */
  records(after: number): Iterable<JournalRecord>
  /** A copy of the snapshot that was saved last. @throws when it is damaged */
  latestSnapshot(): Snapshot | undefined
  /** Keeps a copy in the place of the snapshot before. */
  saveSnapshot(snapshot: Snapshot): void
  /** Small facts about the whole, e.g. the seed. */
  getMeta(key: string): string | undefined
  setMeta(key: string, value: string): void
  /** Puts other contents in the place of all that is kept, snapshot and facts included. */
  replace(contents: JournalContents): void
  close(): void
}

/** A journal that ends with the process: for tests and the browser. */
export function memoryJournal(initial: readonly JournalRecord[] = []): Journal {
  let kept: JournalRecord[] = [...initial]
  let snapshot: Snapshot | undefined
  let facts = new Map<string, string>()
  return {
    append(record) {
      kept.push(record)
    },
    records: (after) => kept.filter(({ seq }) => seq > after),
    latestSnapshot: () => structuredClone(snapshot),
    saveSnapshot(next) {
      snapshot = structuredClone(next)
    },
    getMeta: (key) => facts.get(key),
    setMeta(key, value) {
      facts.set(key, value)
    },
    replace({ meta, records }) {
      kept = [...records]
      snapshot = undefined
      facts = new Map(Object.entries(meta))
    },
    close: () => undefined,
  }
}
