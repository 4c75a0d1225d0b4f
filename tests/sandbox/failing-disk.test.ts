import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { bookTopStream, marketSocket } from '#generated/streams.ts'
import { encodeFrame } from '#src/core/stomp/frame.ts'

/** Starts a server whose files a limit of the system keeps from growing, and returns its address. */
async function startIn(data: string): Promise<{ url: string; child: ChildProcess }> {
  const options = ['--port', '0', '--data', data, '--switches']
  const child = spawn(process.execPath, ['src/sandbox/hosts/node/serve.ts', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('close', () => reject(new Error(printed)))
  })
  return { url, child }
}

const limitFiles = ({ pid }: ChildProcess, bytes: string): void => {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}`])
  if (status !== 0) throw new Error(String(stderr))
}

const ask = async (url: string, path: string, fields: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { lang: 'en_US' },
  })
  return { status: answer.status, ...((await answer.json()) as { code: number; message: string }) }
}

// The limit is one of Linux, on which CI runs.
test.runIf(process.platform === 'linux')(
  'a server whose disk fails answers, keeps its streams open and recovers with the disk',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'openbourse-disk-'))
    const { url, child } = await startIn(data)
    const ended = once(child, 'exit')
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(data, { recursive: true })
    })
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api${marketSocket}`)
    await once(socket, 'open')
    const send = (command: string, headers: Readonly<Record<string, string>>): void =>
      socket.send(encodeFrame({ command, headers, body: '' }))
    send('CONNECT', { 'accept-version': '1.2', host: 'sandbox' })
    send('SUBSCRIBE', { id: '1', destination: bookTopStream.topic({ symbol: 'BTC/USDT' }) })
    await once(socket, 'message')

    limitFiles(child, '1000:unlimited')
    for (let i = 0; i < 3; i++)
      expect(await ask(url, '/uc/reg/email/code', { email: 'ada@example.org' })).toMatchObject({
        status: 503,
        code: 503,
        message: expect.stringContaining('Nothing was changed') as string,
      })
    expect(await ask(url, '/uc/support/country', {})).toMatchObject({ status: 200, code: 0 })
    for (let i = 0; i < 4; i++) await once(socket, 'message')

    limitFiles(child, 'unlimited:unlimited')
    expect(await ask(url, '/uc/reg/email/code', { email: 'ada@example.org' })).toMatchObject({ code: 0 })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.terminate()
  },
)
