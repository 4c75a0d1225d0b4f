import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIELD, openStream, type GroupStream } from '#src/contract-checks/redis/redis-stream.ts'
import { otherStyle } from '#src/contract-checks/testing/other-style.ts'
import { recorded } from '#src/contract-checks/testing/recorded.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'
import { toolPath } from '#src/tools/run.ts'
import { startRedis, type RedisServer } from '../support/redis.ts'

const folder = mkdtempSync(join(tmpdir(), 'judge-redis-'))
const contract = join(folder, 'contract.yaml')
const config = join(folder, 'checks.yaml')
writeFileSync(contract, otherStyle)
writeFileSync(config, 'envelope: { code: errno, success: OK }\nlatency: 500\n')

let redis: RedisServer
let client: ReturnType<typeof createClient>
beforeAll(async () => {
  redis = await startRedis()
  client = createClient({ url: redis.url })
  await client.connect()
}, 300_000)
afterAll(async () => {
  client.destroy()
  await redis.stop()
  rmSync(folder, { recursive: true })
})

/** Calls with faults that come and go, with times, and a broken line now and then. */
const lines = Array.from({ length: 2_400 }, (_, at) => {
  if (at % 600 === 599) return '{"request":'
  const price = at % 97 === 5 ? at : '1.5'
  const answer = { errno: 'OK', result: [{ id: (at % 5) + 1, price, note: null }] }
  const started = new Date(1_795_224_600_000 + at * 3).toISOString()
  return JSON.stringify(
    recorded({ answer, time: 5 + (at % 41), started, status: at % 301 === 7 ? 502 : 200 }),
  )
})

async function add(stream: string, texts: readonly string[]): Promise<void> {
  await Promise.all(texts.map((text) => client.xAdd(stream, '*', { [FIELD]: text })))
}

function start(command: string, ...args: readonly string[]): ChildProcess {
  const options = ['--contract', contract, '--config', config, ...args]
  return spawn('node', ['src/contract-checks/cli.ts', command, ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, PATH: toolPath() },
  })
}

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const file = (name: string): string => join(folder, `${name}.json`)
const reportIn = (name: string): RunReport => JSON.parse(readFileSync(file(name), 'utf8')) as RunReport
const worker = (stream: string, name: string, ...more: string[]): ChildProcess =>
  start(
    'judge',
    '--redis',
    redis.url,
    '--stream',
    stream,
    '--consumer',
    name,
    '--write',
    `json=${file(name)}`,
    ...more,
  )

/** The report of one judge that reads all lines from its standard input. */
async function whole(): Promise<RunReport> {
  const child = start('judge', '-', '--write', `json=${file('whole')}`)
  child.stdin?.end(lines.join('\n'))
  expect((await ended(child)).code).toBe(1)
  return reportIn('whole')
}

/** Broken input is named by its place, which is another in a stream than in a file. */
const withoutPlaces = ({ tally, skipped, ...report }: RunReport): object => ({
  ...report,
  broken: tally?.broken.count,
  findings: report.findings,
  operations: tally?.operations,
  skipped: skipped.length,
})

test('three workers share a stream; their merged reports are what one judge of all of it reports', async () => {
  await add('shared', lines)
  const workers = ['one', 'two', 'three'].map((name) => worker('shared', name, '--until-empty'))
  const codes = await Promise.all(workers.map(ended))
  expect(codes.map(({ said }) => said)).toEqual(['', '', ''])
  const files = ['one', 'two', 'three'].map(file)
  expect((await ended(start('merge', ...files, '--write', `json=${file('merged')}`))).code).toBe(1)
  const expected = await whole()
  expect(expected).toMatchObject({ calls: 2_396, tally: { broken: { count: 4 } } })
  expect(expected.findings.map(({ rule, times }) => `${rule} ${times}`)).toEqual([
    'openbourse/undocumented-status 8',
    'openbourse/wrong-type 25',
  ])
  expect(withoutPlaces(reportIn('merged'))).toEqual(withoutPlaces(expected))
  const pending = await client.xPending('shared', 'checks')
  expect(pending.pending).toBe(0)
}, 120_000)

