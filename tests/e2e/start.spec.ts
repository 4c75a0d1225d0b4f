import { expect, test } from '@playwright/test'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm start` as somebody's terminal or service runs it, in a process group of its own. */
async function npmStart(data: string): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const url = await new Promise<string>((serves, fails) => {
    let printed = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [, address] = /sandbox exchange: (\S+)\n/.exec(printed) ?? []
      if (address !== undefined) serves(address)
    })
    npm.on('close', (code) => fails(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
  return { npm, url }
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

test.describe('npm start leaves no server behind', () => {
  let data = ''
  let group: number | undefined
  test.beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'openbourse-start-'))
  })
  test.afterEach(() => {
    try {
      if (group !== undefined) process.kill(-group, 'SIGKILL')
    } catch {
      // Nobody of the group is left, as it should be.
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  })

  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
    test(`when npm alone gets ${signal}`, async () => {
      const { npm, url } = await npmStart(data)
      group = npm.pid
      expect(await answers(url)).toBe(true)
      npm.kill(signal)
      await expect.poll(() => answers(url)).toBe(false)
    })

  // As a terminal does for Ctrl-C. Sent to npm alone, its shell waits for the server, and all of them stay.
  test('when all of them get SIGINT', async () => {
    const { npm, url } = await npmStart(data)
    group = npm.pid
    process.kill(-(npm.pid ?? 0), 'SIGINT')
    await expect.poll(() => answers(url)).toBe(false)
  })

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    test(`when the process that started the server gets ${signal}`, async () => {
      const { npm, url } = await npmStart(data)
      group = npm.pid
      const starter = below(npm.pid ?? 0).at(-2)
      expect(await answers(url)).toBe(true)
      process.kill(starter ?? 0, signal)
      await expect.poll(() => answers(url)).toBe(false)
    })
})
