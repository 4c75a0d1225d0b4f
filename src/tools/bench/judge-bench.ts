import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds, toolPath } from '../run.ts'
// oxlint-disable-next-line house/arrows -- measured on the calls of the tests
import { CONTRACT, trafficLines } from '#tests/contract-checks/recorded-traffic.ts'

type Report = (text: string, isGood: boolean, limit: string) => void

/** Exchanges a second of one core, and MB that the judge may grow by while it judges nine tenths of a stream. */
const LEAST = 15_000
const MOST_GROWTH = 50
/**
 * MB that the judge may allocate in all: Node takes what there is before it looks for what is no longer needed. In so
 * little a judge that kept something of each exchange would not reach the end.
 */
const HEAP = 320
/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100

/**
 * Sends recorded calls of our contract to `judge -`, as a person would, and prints how many it judges in a second of
 * its own processor time, and its memory after a tenth and at the end.
 */
export async function benchJudge(report: Report, exchanges: number): Promise<void> {
  const { lines } = await trafficLines()
  const blocks = blocksOf(lines)
  const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / lines.length)
  const few = Math.ceil(exchanges / 5)
  const fast = await judged(blocks, few)
  const speed = Math.floor((fast.calls * 0.9) / (fast.end.cpu - fast.start.cpu))
  const text = `${speed} exchanges of ${bytes} bytes a second of one core (${fast.calls} in ${seconds(fast.ms)})`
  report(text, speed >= LEAST, `${LEAST}`)
  const small = await judged(blocks, exchanges, `--max-old-space-size=${HEAP}`)
  report(
    `${small.start.memory} MB after ${exchanges / 10} exchanges, ${small.end.memory} MB after ${small.calls}`,
    small.end.memory - small.start.memory <= MOST_GROWTH,
    `${MOST_GROWTH} MB more`,
  )
  const { findings } = small
  report(`${findings} findings in right answers`, findings === 0, '0')
}

type Judged = {
  readonly calls: number
  readonly findings: number
  readonly ms: number
  /** After a tenth, when everything is compiled. */
  readonly start: Usage
  readonly end: Usage
}

/** @throws Error where the judge does not count each exchange */
async function judged(blocks: readonly string[], exchanges: number, ...options: string[]): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'judge-bench-'))
  const file = join(folder, 'run.json')
  const judge = [
    'src/contract-checks/cli.ts',
    'judge',
    '-',
    '--contract',
    CONTRACT,
    '--write',
    `json=${file}`,
  ]
  const child = spawn('node', [...options, ...judge], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, PATH: toolPath() },
  })
  const send = async (number: number): Promise<Usage> => {
    for (let sent = 0; sent < number; sent += BLOCK)
      if (!child.stdin.write(blocks[(sent / BLOCK) % blocks.length])) await once(child.stdin, 'drain')
    return usageOf(child.pid ?? 0)
  }
  const begun = performance.now()
  const closed = once(child, 'close')
  try {
    const start = await send(exchanges / 10)
    const end = await send((exchanges * 9) / 10)
    child.stdin.end()
    await closed
    const { calls, findings } = JSON.parse(readFileSync(file, 'utf8')) as {
      calls: number
      findings: unknown[]
    }
    if (calls < exchanges) throw new Error(`the judge counts ${calls} of ${exchanges} exchanges`)
    return { calls, findings: findings.length, ms: performance.now() - begun, start, end }
  } finally {
    child.kill()
    rmSync(folder, { recursive: true })
  }
}

const BLOCK = 100

/** Lines by the hundred: writing each alone would measure the pipe. */
function blocksOf(lines: readonly string[]): string[] {
  const number = Math.floor(lines.length / BLOCK)
  return Array.from(
    { length: number },
    (_, at) => `${lines.slice(at * BLOCK, (at + 1) * BLOCK).join('\n')}\n`,
  )
}

/** `cpu` in seconds, `memory` in MB. */
type Usage = { readonly cpu: number; readonly memory: number }

function usageOf(pid: number): Usage {
  const [user = '0', system = '0'] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? []
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return {
    cpu: (Number(user) + Number(system)) / TICKS,
    memory: Math.round(Number(resident) / 1024),
  }
}