test('a worker that is killed loses nothing and counts nothing twice: another judges what it had not acknowledged', async () => {
  await add('killed', lines.slice(0, 1_200))
  const group = await openStream({ url: redis.url, stream: 'killed', group: 'checks' })
  const first = worker('killed', 'first')
  await expect.poll(async () => (await group.judged()).size, { timeout: 60_000 }).toBe(1)
  // It gets these and is killed at any moment of its work on them.
  await add('killed', lines.slice(1_200))
  first.kill('SIGKILL')
  await once(first, 'close')
  // And a worker that got entries and never judged one.
  const gone = await group.news('gone', 1)
  group.close()
  const second = await ended(worker('killed', 'second', '--until-empty', '--claim-after', '0.5'))
  expect(second.code).toBeLessThan(2)
  const all = start('merge', '--redis', redis.url, '--stream', 'killed', '--write', `json=${file('all')}`)
  expect((await ended(all)).code).toBe(1)
  expect(reportIn('second').calls).toBeGreaterThanOrEqual(
    gone.filter(({ text }) => text !== lines[599]).length,
  )
  expect(withoutPlaces(reportIn('all'))).toEqual(withoutPlaces(await whole()))
}, 120_000)

test('entries that another worker took over are acknowledged by that one only', async () => {
  await add('taken', lines.slice(0, 3))
  const group: GroupStream = await openStream({ url: redis.url, stream: 'taken', group: 'checks' })
  const ids = (await group.news('slow', 1)).map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect((await group.claim('quick', 0)).map(({ id }) => id)).toEqual(ids)
  expect(await group.commit('slow', 'slow', ids)).toBe(false)
  expect(await group.isDone()).toBe(false)
  expect(await group.commit('quick', 'quick', ids)).toBe(true)
  expect([...(await group.judged())]).toEqual([['quick', 'quick']])
  expect(await group.isDone()).toBe(true)
  group.close()
})

test('a worker says that others took entries over before it had acknowledged them', async () => {
  await add('lost', lines)
  const group = await openStream({ url: redis.url, stream: 'lost', group: 'checks' })
  const child = worker('lost', 'slow')
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  await expect
    .poll(
      async () => {
        await group.claim('quick', 0)
        return said
      },
      { interval: 1, timeout: 60_000 },
    )
    .toContain('slow: others took entries over before they were acknowledged; raise --claim-after\n')
  group.close()
  child.kill('SIGINT')
  await once(child, 'close')
}, 120_000)

test('merge says that no worker of a group has judged anything', async () => {
  const { code, said } = await ended(start('merge', '--redis', redis.url, '--stream', 'unread'))
  expect(code).toBe(2)
  expect(said).toContain('no worker of the group checks has judged anything of unread')
})

test('Ctrl-C ends a worker with its report; entries without an exchange are counted and named', async () => {
  await client.xAdd('odd', '*', { other: 'x' })
  const id = await client.xAdd('odd', '*', { [FIELD]: 'x' })
  await add('odd', lines.slice(0, 1))
  const group = await openStream({ url: redis.url, stream: 'odd', group: 'checks' })
  const child = worker('odd', 'odd')
  await expect.poll(async () => (await group.judged()).size, { timeout: 60_000 }).toBe(1)
  group.close()
  child.kill('SIGINT')
  expect((await ended(child)).code).toBe(0)
  const { calls, skipped } = reportIn('odd')
  expect(calls).toBe(1)
  expect(skipped).toContainEqual({ what: `entry ${id}`, why: 'not JSON' })
  expect(skipped).toContainEqual({
    what: expect.stringMatching(/^entry /) as string,
    why: 'no field exchange',
  })
}, 60_000)

test.each([
  [['--redis', 'redis://name:secret@127.0.0.1:1/0', '--stream', 'x'], 'no Redis answers at 127.0.0.1:1: '],
  [['--redis', 'http://127.0.0.1:1', '--stream', 'x'], '--redis is no address of a Redis'],
  [['--redis', 'redis://127.0.0.1:1'], '--redis needs --stream'],
  [['--stream', 'x'], '--stream needs --redis'],
])('%j is bad input, told in one line without the password', async (args, says) => {
  const { code, said } = await ended(start('judge', ...args))
  expect(code).toBe(2)
  expect(said).toContain(says)
  expect(said).not.toContain('secret')
})
