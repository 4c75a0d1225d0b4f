/** Measures a server whose exchange has grown to half a million records: part of `npm run bench`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '#src/core/command-line/numbers.ts'
import { program } from '#src/core/command-line/program.ts'
import { exchangeOf, freshState, isReadable } from '../../areas/exchange.ts'
import type { Command, State } from '../../areas/state.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { createEngine } from '../../kernel/engine.ts'
import { systemEntropy } from '../../kernel/entropy.ts'
import { hashPassword } from '../../kernel/secrets.ts'
import { busyAddress, playBusy } from '../../soak/busy-exchange.ts'
import { sqliteJournal } from './sqlite-journal.ts'

/** Seconds of a start, milliseconds of a write, megabytes and requests a second that must be kept. */
const LIMITS = { start: 5, write: 200, memory: 600, lists: 500 } as const
const SEED = 'openbourse'
const PASSWORD = 'openbourse'
const LIST_SECONDS = 2
const CONNECTIONS = 8
const WRITES = 300
/** Milliseconds between two orders: a member may place 20 in a second of the server's clock. */
const ORDER_PAUSE = 60

const HELP = `node src/sandbox/hosts/node/growth-bench.ts [--records 500000]

Grows an exchange to that many records and measures a server on it: its start, memory, lists and writes.
`

async function measure(folder: string, records: number): Promise<void> {
  await grow(join(folder, 'journal.sqlite'), records)
  const replayed = await startServer(folder)
  console.log(
    `  ${(replayed.ms / 1000).toFixed(1)} s to start after a crash that left ${records} records to replay`,
  )
  await replayed.stop()
  const server = await startServer(folder)
  try {
    say(server.ms / 1000, LIMITS.start, `s to start with ${records} records`)
    const session = await logIn(server.url)
    for (const [path, fields] of LISTS) {
      const rate = await requestsOf(() => call(server.url, path, fields, session))
      say(rate, LIMITS.lists, `requests a second of ${path} ${new URLSearchParams(fields).toString()}`, true)
    }
    say(await slowestWrite(server.url, session), LIMITS.write, `ms for the slowest of ${WRITES} writes`)
    say(server.memory(), LIMITS.memory, 'MB of memory')
  } finally {
    await server.stop()
  }
}

/** Prints what was measured; `isLeast` where more is better. */
function say(value: number, limit: number, what: string, isLeast = false): void {
  const isGood = isLeast ? value >= limit : value <= limit
  console.log(`${isGood ? '✓' : '✗'} ${value.toFixed(value < 10 ? 1 : 0)} / ${limit} ${what}`)
  if (!isGood) process.exitCode = 1
}

async function grow(file: string, records: number): Promise<void> {
  const journal = sqliteJournal(file, isReadable)
  journal.setMeta('seed', SEED)
  const clock = fixedClock(Date.now() - 30 * 86_400_000)
  const engine = createEngine<State, Command>({
    journal,
    clock,
    machineOf: exchangeOf,
    freshState: () => freshState(SEED),
  })
  const password = await hashPassword(PASSWORD, 1, systemEntropy)
  await playBusy(SEED, engine, { records, password, pass: (ms) => clock.jump(ms) })
  journal.close()
}

type BenchServer = {
  readonly url: string
  /** From its call to its first words. */
  readonly ms: number
  readonly memory: () => number
  /** Ends it as an operator would: what it wants to keep, it keeps. */
  readonly stop: () => Promise<void>
}

async function startServer(data: string): Promise<BenchServer> {
  const started = performance.now()
  const child = spawn(process.execPath, ['src/sandbox/hosts/node/serve.ts', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
    ms: performance.now() - started,
    // In kB, as every `ps` counts.
    memory: () =>
      parseInt(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }), 10) / 1000,
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** The address that a server prints once it serves. */
function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [url] = /http:\/\/[\d.]+:\d+/.exec(printed) ?? []
      if (url !== undefined) resolve(url)
    })
    child.on('close', () => reject(new Error(`the server ended before it served:\n${printed}`)))
  })
}

type Fields = Readonly<Record<string, string>>

const LISTS: readonly (readonly [path: string, fields: Fields])[] = [
  ['/uc/asset/transaction/all', { pageNo: '1', pageSize: '20' }],
  ['/uc/asset/transaction/all', { pageNo: '200', pageSize: '20', symbol: 'BTC' }],
  ['/exchange/order/personal/history', { pageNo: '1', pageSize: '20' }],
  ['/exchange/order/personal/history', { pageNo: '200', pageSize: '20', symbol: 'BTC/USDT' }],
  ['/uc/convert/orderList', { pageNo: '1', pageSize: '20' }],
]

async function call(url: string, path: string, fields: Fields, token = ''): Promise<{ data?: unknown }> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { lang: 'en_US', ...(token !== '' && { 'x-auth-token': token }) },
  })
  const body = (await answer.json()) as { code?: number; message?: string; data?: unknown }
  if (answer.status !== 200 || (body.code ?? 0) !== 0) throw new Error(`${path}: ${body.message}`)
  return body
}

async function logIn(url: string): Promise<string> {
  const { data } = await call(url, '/uc/login', { username: busyAddress(0), password: PASSWORD })
  return (data as { readonly token: string }).token
}

async function requestsOf(ask: () => Promise<unknown>): Promise<number> {
  // The first one reads what is new.
  await ask()
  const end = performance.now() + LIST_SECONDS * 1000
  let count = 0
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() < end; count += 1) await ask()
  })
  await Promise.all(asking)
  return count / LIST_SECONDS
}

/** Places and cancels orders as fast as a member may. Milliseconds of the slowest call. */
async function slowestWrite(url: string, session: string): Promise<number> {
  const order = { symbol: 'LTC/USDT', direction: 'BUY', type: 'LIMIT_PRICE', price: '20', amount: '1' }
  let slowest = 0
  const timed = async (path: string, fields: Fields): Promise<unknown> => {
    const started = performance.now()
    const { data } = await call(url, path, fields, session)
    slowest = Math.max(slowest, performance.now() - started)
    return data
  }
  for (let write = 0; write < WRITES; write += 2) {
    const since = performance.now()
    const id = String(await timed('/exchange/order/add', order))
    await timed(`/exchange/order/cancel/${id}`, {})
    const left = ORDER_PAUSE - (performance.now() - since)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  }
  return slowest
}

await program({
  name: 'growth-bench',
  help: HELP,
  async main(args) {
    const { values } = parseArgs({ args, options: { records: { type: 'string', default: '500000' } } })
    const folder = mkdtempSync(join(tmpdir(), 'openbourse-growth-'))
    try {
      await measure(folder, wholeNumber('--records', values.records, 1000, 10_000_000))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})
