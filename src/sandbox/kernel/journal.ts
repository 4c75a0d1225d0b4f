/** One accepted command. `command` is absent where time alone moved something. */
export type JournalRecord = {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number
  /** Epoch milliseconds, never less than the record's before. */
  readonly time: number
  /** Encoded command, see `serial.ts`. */
  readonly command?: string
}

/** The state after record `seq`, encoded, with its hash. */
export type Snapshot = { readonly seq: number; readonly state: string; readonly hash: string }

/** Where accepted commands are kept. What `append` has finished is there after a crash of the process. */
export type Journal = {
  append(record: JournalRecord): void | Promise<void>
  /** Records with a `seq` above `after`, in order. */
  records(after: number): Iterable<JournalRecord>
  latestSnapshot(): Snapshot | undefined
  saveSnapshot(snapshot: Snapshot): void
  /** Small facts about the whole, e.g. the seed. */
  getMeta(key: string): string | undefined
  setMeta(key: string, value: string): void
  /** Forgets everything: the scenario switch "reset". */
  clear(): void
  close(): void | Promise<void>
}

/** A journal that ends with the process: for tests and the browser. */
export function memoryJournal(initial: readonly JournalRecord[] = []): Journal {
  let kept: JournalRecord[] = [...initial]
  let snapshot: Snapshot | undefined
  let meta = new Map<string, string>()
  return {
    append(record) {
      kept.push(record)
    },
    records: (after) => kept.filter(({ seq }) => seq > after),
    latestSnapshot: () => snapshot,
    saveSnapshot(next) {
      snapshot = next
    },
    getMeta: (key) => meta.get(key),
    setMeta(key, value) {
      meta.set(key, value)
    },
    clear() {
      kept = []
      snapshot = undefined
      meta = new Map()
    },
    close: () => undefined,
  }
}
