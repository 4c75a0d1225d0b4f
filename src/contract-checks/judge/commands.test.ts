import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { REDIS_OPTIONS, WORKER_OPTIONS } from '../redis/redis-options.ts'
import { otherStyle } from '../testing/other-style.ts'
import { recorded, type RecordedCall } from '../testing/recorded.ts'
import { judge } from './command.ts'
import { merge } from './merge-command.ts'
import { profileOf } from './profile.ts'
import { prepareRun, RUN_OPTIONS, SERVER_HELP, SERVER_OPTIONS } from './run-options.ts'
import type { RunReport } from './run-report.ts'
import { untilInterrupted } from './until-interrupted.ts'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const contract = file('contract.yaml', otherStyle)
const config = file('checks.yaml', 'envelope: { code: errno, success: OK }\nvalues: { size: [5] }\n')
const settings = ['--contract', contract, '--config', config]

const fine: RecordedCall = { answer: { errno: 'OK', result: [] } }
const broken: RecordedCall = { answer: { errno: 'OK', result: 7 } }
const har = (name: string, ...calls: RecordedCall[]): string =>
  file(name, JSON.stringify({ log: { entries: calls.map(recorded) } }))

/** Runs a command and returns its exit code and what it printed. */
async function run(command: typeof judge, ...args: string[]) {
  let printed = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  try {
    return { code: await command.run(args), printed }
  } finally {
    spy.mockRestore()
  }
}

async function reportOf(command: typeof judge, ...args: string[]): Promise<RunReport> {
  const { printed } = await run(command, ...args, ...settings, '--format', 'json')
  return JSON.parse(printed) as RunReport
}

const refused = (command: typeof judge, ...args: string[]): Promise<unknown> =>
  command.run(args).catch((error: unknown) => (error instanceof BadInput ? error.message : error))

test('judge exits with 0 where it finds nothing, else with 1', async () => {
  expect(await run(judge, har('fine.har', fine), ...settings)).toEqual({
    code: 0,
    printed: expect.stringContaining('1 call, 1 of 3 operations: no finding') as string,
  })
  expect(await run(judge, har('broken.har', fine, broken), ...settings)).toMatchObject({ code: 1 })
})

test('judge tells what it judged, and settings that change nothing', async () => {
  const report = await reportOf(judge, har('some.har', fine, broken, { ...fine, path: '/other' }))
  expect(report).toMatchObject({
    command: 'judge',
    calls: 2,
    findings: [{ operation: 'findOrders', at: '/result' }],
    idle: [{ what: 'values', why: 'only verify calls the server by itself' }],
    tally: { foreign: 1 },
  })
})

/** Runs it with these lines on standard input. */
async function withInput<T>(text: string, does: () => Promise<T>): Promise<T> {
  const spy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as typeof process.stdin)
  try {
    return await does()
  } finally {
    spy.mockRestore()
  }
}

test('judge - judges standard input line by line', async () => {
  const lines = [fine, broken].map((call) => JSON.stringify(recorded(call)))
  const report = await withInput(`${lines.join('\n')}\n{}\n`, () => reportOf(judge, '-'))
  expect(report).toMatchObject({
    calls: 2,
    findings: [{ at: '/result' }],
    skipped: [{ what: 'line 3', why: 'no exchange with an address and a status' }],
  })
})

test('input of which nothing is an exchange is no recording', async () => {
  expect(await withInput('\nnone\n', () => refused(judge, '-', ...settings))).toBe(
    'nothing is an exchange; line 2: not JSON',
  )
  const foreign = JSON.stringify(recorded({ ...fine, path: '/other' }))
  expect(await withInput(`none\n${foreign}`, () => reportOf(judge, '-'))).toMatchObject({ calls: 0 })
  const known = JSON.stringify(recorded(fine))
  expect(await withInput(`none\n${foreign}\n${known}`, () => reportOf(judge, '-'))).toMatchObject({
    calls: 1,
  })
  expect(await reportOf(judge, har('empty.har'))).toMatchObject({ calls: 0 })
})

test.each([
  [[], 'judge takes one file: judge recorded.har, or - for standard input'],
  [['a.har', 'b.har'], 'judge takes one file: judge recorded.har, or - for standard input'],
  [['nowhere.har'], 'there is no file nowhere.har; name the recorded HTTP archive'],
  [
    ['a.har', '--redis', 'redis://127.0.0.1:9', '--stream', 's'],
    'judge takes a file or --redis, not both: a.har',
  ],
  [['-', '--stream', 's'], '--stream needs --redis, e.g. redis://127.0.0.1:6379/0'],
  [['--redis', 'redis://127.0.0.1:9'], '--redis needs --stream, the name of the stream'],
  [[contract, '--profile', 'lax'], 'there is no profile lax; choose strict or legacy'],
  [[contract, '--contract', 'nowhere.yaml'], expect.stringContaining('no file nowhere.yaml') as string],
])('judge %j is refused: %s', async (args, message) => {
  expect(await refused(judge, ...args)).toEqual(message)
})

