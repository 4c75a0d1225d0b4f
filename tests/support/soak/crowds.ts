import { once } from 'node:events'
import { WebSocket } from 'ws'
import { bookTopStream } from '#generated/streams.ts'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { openSocket } from '../raw-socket.ts'
import type { Attack, AttackTarget } from './attack.ts'

const FRAMES = 3000
const CONNECT = encodeFrame({ command: 'CONNECT', headers: { 'accept-version': '1.2', host: 'x' }, body: '' })

/** Asks as a script does; a crowd may be turned away (503), anything else above 499 is a fault. */
async function ask({ url }: AttackTarget, path: string, body: BodyInit): Promise<string | undefined> {
  const { status } = await fetch(`${url}${path}`, { method: 'POST', body, headers: { lang: 'en_US' } })
  return status >= 500 && status !== 503 ? `${path} of a crowd: ${status}` : undefined
}

const first = async (answers: readonly Promise<string | undefined>[]): Promise<string | undefined> =>
  (await Promise.all(answers)).find((fault) => fault !== undefined)

/** Sends frames as fast as the line takes them, until the server ends it. */
async function flood({ url, socket }: AttackTarget, frames: readonly string[]): Promise<void> {
  const client = new WebSocket(`${url.replace('http', 'ws')}${socket}`)
  client.on('error', () => undefined)
  await once(client, 'open')
  const closed = once(client, 'close')
  client.send(CONNECT)
  for (const frame of frames) client.send(frame)
  client.send('\n', () => client.terminate())
  await closed
}

/** Attacks that cost a server much and a visitor little. */
export const crowds: readonly Attack[] = [
  function strangersLogIn(target) {
    const nobody = (index: number) =>
      new URLSearchParams({ username: `nobody${index}@openbourse.test`, password: 'wrong-password' })
    return first(Array.from({ length: 30 }, (_, index) => ask(target, '/api/uc/login', nobody(index))))
  },
  function codesForAnybody(target) {
    const address = (): string => `nobody${target.random.below(1_000_000)}@openbourse.test`
    return first(
      Array.from({ length: 10 }, () =>
        ask(target, '/api/uc/reg/email/code', new URLSearchParams({ email: address() })),
      ),
    )
  },
  async function subscribesWithoutEnd(target) {
    const destination = bookTopStream.topic({ symbol: 'BTC/USDT' })
    await flood(
      target,
      Array.from({ length: FRAMES }, (_, id) =>
        encodeFrame({ command: 'SUBSCRIBE', headers: { id: String(id), destination }, body: '' }),
      ),
    )
  },
  async function connectsWithoutEnd(target) {
    await flood(
      target,
      Array.from({ length: FRAMES }, () => CONNECT),
    )
  },
  async function heldUpload(target) {
    const socket = await openSocket(target.url)
    socket.on('error', () => undefined)
    const lines = ['POST /api/uc/upload/oss/image HTTP/1.1', `Host: ${new URL(target.url).host}`]
    const body = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${24 * 1024 * 1024}`]
    socket.write([...lines, ...body, '\r\n'].join('\r\n'))
    socket.write(Buffer.alloc(64 * 1024))
    target.hold(socket)
  },
  function oversizedSwitch(target) {
    const body = JSON.stringify({ account: 'x'.repeat(1_000_000), coin: 'USDT', amount: '9'.repeat(1000) })
    return ask(target, '/__sandbox/deposit', body)
  },
]
