import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Journal, JournalRecord } from '../../kernel/journal.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS records (seq INTEGER PRIMARY KEY, time INTEGER NOT NULL, command TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS snapshots (seq INTEGER PRIMARY KEY, state TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/**
 * A journal in one SQLite file. WAL with synchronous NORMAL: what is committed survives a killed process,
 * a power cut may take the last moments. Commands that wait at the same time share one commit.
 * @throws Error when another process has the file open: two writers would each think the journal theirs
 */
export function sqliteJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  // The first statement to touch the file takes the lock, and the process keeps it until it ends.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  db.exec(TABLES)
  const insert = db.prepare('INSERT INTO records (seq, time, command) VALUES (?, ?, ?)')
  const select = db.prepare('SELECT seq, time, command FROM records WHERE seq > ? ORDER BY seq')
  const setMeta = db.prepare(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  let waiting: JournalRecord[] = []
  let batch: Promise<void> | undefined

  function commit(): void {
    const records = waiting
    waiting = []
    batch = undefined
    db.exec('BEGIN')
    try {
      for (const { seq, time, command } of records) insert.run(seq, time, command ?? null)
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    append(record) {
      waiting.push(record)
      batch ??= new Promise((resolve, reject) => {
        setImmediate(() => {
          try {
            commit()
            resolve()
          } catch (error) {
            reject(error)
          }
        })
      })
      return batch
    },
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
      db.exec('BEGIN')
      db.exec('DELETE FROM snapshots')
      db.prepare('INSERT INTO snapshots VALUES (?, ?, ?)').run(seq, state, hash)
      db.exec('COMMIT')
    },
    getMeta(key) {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key)
      return row && String(row['value'])
    },
    setMeta: (key, value) => void setMeta.run(key, value),
    clear() {
      waiting = []
      db.exec('BEGIN; DELETE FROM records; DELETE FROM snapshots; DELETE FROM meta; COMMIT')
    },
    async close() {
      await batch
      db.close()
    },
  }
}
