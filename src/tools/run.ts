import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export type RunResult = { readonly code: number; readonly output: string; readonly ms: number }

/**
 * Runs a program to its end with the project's own tools (and its Node) first in PATH.
 * `show` lets it write to the terminal as it goes; otherwise its output is collected.
 * A program that cannot be started or is killed counts as code 1; `timeout` is in ms,
 * `cwd` the folder that it runs in.
 */
export async function run(
  command: readonly string[],
  {
    show = false,
    env = {},
    timeout,
    cwd,
  }: { show?: boolean; env?: Record<string, string>; timeout?: number; cwd?: string } = {},
): Promise<RunResult> {
  const [program = '', ...args] = command
  const started = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    env: { ...process.env, PATH: toolPath(), ...env },
    ...(timeout === undefined ? {} : { timeout }),
    ...(cwd === undefined ? {} : { cwd }),
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const code = await new Promise<number>((done) => {
    child.on('error', (error) => {
      output.push(error.message)
      done(1)
    })
    child.on('close', (status) => done(status ?? 1))
  })
  return { code, output: output.join(''), ms: performance.now() - started }
}

/** PATH with node_modules/.bin first, so that tools run on the Node that the lock file brings. */
export function toolPath(): string {
  return [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
