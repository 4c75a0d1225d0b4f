import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A sandbox that serves the built app, in a process and a data folder of its own. */
export type Server = {
  readonly url: string
  /** Ends the process as a crash would, and starts it again on the same data and port. */
  readonly crashAndRestart: () => Promise<void>
  /** Kills the process as a crash would; there is no server until `start`. */
  readonly crash: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Returns the text that the process wrote to standard error. */
  readonly complaints: () => string
  /** Megabytes of memory that its process holds. */
  readonly memory: () => number
}

/**
 * `names` are the host names under which a proxy passes requests on. The calls of pages are written to the file
 * `recording` (record-calls.ts).
 */
export async function startServer(names: readonly string[] = [], recording?: string): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'openbourse-e2e-'))
  const port = await freePort()
  let said = ''
  const hear = (text: string): void => {
    said += text
  }
  const options: Options = { port, data, names, recording }
  let child = await launch(options, hear)
  const crash = async (): Promise<void> => end(child)
  const start = async (): Promise<void> => {
    child = await launch(options, hear)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    crash,
    start,
    complaints: () => said,
    memory: () => memoryOf(child),
    crashAndRestart: async () => {
      await crash()
      await start()
    },
    stop: async () => {
      await crash()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

type Options = {
  readonly port: number
  readonly data: string
  readonly names: readonly string[]
  readonly recording: string | undefined
}

/** Resolves once the server says its address; rejects with what it printed when it ends before that. */
async function launch(
  { port, data, names, recording }: Options,
  onComplaint: (text: string) => void,
): Promise<ChildProcess> {
  const options = [
    '--port',
    `${port}`,
    '--data',
    data,
    '--switches',
    ...names.map((name) => `--name=${name}`),
  ]
  const recorder = recording === undefined ? [] : ['--import', './tests/support/record-calls.ts']
  const child = spawn(process.execPath, [...recorder, 'src/sandbox/hosts/node/serve.ts', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(recording !== undefined && { RECORDED_CALLS: recording }) },
  })
  let printed = ''
  await new Promise<void>((ready, failed) => {
    const read = (text: string): void => {
      printed += text
      if (printed.includes(`:${port}`)) ready()
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      onComplaint(text)
      read(text)
    })
    child.on('error', failed)
    child.on('close', (code) =>
      failed(new Error(`the sandbox ended (${code}) before it served:\n${printed}`)),
    )
  })
  return child
}

/** Counts in kB, as every `ps` does. */
const memoryOf = ({ pid }: ChildProcess): number =>
  parseInt(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }), 10) / 1000

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

/** Below the ports that systems give to connections: a server that is gone for a moment finds its own again. */
const PORTS = [20_000, 32_000] as const

export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  const probe = createServer()
  const isFree = new Promise<boolean>((tell) => {
    probe.once('listening', () => tell(true)).once('error', () => tell(false))
  })
  probe.listen(port, '127.0.0.1')
  if (!(await isFree)) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
