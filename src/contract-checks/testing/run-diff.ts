import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { diff as command } from '../diff/command.ts'
import type { DiffReport } from '../diff/report.ts'

const here = process.cwd()

/** Runs the command in a folder; what it throws for bad input is told as the command line tells it. */
export async function diff(folder: string, ...args: string[]) {
  const out: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  process.chdir(folder)
  try {
    const status = await command.run(args)
    return { status, stdout: out.join(''), stderr: '' }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { status: 2, stdout: out.join(''), stderr: error.message }
  } finally {
    process.chdir(here)
    spy.mockRestore()
  }
}

/** The report as JSON that it wrote. */
export const read = (stdout: string) => JSON.parse(stdout) as DiffReport

/** Runs git there, with a test author. */
export function git(folder: string, ...args: string[]): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' })
}

/** Writes a file, and the folders above it. */
export function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
