import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteJournal } from './sqlite-journal.ts'

/** The mode of a file or folder as `ls` counts it, e.g. 600. */
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('records, the latest snapshot and facts are restored after a restart', () => {
  const file = join(folder, 'deep', 'journal.sqlite')
  const first = sqliteJournal(file)
  for (const seq of [1, 2, 3]) first.append({ seq, time: seq * 10, command: `c${seq}` })
  first.append({ seq: 4, time: 50 })
  first.saveSnapshot({ seq: 2, state: { units: 2n } })
  first.saveSnapshot({ seq: 3, state: { units: 3n } })
  first.setMeta('seed', 'a')
  first.setMeta('seed', 'b')
  first.close()

  const second = sqliteJournal(file)
  expect([...second.records(2)]).toEqual([
    { seq: 3, time: 30, command: 'c3' },
    { seq: 4, time: 50 },
  ])
  expect(second.latestSnapshot()).toEqual({ seq: 3, state: { units: 3n } })
  expect(second.getMeta('seed')).toBe('b')
  second.replace({ meta: { seed: 'c' }, records: [{ seq: 1, time: 9 }] })
  expect([...second.records(0)]).toEqual([{ seq: 1, time: 9 }])
  expect(second.latestSnapshot()).toBeUndefined()
  expect(second.getMeta('seed')).toBe('c')
  second.close()
})

test('a record number can be used once', () => {
  const journal = sqliteJournal(join(folder, 'j'))
  journal.append({ seq: 1, time: 1 })
  expect(() => journal.append({ seq: 1, time: 2 })).toThrow('UNIQUE constraint failed')
  expect([...journal.records(0)]).toEqual([{ seq: 1, time: 1 }])
  journal.close()
})

test('a failed import keeps the earlier contents', () => {
  const journal = sqliteJournal(join(folder, 'j'))
  journal.append({ seq: 1, time: 1 })
  journal.setMeta('seed', 'a')
  const twice = [
    { seq: 7, time: 1 },
    { seq: 7, time: 2 },
  ]
  expect(() => journal.replace({ meta: { seed: 'b' }, records: twice })).toThrow('UNIQUE constraint failed')
  expect([...journal.records(0)]).toEqual([{ seq: 1, time: 1 }])
  expect(journal.getMeta('seed')).toBe('a')
  journal.close()
})

test('only their owner may read the folder and its files, also those of an earlier version', () => {
  const data = join(folder, 'data')
  const file = join(data, 'journal.sqlite')
  sqliteJournal(file).close()
  chmodSync(data, 0o755)
  chmodSync(file, 0o644)
  const journal = sqliteJournal(file)
  journal.append({ seq: 1, time: 1 })
  const modes = [data, ...readdirSync(data).map((name) => join(data, name))].map((path) => modeOf(path))
  expect(modes).toEqual(['700', '600', '600', '600'])
  journal.close()
})

test('a folder with other files keeps its mode', () => {
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'else.txt'), '')
  sqliteJournal(join(folder, 'journal.sqlite')).close()
  expect([modeOf(folder), modeOf(join(folder, 'journal.sqlite'))]).toEqual(['755', '600'])
})

test('a second journal on the same file is refused', () => {
  const file = join(folder, 'j')
  const journal = sqliteJournal(file)
  journal.append({ seq: 1, time: 1 })
  expect(() => sqliteJournal(file)).toThrow('locked')
  journal.close()
  sqliteJournal(file).close()
})
