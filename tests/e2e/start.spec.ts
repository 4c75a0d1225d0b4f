import { expect, test } from '@playwright/test'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Started = { readonly npm: ChildProcess; readonly pid: number; readonly url: Promise<string> }

/** Runs `npm start` as a terminal or service does, in a process group of its own. */
function npmStart(data: string): Started {
  const npm = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const url = new Promise<string>((serves, fails) => {
    let printed = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [, address] = /sandbox exchange: (\S+)\n/.exec(printed) ?? []
      if (address !== undefined) serves(address)
    })
    npm.on('close', (code) => fails(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
  return { npm, pid: known(npm.pid), url }
}

/** A process to send signals to. Without one they would go to the tests themselves. */
function known(pid: number | undefined): number {
  if (pid === undefined) throw new Error('there is no such process')
  return pid
}

const answers = async (url: string): Promise<boolean> =>
  fetch(`${url}/__sandbox/personas`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The processes below one, parents first. */
function below(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const children = (of: number): number[] =>
    rows.flatMap(([child = 0, parent]) => (parent === of ? [child, ...children(child)] : []))
  return children(pid)
}

test.describe('npm start leaves no server process behind', () => {
  let data = ''
  let started: Started
  let url = ''
  test.beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'openbourse-start-'))
    started = npmStart(data)
    url = await started.url
    expect(await answers(url)).toBe(true)
  })
  test.afterEach(() => {
    try {
      process.kill(-started.pid, 'SIGKILL')
    } catch {
      // No process of the group is left, as it should be.
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  })

  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
    test(`when npm alone gets ${signal}`, async () => {
      started.npm.kill(signal)
      await expect.poll(() => answers(url)).toBe(false)
    })

  // As a terminal does for Ctrl-C. Sent to npm alone, its shell waits for the server, and all of them stay.
  test('when all processes get SIGINT', async () => {
    process.kill(-started.pid, 'SIGINT')
    await expect.poll(() => answers(url)).toBe(false)
  })

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    test(`when the process that started the server gets ${signal}`, async () => {
      process.kill(known(below(started.pid).at(-2)), signal)
      await expect.poll(() => answers(url)).toBe(false)
    })

  test('npm start fails when the server itself is killed', async () => {
    const ended = once(started.npm, 'close')
    process.kill(known(below(started.pid).at(-1)), 'SIGKILL')
    const [code] = (await ended) as [number | null]
    expect(code).toBe(1)
  })
})
