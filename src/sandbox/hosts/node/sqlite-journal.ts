import { DatabaseSync } from 'node:sqlite'
import type { Journal } from '../../kernel/journal.ts'
import { storageError } from '../../kernel/storage-error.ts'
import { ownFile } from './own-files.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS records (seq INTEGER PRIMARY KEY, time INTEGER NOT NULL, command TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS snapshots (seq INTEGER PRIMARY KEY, state TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

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
  const select = db.prepare('SELECT seq, time, command FROM records WHERE seq > ? ORDER BY seq')
  const insertSnapshot = db.prepare('INSERT INTO snapshots VALUES (?, ?, ?)')
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
      for (const row of select.iterate(after)) {
        const record = { seq: Number(row['seq']), time: Number(row['time']) }
        yield row['command'] === null ? record : { ...record, command: String(row['command']) }
      }
    },
    latestSnapshot() {
      const row = db.prepare('SELECT seq, state, hash FROM snapshots ORDER BY seq DESC LIMIT 1').get()
      return row && { seq: Number(row['seq']), state: String(row['state']), hash: String(row['hash']) }
    },
    saveSnapshot({ seq, state, hash }) {
      writeWhole(() => {
        db.exec('DELETE FROM snapshots')
        insertSnapshot.run(seq, state, hash)
      })
    },
    getMeta(key) {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key)
      return row && String(row['value'])
    },
    setMeta: (key, value) => write(() => void setMeta.run(key, value)),
    replace({ meta, records }) {
      writeWhole(() => {
        db.exec('DELETE FROM records; DELETE FROM snapshots; DELETE FROM meta')
        for (const { seq, time, command } of records) insert.run(seq, time, command ?? null)
        for (const [key, value] of Object.entries(meta)) setMeta.run(key, value)
      })
    },
    close: () => db.close(),
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL
