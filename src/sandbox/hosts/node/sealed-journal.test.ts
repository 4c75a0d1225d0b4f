import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchangeOf, freshState, isReadable } from '../../areas/exchange.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { createEngine } from '../../kernel/engine.ts'
import { testSandbox } from '../memory/testing.ts'
import { sqliteJournal } from './sqlite-journal.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-seal-'))
  file = join(folder, 'journal.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** All that a thief of the folder has who did not take the key. */
const withoutKey = (): string =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.key'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')

test('a copied journal shows no authenticator key, redeemable code or ID number, and its owner reads all of them', async () => {
  const box = await testSandbox({ journal: sqliteJournal(file, isReadable), histories: true })
  const { members, giftCards, withdrawCodes } = box.view()
  const secrets = [
    ...Object.values(members).flatMap(({ totp, realName }) => [totp?.secret, realName?.idNumber]),
    ...Object.values(giftCards).map(({ secret }) => secret),
    ...Object.keys(withdrawCodes),
  ].filter((secret) => typeof secret === 'string')
  expect(secrets.length).toBeGreaterThan(10)
  const hash = box.hash()
  const journal = withoutKey()
  expect(secrets.filter((secret) => journal.includes(secret))).toEqual([])
  expect(journal).toContain('"type":"spot.place"')
  await box.close()

  const again = sqliteJournal(file, isReadable)
  const options = { clock: fixedClock(0), machineOf: exchangeOf, freshState: () => freshState('test') }
  const engine = createEngine({ ...options, journal: again, snapshotAfter: 1 })
  expect(engine.hash()).toBe(hash)
  // The snapshot that the start has just written shows none either.
  const snapshot = withoutKey()
  expect(secrets.filter((secret) => snapshot.includes(secret))).toEqual([])
  expect(again.latestSnapshot()?.seq).toBe(engine.seq())
  again.close()
})

test('records that an earlier version kept as text are sealed, and overwritten where they stood', () => {
  const old = new DatabaseSync(file)
  old.exec(`
    CREATE TABLE records (seq INTEGER PRIMARY KEY, time INTEGER NOT NULL, command TEXT) STRICT;
    CREATE TABLE states (seq INTEGER PRIMARY KEY, state BLOB NOT NULL, hash BLOB NOT NULL) STRICT;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    INSERT INTO records VALUES (1, 10, 'the old secret'), (2, 20, NULL);
    INSERT INTO states VALUES (1, CAST('the old secret' AS BLOB), x'00');
    INSERT INTO meta VALUES ('seed', 'a');
  `)
  old.close()
  expect(withoutKey()).toContain('the old secret')
  const journal = sqliteJournal(file)
  expect([...journal.records(0)]).toEqual([
    { seq: 1, time: 10, command: 'the old secret' },
    { seq: 2, time: 20 },
  ])
  expect(journal.getMeta('seed')).toBe('a')
  expect(withoutKey()).not.toContain('the old secret')
  journal.close()
})

test('a reset overwrites the records that it forgets', () => {
  const journal = sqliteJournal(file, () => true)
  journal.append({ seq: 1, time: 1, command: 'a readable order' })
  journal.replace({ meta: {}, records: [] })
  journal.close()
  expect(withoutKey()).not.toContain('a readable order')
})

test.each([
  ['gone', () => rmSync(join(folder, 'journal.key')), 'is gone'],
  ['another', () => writeFileSync(join(folder, 'journal.key'), Buffer.alloc(32)), 'is not the key'],
  ['cut off', () => writeFileSync(join(folder, 'journal.key'), Buffer.alloc(5)), 'is not a key of 32 bytes'],
])('a journal whose key is %s says so and stays as it is', (_, spoil, message) => {
  sqliteJournal(file).close()
  const kept = join(folder, 'kept')
  copyFileSync(join(folder, 'journal.key'), kept)
  spoil()
  expect(() => sqliteJournal(file)).toThrow(message)
  copyFileSync(kept, join(folder, 'journal.key'))
  sqliteJournal(file).close()
})

test('a record in the place of another is refused', () => {
  const journal = sqliteJournal(file)
  for (const seq of [1, 2]) journal.append({ seq, time: seq, command: `c${seq}` })
  journal.close()
  const db = new DatabaseSync(file)
  db.exec('UPDATE entries SET command = (SELECT command FROM entries WHERE seq = 1) WHERE seq = 2')
  db.close()
  const forged = sqliteJournal(file)
  expect(() => [...forged.records(0)]).toThrow('record 2 is not what was written')
  forged.close()
})

test('a large snapshot is kept in parts, none of which may be missing', () => {
  const state = { long: 'x'.repeat(20_000_000) }
  const journal = sqliteJournal(file)
  journal.saveSnapshot({ seq: 7, state })
  expect(journal.latestSnapshot()).toEqual({ seq: 7, state })
  journal.close()
  const db = new DatabaseSync(file)
  db.exec('DELETE FROM state_parts WHERE part = 2')
  db.close()
  const cut = sqliteJournal(file)
  expect(() => cut.latestSnapshot()).toThrow('unable to authenticate')
  cut.close()
})
