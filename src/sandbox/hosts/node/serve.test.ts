import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a server exits when its parent process has gone before it serves', async () => {
  const data = mkdtempSync(join(tmpdir(), 'openbourse-serve-'))
  const server = spawn(process.execPath, ['src/sandbox/hosts/node/serve.ts', '--port', '0', '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true })
  })
  server.disconnect()
  expect(await ended).toEqual([0, null])
})
