import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteJournal } from './sqlite-journal.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('records, the latest snapshot and facts are there again after a restart', async () => {
  const file = join(folder, 'deep', 'journal.sqlite')
  const first = sqliteJournal(file)
  await Promise.all([1, 2, 3].map(async (seq) => first.append({ seq, time: seq * 10, command: `c${seq}` })))
  await first.append({ seq: 4, time: 50 })
  first.saveSnapshot({ seq: 2, state: 's2', hash: 'h2' })
  first.saveSnapshot({ seq: 3, state: 's3', hash: 'h3' })
  first.setMeta('seed', 'a')
  first.setMeta('seed', 'b')
  await first.close()

  const second = sqliteJournal(file)
  expect([...second.records(2)]).toEqual([
    { seq: 3, time: 30, command: 'c3' },
    { seq: 4, time: 50 },
  ])
  expect(second.latestSnapshot()).toEqual({ seq: 3, state: 's3', hash: 'h3' })
  expect(second.getMeta('seed')).toBe('b')
  second.clear()
  expect([...second.records(0)]).toEqual([])
  expect(second.latestSnapshot()).toBeUndefined()
  await second.close()
})

test('a record number is taken once; a failed commit keeps nothing of its batch', async () => {
  const journal = sqliteJournal(join(folder, 'j'))
  await journal.append({ seq: 1, time: 1 })
  const batch = [2, 1].map(async (seq) => journal.append({ seq, time: 2 }))
  for (const each of await Promise.allSettled(batch)) expect(each.status).toBe('rejected')
  expect([...journal.records(0)]).toEqual([{ seq: 1, time: 1 }])
  await journal.close()
})

test('the file belongs to one journal at a time', async () => {
  const file = join(folder, 'j')
  const journal = sqliteJournal(file)
  await journal.append({ seq: 1, time: 1 })
  expect(() => sqliteJournal(file)).toThrow('locked')
  await journal.close()
  await sqliteJournal(file).close()
})
