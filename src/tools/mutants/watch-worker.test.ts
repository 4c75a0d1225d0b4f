import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { note, writePlan } from './switch-plan.ts'
import { planFolder, watchWorker } from './watch-worker.ts'

const SILENCE = 400

let removeFolder: () => void
beforeEach(() => {
  removeFolder = planFolder()
  writePlan({ does: 'note' })
})
afterEach(() => {
  removeFolder()
})

test('a worker that loops for ever is killed, with the mutant that it had begun', async () => {
  const worker = spawn(process.execPath, ['-e', 'for (;;);'])
  await once(worker, 'spawn')
  note({ pid: worker.pid ?? 0 })
  note({ started: 'a mutant', test: 'a test' })
  const watch = watchWorker(SILENCE)
  await once(worker, 'exit')
  expect([worker.signalCode, watch.end()]).toEqual(['SIGKILL', 'a mutant'])
})
