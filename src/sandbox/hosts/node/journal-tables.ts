import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { JournalMismatch } from '../../kernel/replay.ts'
import { createSeal, keyIn, type Seal } from './journal-seal.ts'

/** A command is text where it holds no secret, otherwise sealed bytes. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, time INTEGER NOT NULL, command ANY) STRICT;
  CREATE TABLE IF NOT EXISTS state_parts (part INTEGER PRIMARY KEY, seq INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS key_proof (proof BLOB NOT NULL) STRICT;
`

/** Place of the proof of the key, which tells the right key from a wrong one. */
const PROOF = 'proof'

/** Place of a record's command. */
export const recordPlace = (seq: number, time: number): string => `record ${seq} ${time}`

/**
 * Opens the tables with the key beside them; the records of earlier versions, which were readable, are sealed.
 * @throws JournalMismatch when the key is gone or is another journal's
 */
export function openTables(db: DatabaseSync, keyFile: string): Seal {
  // What is deleted is overwritten: it would stay readable in the free pages of the file.
  db.exec('PRAGMA secure_delete = ON')
  db.exec(TABLES)
  const proof = db.prepare('SELECT proof FROM key_proof').get()?.['proof']
  if (proof instanceof Uint8Array && !existsSync(keyFile))
    throw new JournalMismatch(`the key that they are encrypted with, ${keyFile}, is gone`)
  const seal = createSeal(keyIn(keyFile))
  if (proof instanceof Uint8Array) check(seal, proof, keyFile)
  else db.prepare('INSERT INTO key_proof VALUES (?)').run(seal.close(new Uint8Array(), PROOF))
  sealEarlier(db, seal)
  return seal
}

function check(seal: Seal, proof: Uint8Array, keyFile: string): void {
  try {
    seal.open(proof, PROOF)
  } catch (error) {
    throw new JournalMismatch(`${keyFile} is not the key that they are encrypted with`, { cause: error })
  }
}

/** Moves the records of the versions that kept all of them as text. */
function sealEarlier(db: DatabaseSync, seal: Seal): void {
  const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'records'").get()
  if (isThere === undefined) return
  db.exec('BEGIN')
  const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)')
  for (const { seq, time, command } of db.prepare('SELECT seq, time, command FROM records').iterate())
    insert.run(
      Number(seq),
      Number(time),
      command === null
        ? null
        : seal.close(Buffer.from(String(command)), recordPlace(Number(seq), Number(time))),
    )
  db.exec('DROP TABLE records; DROP TABLE IF EXISTS states; DROP TABLE IF EXISTS snapshots; COMMIT')
  db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
}
