import { once } from 'node:events'
import { WebSocket } from 'ws'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { openSocket } from '../raw-socket.ts'
import type { Attack, AttackTarget } from './attack.ts'

const CONNECT = encodeFrame({ command: 'CONNECT', headers: { 'accept-version': '1.2', host: 'x' }, body: '' })
const subscribe = (id: string, destination: string): string =>
  encodeFrame({ command: 'SUBSCRIBE', headers: { id, destination }, body: '' })

const NONSENSE = [
  '',
  '\0',
  '\n\n\n',
  'SUBSCRIBE',
  'CONNECT\n\n\0CONNECT\n\n\0',
  'CONNECT\n:\n\n\0',
  'SEND\ndestination:/x\n\nbody\0',
  subscribe('1', '/topic/nothing'),
  subscribe('__proto__', 'constructor'),
  `${'A'.repeat(16_000)}\n\n\0`,
  'B'.repeat(40_000),
] as const

const addressOf = ({ url, socket }: AttackTarget): string => `${url.replace('http', 'ws')}${socket}`

async function connected(target: AttackTarget): Promise<WebSocket> {
  const client = new WebSocket(addressOf(target))
  client.on('error', () => undefined)
  await once(client, 'open')
  return client
}

/** Ends a connection as a crash would and waits until it is gone. */
async function cut(client: WebSocket): Promise<void> {
  if (client.readyState === WebSocket.CLOSED) return
  const closed = once(client, 'close')
  client.terminate()
  await closed
}

/** Attacks by what comes through a socket after it was opened in good order. */
export const roughStreams: readonly Attack[] = [
  async function nonsense(target) {
    const client = await connected(target)
    if (target.random.below(2) === 0) client.send(CONNECT)
    for (let i = 0; i < 5; i++) client.send(target.random.pick(NONSENSE))
    if (target.random.below(2) === 0) {
      // Some of it is allowed; a second CONNECT never is.
      client.send(CONNECT.repeat(2))
      await once(client, 'close')
    }
    await cut(client)
  },
  async function binary(target) {
    const client = await connected(target)
    client.send(Buffer.from([0, 1, 2, 255]), { binary: true })
    await once(client, 'close')
  },
  async function everyTopicUnread(target) {
    const client = await connected(target)
    client.pause()
    client.send(CONNECT)
    for (let i = 0; i < 70; i++) client.send(subscribe(String(i), '/topic/market/thumb'))
    await new Promise<void>((sent) => {
      client.send('\n', () => sent())
    })
    await cut(client)
  },
  async function brokenFrames(target) {
    const { random, url, socket: path } = target
    const socket = await openSocket(url)
    socket.on('error', () => undefined)
    const { host } = new URL(url)
    const lines = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines, key, '\r\n'].join('\r\n'))
    await once(socket, 'data')
    socket.write(Buffer.from(Array.from({ length: 2 + random.below(200) }, () => random.below(256))))
    const closed = once(socket, 'close')
    socket.resetAndDestroy()
    await closed
  },
]
