import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClock } from './kernel/clock.ts'
import { memoryJournal } from './kernel/journal.ts'
import { sqliteJournal } from './hosts/node/sqlite-journal.ts'
import { type TestSandbox, testSandbox } from './hosts/memory/testing.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-box-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const kept = () => testSandbox({ journal: sqliteJournal(join(folder, 'journal.sqlite')) })

/** A visitor gets so many codes and no more: where a reset takes long, that is an answer too. */
const ENOUGH = 'A code was sent a moment ago. Look in your mailbox.'

/** Asks for codes until it is told to stop, and returns what the answers said. */
async function write(box: TestSandbox, name: string, isOver: () => boolean): Promise<string[]> {
  const messages: string[] = []
  for (let round = 0; !isOver(); round++) {
    const { message } = await box.call('/uc/reg/email/code', { email: `${name}-${round}@example.org` })
    messages.push(message)
    // A call over the network comes by the event loop, and so does what a reset waits for.
    await setImmediate()
  }
  return messages
}

test('resets during writes leave complete records: every call is answered, and a restart has the same state', async () => {
  const box = await kept()
  let isOver = false
  const writers = ['a', 'b', 'c', 'd'].map((name) => write(box, name, () => isOver))
  for (let round = 0; round < 3; round++) expect((await box.panel('reset', {})).status).toBe(200)
  expect(
    (await Promise.all([box.panel('reset', {}), box.panel('reset', {})])).map(({ status }) => status),
  ).toEqual([200, 200])
  isOver = true
  const sent = (await Promise.all(writers)).flat().filter((message) => message !== ENOUGH)
  expect(sent.length).toBeGreaterThan(4)
  expect(new Set(sent)).toEqual(new Set(['The code is on its way.']))
  expect(box.faults).toEqual([])
  const hash = box.hash()
  await box.close()
  const again = await kept()
  expect(again.hash()).toBe(hash)
  await again.close()
})

const format = 'openbourse-journal-1'
const unknown = { seq: 1, time: 1, command: '{"type":"teleport"}' }

test.each([
  ['a command that there is not', [unknown], 'record 1 cannot be replayed: no such command: teleport'],
  ['a hole', [{ ...unknown, seq: 2 }], 'record 1 is missing from the journal'],
  ['a record that is none', [7], 'record 1 is none'],
  ['a time that is none', [{ seq: 1, time: '1' }], 'record 1 is none'],
  [
    'times that go back',
    [
      { seq: 1, time: 2 },
      { seq: 2, time: 1 },
    ],
    'record 2 is none',
  ],
])(
  'an import with %s is refused and changes nothing, also after a restart',
  async (_what, records, reason) => {
    const box = await kept()
    await box.call('/uc/reg/email/code', { email: 'ada@example.org' })
    const hash = box.hash()
    const answer = await box.panel('journal', { format, seed: 'other', records })
    expect(answer).toEqual({ status: 400, body: { error: expect.stringContaining(reason) as string } })
    expect(box.hash()).toBe(hash)
    expect((await box.call('/uc/reg/email/code', { email: 'eve@example.org' })).code).toBe(0)
    const after = box.hash()
    await box.close()
    const again = await kept()
    expect(again.hash()).toBe(after)
    await again.close()
  },
)

test('an imported journal is kept over a restart', async () => {
  const other = await testSandbox({ seed: 'other', journal: memoryJournal() })
  await other.call('/uc/reg/email/code', { email: 'ada@example.org' })
  const box = await kept()
  expect((await box.panel('journal', (await other.panel('journal')).body)).status).toBe(200)
  const hash = box.hash()
  expect(box.view().seed).toBe('other')
  await box.close()
  const again = await kept()
  expect(again.hash()).toBe(hash)
  await again.close()
})

/** A sandbox on real time, which a restart goes on with. */
const onRealTime = () =>
  testSandbox({ journal: sqliteJournal(join(folder, 'journal.sqlite')), clock: createClock() })

const HOUR = 3_600_000

test('a clock that was moved ahead stays ahead over restarts, even if nothing was recorded after it', async () => {
  const box = await onRealTime()
  await box.panel('clock', { jump: 5 * HOUR })
  await box.panel('clock', { jump: HOUR })
  const { now } = (await box.panel('clock')).body as { now: number }
  await box.close()
  for (let restart = 0; restart < 2; restart++) {
    const again = await onRealTime()
    const later = (await again.panel('clock')).body as { now: number }
    expect(later.now).toBeGreaterThanOrEqual(now)
    expect(later.now).toBeLessThan(now + HOUR)
    await again.close()
  }
})

test('a fast clock continues from where it was, also after a crash and a reset', async () => {
  let real = 0
  const journal = memoryJournal()
  const start = () => testSandbox({ journal, clock: createClock(() => real) })
  const box = await start()
  await box.panel('clock', { speed: 1000 })
  await box.panel('reset', {})
  real += 60_000
  const { now } = (await box.panel('clock')).body as { now: number }
  expect(now).toBe(60_000_000)
  const again = await start()
  expect(again.clock.now()).toBeGreaterThanOrEqual(now)
  expect(again.clock.now()).toBeLessThan(now + 2_000_000)
})

test('records of an older market that this one refuses are left out; the rest stays as it was', async () => {
  const journal = memoryJournal()
  const box = await testSandbox({ journal })
  await box.call('/uc/reg/email/code', { email: 'ada@example.org' })
  const hash = box.hash()
  const seq = [...journal.records(0)].length + 1
  const command = JSON.stringify({ type: 'spot.cancel', member: 600_001, id: 'E1' })
  journal.append({ seq, time: box.clock.now(), command })
  await expect(testSandbox({ journal })).rejects.toThrow(`record ${seq} is refused on replay`)
  // A journal of the time before has no such fact.
  const meta = { seed: 'test', version: journal.getMeta('version') ?? '' }
  journal.replace({ meta, records: [...journal.records(0)] })
  for (let start = 0; start < 2; start++) {
    const again = await testSandbox({ journal })
    expect(again.hash()).toBe(hash)
    expect((await again.panel('journal')).body).toMatchObject({ olderMarket: seq })
  }
  const older = (await (await testSandbox({ journal })).panel('journal')).body
  const other = await testSandbox()
  expect((await other.panel('journal', older)).status).toBe(200)
  expect((await other.panel('journal', { ...(older as object), olderMarket: seq - 1 })).status).toBe(400)
})

test('records of a newer version are refused before they are used', async () => {
  const journal = memoryJournal()
  const box = await testSandbox({ journal })
  expect(box.hash()).not.toBe('')
  const written = Number(journal.getMeta('version'))
  journal.setMeta('version', String(written + 1))
  await expect(testSandbox({ journal })).rejects.toThrow(
    `a newer version (${written + 1}) wrote them, and this one is ${written}`,
  )
})
