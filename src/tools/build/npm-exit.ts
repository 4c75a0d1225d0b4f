import { spawnSync } from 'node:child_process'

/** Milliseconds between two looks. */
const OFTEN = 500

/**
 * Calls once when npm, which started this process, is gone. npm passes a signal on to the shell between the two,
 * which dies of it and tells nobody. Without npm nothing is watched: whoever starts a program in the background of
 * a shell may close that shell.
 */
export function onParentExit(call: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const npm = npmBehind(parent) ?? parent
  const watch = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return
    clearInterval(watch)
    call()
  }, OFTEN)
  watch.unref()
}

/** The npm behind a shell; where the shell has become the script, npm is the parent itself. Without `ps` nobody knows. */
function npmBehind(parent: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' })
  const behind = /^\s*(\d+)\s+(?:\S*\/)?-?(?:sh|ash|bash|dash|zsh)\s*$/.exec(stdout ?? '')?.[1]
  return behind === undefined ? undefined : Number(behind)
}

/** Signal 0 only tests a process; one of another user exists too, but may not be signalled. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
