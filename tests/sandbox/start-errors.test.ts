import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Journal } from '#src/sandbox/kernel/journal.ts'
import { sqliteJournal } from '#src/sandbox/hosts/node/sqlite-journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'openbourse-start-'))
const blocker = createServer()
let inUse: Journal | undefined
afterAll(() => {
  blocker.close()
  inUse?.close()
  rmSync(folder, { recursive: true })
})

/** Starts the server where it cannot start. */
async function start(data: string, port = '0', more: readonly string[] = []) {
  const options = ['--port', port, '--data', data, ...more]
  const child = spawn(process.execPath, ['src/sandbox/hosts/node/serve.ts', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

function dataIn(name: string): { data: string; file: string } {
  const data = join(folder, name)
  mkdirSync(data)
  return { data, file: join(data, 'journal.sqlite') }
}

function garbage(): string {
  const { data, file } = dataIn('garbage')
  writeFileSync(file, 'this was a journal once '.repeat(500))
  return data
}

function damaged(): string {
  const { data, file } = dataIn('damaged')
  const journal = sqliteJournal(file)
  for (let seq = 1; seq <= 500; seq++) journal.append({ seq, time: seq, command: 'x'.repeat(100) })
  journal.close()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 4096))
  return data
}

function newer(): string {
  const { data, file } = dataIn('newer')
  const journal = sqliteJournal(file)
  journal.setMeta('version', '999')
  journal.close()
  return data
}

function withoutKey(): string {
  const { data, file } = dataIn('without-key')
  sqliteJournal(file).close()
  rmSync(join(data, 'journal.key'))
  return data
}

function foreign(): string {
  const { data, file } = dataIn('foreign')
  const journal = sqliteJournal(file)
  journal.append({ seq: 1, time: 1, command: '{"type":"teleport"}' })
  journal.close()
  return data
}

function open(): string {
  const { data, file } = dataIn('open')
  inUse = sqliteJournal(file)
  return data
}

function file(): string {
  const path = join(folder, 'file')
  writeFileSync(path, '')
  return path
}

/** A folder in which nothing can be written. The system's administrator is only kept out by the system itself. */
function readOnly(): string {
  if (process.getuid?.() === 0 && process.platform === 'linux') return '/sys/kernel/openbourse'
  const { data } = dataIn('read-only')
  chmodSync(data, 0o500)
  return data
}

test.each([
  ['no journal at all', garbage, 'is damaged: file is not a database'],
  ['a damaged journal', damaged, 'is damaged: database disk image is malformed'],
  ['records of a newer version', newer, 'a newer version (999) wrote them'],
  ['a record that it does not know', foreign, 'record 1 cannot be replayed: no such command: teleport'],
  ['a journal whose key is gone', withoutKey, 'the key that they are encrypted with'],
  ['a journal that another process uses', open, 'Another sandbox is using'],
  ['a file in the place of the folder', file, 'Cannot write in'],
  ['a folder in which it may not write', readOnly, 'Cannot write in'],
])('the server reports %s in plain sentences and exits with 1', async (_what, make, sentence) => {
  const data = make()
  const { code, out, error } = await start(data)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(sentence)
  expect(error).toContain(data)
  expect(error).toContain('--data ./other')
  expect(error).not.toMatch(/^\s+at |Error:/m)
})

test('an unusable port or host is reported with alternatives', async () => {
  blocker.listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  const taken = await start(join(folder, 'one'), String(port))
  expect(taken).toEqual({
    code: 1,
    out: '',
    error: `Port ${port} is in use. Another one: npm start -- --port 4401\n`,
  })
  const nowhere = await start(join(folder, 'two'), '0', ['--host', '192.0.2.1'])
  expect(nowhere.code).toBe(1)
  expect(nowhere.error).toMatch(/^Cannot listen on 192\.0\.2\.1: [^\n]+ --host 127\.0\.0\.1\n$/)
})
