import type { DatabaseSync } from 'node:sqlite'
import { deserialize } from 'node:v8'
import type { Snapshot } from '../../kernel/journal.ts'
import type { Seal } from './journal-seal.ts'

/** Bytes that are encrypted and read at once: all of them at once would be in memory twice. */
const PART = 8_000_000

/** Place of a part in its snapshot; the last one says that it is, so that none can be missing. */
const placeOf = (seq: number, part: number, isLast: boolean): string =>
  `state ${seq} ${part}${isLast ? ' end' : ''}`

export type SnapshotTable = {
  /** @throws Error when a part is not what was written, or is gone */
  read(): Snapshot | undefined
  /** Puts a state, as v8 serializes it, in the place of the one before; the caller has begun a transaction. */
  write(seq: number, serialized: Uint8Array): void
}

/** The snapshot of a journal, encrypted in parts. */
export function snapshotTable(db: DatabaseSync, seal: Seal): SnapshotTable {
  const count = db.prepare('SELECT count(*) AS parts, sum(length(bytes)) AS size FROM state_parts')
  const select = db.prepare('SELECT seq, part, bytes FROM state_parts ORDER BY part')
  const insert = db.prepare('INSERT INTO state_parts (part, seq, bytes) VALUES (?, ?, ?)')
  return {
    read() {
      const { parts = 0, size } = count.get() ?? {}
      if (typeof size !== 'number') return undefined
      // Encrypted they are a little longer.
      const whole = Buffer.allocUnsafe(size)
      let [at, number] = [0, 0]
      for (const { seq, part, bytes } of select.iterate()) {
        if (!(bytes instanceof Uint8Array)) throw new TypeError('a snapshot without bytes')
        number = Number(seq)
        const opened = seal.open(bytes, placeOf(number, Number(part), Number(part) === Number(parts) - 1))
        whole.set(opened, at)
        at += opened.length
      }
      return { seq: number, state: deserialize(whole.subarray(0, at)) as unknown }
    },
    write(seq, serialized) {
      db.exec('DELETE FROM state_parts')
      for (let part = 0; part * PART < serialized.length; part += 1) {
        const end = (part + 1) * PART
        const place = placeOf(seq, part, end >= serialized.length)
        insert.run(part, seq, seal.close(serialized.subarray(part * PART, end), place))
      }
    },
  }
}
