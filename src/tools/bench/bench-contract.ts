import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeInBrowser } from './bench-browser-judge.ts'
import { calls, exampleOf, readContract } from '../generate/contract.ts'
import { run } from '../run.ts'
// oxlint-disable-next-line house/arrows -- measured against the sandbox that the end-to-end tests run
import { startServer } from '#tests/support/server.ts'

export type Measured = {
  readonly what: string
  readonly ms: number
  /** Seconds. */
  readonly longest: number
  readonly failed: boolean
}

const CLI = ['node', 'src/contract-checks/cli.ts']
const REQUESTS = 1200
const EXCHANGES = 10_000
const SEEDS = 20

/** Measures the contract checks, each as a person would run it. */
export async function* contractTimes(): AsyncGenerator<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'openbourse-bench-'))
  try {
    yield await timeDiff()
    yield await timeVerify(folder)
    yield await timeJudge(folder)
    yield await timeBrowserJudge()
    yield await healthySeeds(folder)
    yield await everything(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timeDiff(): Promise<Measured> {
  const { ms, code } = await run([...CLI, 'diff', 'HEAD', '--fail-on', 'never'])
  return { what: 'contract diff with the last commit', ms, longest: 5, failed: code !== 0 }
}

/** The sandbox in a process of its own: each has a core. */
async function timeVerify(folder: string): Promise<Measured> {
  const [config, report] = [join(folder, 'checks.yaml'), join(folder, 'run.json')]
  const request = '{ username: trader@openbourse.test, password: openbourse }'
  writeFileSync(config, `login: { operation: logIn, request: ${request}, token: /data/token }\n`)
  const server = await startServer()
  try {
    const options = ['--url', `${server.url}/api`, '--config', config, '--rate', '5000']
    const { ms } = await run([...CLI, 'verify', ...options, '--write', `json=${report}`])
    const { calls } = JSON.parse(readFileSync(report, 'utf8')) as { calls: number }
    const each = ms / Math.max(calls, 1)
    return {
      what: `contract verify, ${REQUESTS} requests (${calls} made)`,
      ms: each * REQUESTS,
      longest: 10,
      failed: calls < REQUESTS / 4,
    }
  } finally {
    await server.stop()
  }
}

/** In Chromium: it must not slow down work on the app. */
async function timeBrowserJudge(): Promise<Measured> {
  const ms = await judgeInBrowser()
  const what = `judge in the page, one answer, 95 of 100 (${ms.toFixed(2)} ms)`
  return { what, ms, longest: 0.001, failed: false }
}

/** A healthy server, reading only: other orders and inputs with each seed, and never a finding. */
async function healthySeeds(folder: string): Promise<Measured> {
  const server = await startServer()
  let ms = 0
  let failed = 0
  try {
    const options = ['--url', `${server.url}/api`, '--config', join(folder, 'checks.yaml'), '--rate', '5000']
    for (let seed = 1; seed <= SEEDS; seed++) {
      const one = await run([...CLI, 'verify', ...options, '--seed', String(seed)])
      ms += one.ms
      failed += one.code === 0 ? 0 : 1
    }
    const what = `contract verify, ${SEEDS} seeds on a healthy server (${failed} with findings)`
    return { what, ms, longest: SEEDS * 10, failed: failed > 0 }
  } finally {
    await server.stop()
  }
}

/** With --act, the inbox and all log-ins: each operation is reached, without findings. */
async function everything(folder: string): Promise<Measured> {
  const [config, report] = [join(folder, 'all.yaml'), join(folder, 'all.json')]
  const server = await startServer()
  try {
    const accounts = ['trader', 'merchant', 'new', 'verified', 'partner'].map(
      (name) => `{ username: ${name}@openbourse.test, password: openbourse }`,
    )
    writeFileSync(
      config,
      `login: { operation: logIn, request: [${accounts.join(', ')}], token: /data/token }
inbox: { url: '${server.url}/__sandbox/inbox', at: /0/code }
`,
    )
    const options = ['--url', `${server.url}/api`, '--config', config, '--rate', '5000', '--act']
    const { ms, code } = await run([...CLI, 'verify', ...options, '--write', `json=${report}`])
    const { judged, operations } = JSON.parse(readFileSync(report, 'utf8')) as {
      judged: unknown[]
      operations: number
    }
    const what = `contract verify, everything allowed (${judged.length} of ${operations} operations reached)`
    return { what, ms, longest: 120, failed: code !== 0 || judged.length < operations }
  } finally {
    await server.stop()
  }
}

/** Returns the required parameters of a query, by their examples. */
function queryOf({ parameters = [] }: Record<string, unknown>): URLSearchParams {
  const all = parameters as readonly Record<string, unknown>[]
  const query = all.filter(({ in: place, required }) => place === 'query' && required === true)
  return new URLSearchParams(query.map(({ name, example }) => [String(name), String(example)]))
}

/** The examples of the contract, again and again, as a browser would have saved them. */
async function timeJudge(folder: string): Promise<Measured> {
  const file = join(folder, 'recorded.har')
  const examples = calls(readContract('generated/contract.json')).map(({ path, method, operation }) => ({
    request: {
      method: method.toUpperCase(),
      url: `https://shop.test/api${path}?${queryOf(operation).toString()}`,
      headers: [],
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify(exampleOf(operation)) },
    },
  }))
  const entries = Array.from({ length: EXCHANGES }, (_, index) => examples[index % examples.length])
  writeFileSync(file, JSON.stringify({ log: { entries } }))
  const { ms, code } = await run([...CLI, 'judge', file])
  return { what: `contract judge, HAR of ${EXCHANGES} exchanges`, ms, longest: 5, failed: code !== 0 }
}
