import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds, toolPath } from '../run.ts'
import { CONTRACT, trafficLines } from './judge-traffic.ts'

type Report = (text: string, isGood: boolean, limit: string) => void

/** Exchanges a second of one core, and MB that the judge may grow by while it judges nine tenths of a stream. */
const LEAST = 15_000
const MOST_GROWTH = 50
/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100

/**
 * Sends recorded calls of our contract to `judge -`, as a person would, and prints how many it judges in a second of
 * its own processor time, and its memory after a tenth and at the end.
 */
export async function benchJudge(report: Report, exchanges: number): Promise<void> {
  const { lines } = await trafficLines()
  const blocks = blocksOf(lines)
  const folder = mkdtempSync(join(tmpdir(), 'judge-bench-'))
  const file = join(folder, 'run.json')
  const command = [
    'src/contract-checks/cli.ts',
    'judge',
    '-',
    '--contract',
    CONTRACT,
    '--write',
    `json=${file}`,
  ]
  const child = spawn('node', command, {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, PATH: toolPath() },
  })
  try {
    const closed = once(child, 'close')
    const send = async (number: number): Promise<Usage> => {
      for (let sent = 0; sent < number;) {
        const block = blocks[Math.floor(sent / BLOCK) % blocks.length] ?? ''
        if (!child.stdin.write(block)) await once(child.stdin, 'drain')
        sent += BLOCK
      }
      return usageOf(child.pid ?? 0)
    }
    const start = await send(exchanges / 10)
    const end = await send((exchanges * 9) / 10)
    child.stdin.end()
    await closed
    const { calls, findings } = JSON.parse(readFileSync(file, 'utf8')) as {
      calls: number
      findings: unknown[]
    }
    const judged = (exchanges * 9) / 10
    const speed = Math.floor(judged / (end.cpu - start.cpu))
    const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / lines.length)
    console.log(
      `  ${calls} exchanges of ${bytes} bytes, ${findings.length} findings, ${seconds(end.at - start.at)} for ${judged}`,
    )
    report(`${speed} exchanges a second of one core`, speed >= LEAST, `${LEAST}`)
    report(
      `${start.memory} MB after ${exchanges / 10} exchanges, ${end.memory} MB after ${exchanges}`,
      end.memory - start.memory <= MOST_GROWTH,
      `${MOST_GROWTH} MB more`,
    )
    report(`all of them were judged`, calls === exchanges, `${calls} were`)
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

/** `cpu` in seconds, `memory` in MB, `at` in ms. */
type Usage = { readonly cpu: number; readonly memory: number; readonly at: number }

function usageOf(pid: number): Usage {
  const [user = '0', system = '0'] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? []
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return {
    cpu: (Number(user) + Number(system)) / TICKS,
    memory: Math.round(Number(resident) / 1024),
    at: performance.now(),
  }
}
