import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { serialize } from 'node:v8'
import type { Journal, JournalRecord } from '../../kernel/journal.ts'
import { JournalMismatch } from '../../kernel/replay.ts'
import { storageError } from '../../kernel/storage-error.ts'
import type { Seal } from './journal-seal.ts'
import { openTables, recordPlace } from './journal-tables.ts'
import { ownFile } from './own-files.ts'
import { snapshotTable } from './sqlite-snapshot.ts'

/** Records that are read at once: one by one takes twice as long. */
const BATCH = 1000

/** SQLite's number for "database or disk is full". */
const SQLITE_FULL = 13

/**
 * A journal in one SQLite file. WAL with synchronous NORMAL: what is committed survives a killed process,
 * a power cut may take the last moments. The file is its owner's alone, and a copy of it shows no secret: commands are
 * encrypted with the key that lies beside it (`journal.key` for `journal.sqlite`). `isReadable` tells those that hold none
 * and are kept as text, which takes a tenth of the time.
 * @throws Error when another process has the file open: two writers would each think the journal theirs
 * @throws JournalMismatch when the key is gone or another's
 */
export function sqliteJournal(file: string, isReadable: (command: string) => boolean = () => false): Journal {
  ownFile(file)
  const db = new DatabaseSync(file)
  try {
    // The first statement to touch the file takes the lock, and the process keeps it until it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    const seal = openTables(db, `${file.replace(/\.sqlite$/, '')}.key`)
    return journalIn(db, seal, isReadable)
  } catch (error) {
    db.close()
    throw error
  }
}

function journalIn(db: DatabaseSync, seal: Seal, isReadable: (command: string) => boolean): Journal {
  const insert = db.prepare('INSERT INTO entries (seq, time, command) VALUES (?, ?, ?)')
  const select = db.prepare(
    `SELECT seq, time, command FROM entries WHERE seq > ? ORDER BY seq LIMIT ${BATCH}`,
  )
  const snapshots = snapshotTable(db, seal)
  const setMeta = db.prepare(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )

  function add({ seq, time, command }: JournalRecord): void {
    const isText = command === undefined || isReadable(command)
    insert.run(
      seq,
      time,
      isText ? (command ?? null) : seal.close(Buffer.from(command), recordPlace(seq, time)),
    )
  }

  /** @throws JournalMismatch when a sealed command is not what was written */
  function opened(command: SQLOutputValue | undefined, { seq, time }: JournalRecord): string {
    if (!(command instanceof Uint8Array)) return String(command)
    try {
      return Buffer.from(seal.open(command, recordPlace(seq, time))).toString()
    } catch (error) {
      throw new JournalMismatch(`record ${seq} is not what was written`, { cause: error })
    }
  }

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
    append: (record) => write(() => add(record)),
    *records(after) {
      let last = after
      for (let rows = select.all(last); rows.length > 0; rows = select.all(last))
        for (const { seq, time, command } of rows) {
          last = Number(seq)
          const record = { seq: last, time: Number(time) }
          yield command === null ? record : { ...record, command: opened(command, record) }
        }
    },
    latestSnapshot: () => snapshots.read(),
    saveSnapshot({ seq, state }) {
      const bytes = serialize(state)
      writeWhole(() => snapshots.write(seq, bytes))
    },
    getMeta(key) {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key)
      return row && String(row['value'])
    },
    setMeta: (key, value) => write(() => void setMeta.run(key, value)),
    replace({ meta, records }) {
      writeWhole(() => {
        db.exec('DELETE FROM entries; DELETE FROM state_parts; DELETE FROM meta')
        for (const record of records) add(record)
        for (const [key, value] of Object.entries(meta)) setMeta.run(key, value)
      })
    },
    close: () => db.close(),
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL
