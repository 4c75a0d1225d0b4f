import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureRedis } from '#src/tools/test/install-redis.ts'
import { freePort } from './server.ts'

export type RedisServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Runs a Redis that keeps everything in memory. */
export async function startRedis(): Promise<RedisServer> {
  const { program, env } = await ensureRedis()
  const folder = mkdtempSync(join(tmpdir(), 'openbourse-redis-'))
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('Ready to accept connections')) ready()
    })
    child.on('error', failed)
    child.on('close', (code) => failed(new Error(`redis-server ended (${code}):\n${printed}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}/0`,
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
