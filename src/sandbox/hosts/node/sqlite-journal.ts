import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'
import type { Journal } from '../../kernel/journal.ts'
import { storageError } from '../../kernel/storage-error.ts'
import { ownFile } from './own-files.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS records (seq INTEGER PRIMARY KEY, time INTEGER NOT NULL, command TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS states (seq INTEGER PRIMARY KEY, state BLOB NOT NULL, hash BLOB NOT NULL) STRICT;
  DROP TABLE IF EXISTS snapshots;
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** Records that are read at once: one by one takes twice as long. */
const BATCH = 1000

/** SQLite's number for "database or disk is full". */
const SQLITE_FULL = 13

/**
 * A journal in one SQLite file. WAL with synchronous NORMAL: what is committed survives a killed process,
 * a power cut may take the last moments. The file is its owner's alone.
 * @throws Error when another process has the file open: two writers would each think the journal theirs
 */
export function sqliteJournal(file: string): Journal {
  ownFile(file)
  const db = new DatabaseSync(file)
  try {
    // The first statement to touch the file takes the lock, and the process keeps it until it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    db.exec(TABLES)
    return journalIn(db)
  } catch (error) {
    db.close()
    throw error
  }
}

function journalIn(db: DatabaseSync): Journal {
  const insert = db.prepare('INSERT INTO records (seq, time, command) VALUES (?, ?, ?)')
  const select = db.prepare(
    `SELECT seq, time, command FROM records WHERE seq > ? ORDER BY seq LIMIT ${BATCH}`,
  )
  const insertState = db.prepare('INSERT INTO states VALUES (?, ?, ?)')
  const setMeta = db.prepare(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )

  /** @throws StorageError */
  function write(work: () => void): void {
    try {
      work()
    } catch (error) {
      throw storageError(error, isFull(error))
    }
  }

  /** All of it or nothing. @throws StorageError */
  function writeWhole(work: () => void): void {
    write(() => {
      db.exec('BEGIN')
      try {
        work()
        db.exec('COMMIT')
      } catch (error) {
        // A full disk has already ended the transaction, and a second error would hide the first.
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    })
  }

  return {
    append: ({ seq, time, command }) => write(() => void insert.run(seq, time, command ?? null)),
    *records(after) {
      let last = after
      for (let rows = select.all(last); rows.length > 0; rows = select.all(last))
        for (const { seq, time, command } of rows) {
          last = Number(seq)
          const record = { seq: last, time: Number(time) }
          yield command === null ? record : { ...record, command: String(command) }
        }
    },
    latestSnapshot() {
      const { seq, state, hash } = db.prepare('SELECT seq, state, hash FROM states').get() ?? {}
      if (!(state instanceof Uint8Array) || !(hash instanceof Uint8Array)) return undefined
      if (!hashOf(state).equals(hash)) throw new Error('the snapshot is not what was written')
      return { seq: Number(seq), state: deserialize(state) as unknown }
    },
    saveSnapshot({ seq, state }) {
      const bytes = serialize(state)
      writeWhole(() => {
        db.exec('DELETE FROM states')
        insertState.run(seq, bytes, hashOf(bytes))
      })
    },
    getMeta(key) {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key)
      return row && String(row['value'])
    },
    setMeta: (key, value) => write(() => void setMeta.run(key, value)),
    replace({ meta, records }) {
      writeWhole(() => {
        db.exec('DELETE FROM records; DELETE FROM states; DELETE FROM meta')
        for (const { seq, time, command } of records) insert.run(seq, time, command ?? null)
        for (const [key, value] of Object.entries(meta)) setMeta.run(key, value)
      })
    },
    close: () => db.close(),
  }
}

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL
