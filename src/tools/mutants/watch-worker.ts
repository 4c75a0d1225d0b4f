/** Ends a worker that does not get on: a loop in a test cannot be left by its own process. */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemNow } from '#src/core/time/instant.ts'
import { notesFile, readNotes } from './switch-plan.ts'

/** Makes the folder of this process's plans and notes, and returns the function that removes it. */
export function planFolder(): () => void {
  const folder = resolve(`.cache/mutants/run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env['MUTANTS_RUN'] = folder
  return () => {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Kills the worker that has written no note for `silence` ms. `end` ends the watch, and returns the mutant that a
 * killed worker had begun.
 */
export function watchWorker(silence: number): { end: () => string | undefined } {
  let stuck: string | undefined
  const timer = setInterval(
    () => {
      if (systemNow() - statSync(notesFile()).mtimeMs < silence) return
      const notes = readNotes()
      const pid = notes.findLast((each) => 'pid' in each)?.pid
      stuck = notes.findLast((each) => 'started' in each)?.started
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    Math.min(silence / 4, 5000),
  )
  const end = (): string | undefined => {
    clearInterval(timer)
    return stuck
  }
  return { end }
}