test.each(Object.entries({ judge, merge }))(
  '%s names a Redis that does not answer',
  async (_name, command) => {
    const message = await refused(command, '--redis', 'redis://127.0.0.1:9', '--stream', 's', ...settings)
    expect(message).toMatch(/^no Redis answers at 127\.0\.0\.1:9: /)
  },
)

test('a configuration and a certificate are checked before anything is judged', async () => {
  const ignoring = file('fly.yaml', 'ignore: [fly]')
  expect(await refused(judge, har('a.har'), '--contract', contract, '--config', ignoring)).toContain(
    'names fly',
  )
  const values = { contract, profile: 'strict', format: 'text', write: [], ca: contract }
  await expect(prepareRun(values)).rejects.toThrow(`--ca ${contract} is no certificate`)
})

test('without a baseline nothing is said of known findings', async () => {
  expect(await reportOf(judge, har('unknown.har', fine))).not.toHaveProperty('known')
})

async function runOf(name: string, ...calls: RecordedCall[]): Promise<string> {
  const path = join(folder, `${name}.json`)
  await run(judge, har(`${name}.har`, ...calls), ...settings, '--write', `json=${path}`)
  return path
}

test('merge puts runs together as if one had seen it all', async () => {
  const runs = [await runOf('one', fine), await runOf('two', broken, broken)]
  const report = await reportOf(merge, ...runs)
  expect(report).toMatchObject({
    command: 'judge',
    calls: 3,
    findings: [{ at: '/result', times: 2, of: 3 }],
    idle: [{ what: 'values' }],
  })
  expect(await run(merge, runs[0] ?? '', ...settings)).toMatchObject({ code: 0 })
  expect(await run(merge, ...runs, ...settings)).toMatchObject({ code: 1 })
})

test('merge names the command of the runs where it is the same for all', async () => {
  const judged = await runOf('judged', fine)
  const passed = file('passed.json', readFileSync(judged, 'utf8').replace('"judge"', '"proxy"'))
  expect(await reportOf(merge, passed, passed)).toMatchObject({ command: 'proxy', calls: 2 })
  expect(await reportOf(merge, passed, judged)).toMatchObject({ command: 'judge', calls: 2 })
})

const list = file('list.json', '[]')
const untallied = file('untallied.json', '{"command":"judge","tally":[]}')

test.each([
  [[], 'merge takes what runs wrote: judge … --write json=run.json, then merge run.json'],
  [['nowhere.json'], 'there is no file nowhere.json; name what judge or proxy wrote'],
  [[list], `${list} is not what judge or proxy wrote with --write json=${list}`],
  [[untallied], `${untallied} is not what judge or proxy wrote with --write json=${untallied}`],
  [
    ['--redis', 'nowhere', '--stream', 's'],
    '--redis is no address of a Redis; redis://127.0.0.1:6379/0 is one',
  ],
])('merge %j is refused: %s', async (args, message) => {
  expect(await refused(merge, ...args)).toBe(message)
})

test('the help of a command names each of its options', () => {
  const helps = [
    [judge.help, { ...WORKER_OPTIONS, ...RUN_OPTIONS }],
    [merge.help, { ...REDIS_OPTIONS, ...RUN_OPTIONS }],
    [SERVER_HELP, SERVER_OPTIONS],
  ] as const
  for (const [help, options] of helps)
    for (const name of Object.keys(options)) expect(help).toMatch(new RegExp(`^ *--${name} `, 'm'))
  expect(judge.help).toMatch(/^judge <file\.har>/)
  expect(merge.help).toMatch(/^merge <run>/)
  for (const [help] of helps)
    expect(help).toMatch(/Exit code 0: nothing found, 1: findings, 2: bad use or bad input\.$/m)
  expect(judge.summary).toBe('judges recorded traffic by the contract: HAR, line by line, or a stream')
  expect(merge.summary).toBe('puts runs of several judges together')
})

test('profiles are strict and legacy', () => {
  expect([profileOf('strict'), profileOf('legacy')]).toEqual(['strict', 'legacy'])
  expect(() => profileOf('')).toThrow(BadInput)
})

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const waiting = (): number[] => SIGNALS.map((signal) => process.listenerCount(signal))

test.each(SIGNALS)('input is read until %s', async (signal) => {
  const before = waiting()
  const input = new Readable({ read: () => undefined })
  input.push('first')
  const read: string[] = []
  for await (const text of untilInterrupted(input)) {
    read.push(text)
    expect(waiting()).toEqual(before.map((number) => number + 1))
    process.listeners(signal).at(-1)?.(signal)
  }
  expect(read).toEqual(['first'])
  expect(input.destroyed).toBe(true)
  expect(waiting()).toEqual(before)
})

test('input is read to its end as UTF-8; an error of its own is told', async () => {
  const before = waiting()
  const bytes = Buffer.from('aäb')
  const parts = [bytes.subarray(0, 2), bytes.subarray(2)]
  const read: string[] = []
  for await (const text of untilInterrupted(Readable.from(parts, { objectMode: false }))) read.push(text)
  expect(read.join('')).toBe('aäb')
  const failing = new Readable({ read: () => failing.destroy(new Error('line broke')) })
  await expect(untilInterrupted(failing).next()).rejects.toThrow('line broke')
  expect(waiting()).toEqual(before)
})
