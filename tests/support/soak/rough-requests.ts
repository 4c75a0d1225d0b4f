import { openSocket, sendAndReset, sendRaw, statusOf } from '../raw-socket.ts'
import type { Attack } from './attack.ts'

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'PUT',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'GRAB',
] as const
const TARGETS = [
  '/',
  '//',
  '//evil.example/',
  '/\\',
  '/%00',
  '/%ff',
  '/api/%ff',
  '/api//',
  '/api/uc/login?%',
  '/api/uc/support/country',
  '/api/media/photo/1.png?until=%ff',
  '/__sandbox/%00',
  '/..%2f..%2fetc/passwd',
  '/assets/',
  '*',
  '?',
  'http://',
  'http://user:password@host/',
  'http://[',
] as const
const PROTOCOLS = ['websocket', 'h2c', 'TLS/1.0', 'garbage'] as const
const TYPES = [
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
] as const

const head = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`
const isHead = (answer: string): boolean => answer.includes('\r\n\r\n')

/** Returns the server error of an answer, if it is one: no answer at all is right where nonsense was sent. */
function fault(what: string, answer: string): string | undefined {
  const status = statusOf(answer)
  return status >= 500 ? `${what}: ${status}` : undefined
}

const host = ({ url }: { url: string }): string => new URL(url).host

/** Attacks by requests that no honest client makes. */
export const roughRequests: readonly Attack[] = [
  async function garbage({ url, random }) {
    const bytes = Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256)))
    return fault('garbage', await sendRaw(url, Buffer.concat([bytes, Buffer.from('\r\n\r\n\r\n')])))
  },
  async function oddTarget(target) {
    const { url, random } = target
    const line = `${random.pick(METHODS)} ${random.pick(TARGETS)} HTTP/1.1`
    return fault(line, await sendRaw(url, head([line, `Host: ${host(target)}`, 'Connection: close'])))
  },
  async function oddUpgrade(target) {
    const { url, random } = target
    const line = `GET ${random.pick([...TARGETS, target.socket])} HTTP/1.1`
    const name = random.pick([host(target), 'evil.example', ''])
    const offer = ['Connection: Upgrade', `Upgrade: ${random.pick(PROTOCOLS)}`]
    const socket = [`Sec-WebSocket-Version: ${random.pick(['13', '7', 'x'])}`, 'Sec-WebSocket-Key: nonsense']
    const text = head([line, `Host: ${name}`, ...offer, ...socket])
    if (random.below(2) === 0) return sendAndReset(url, text)
    return fault(`${line} as an upgrade`, await sendRaw(url, text, isHead))
  },
  async function halfHead(target) {
    await sendAndReset(target.url, `POST /api/uc/login HTTP/1.1\r\nHost: ${host(target)}\r\nX-Half: `)
  },
  async function halfBody(target) {
    const { url, random } = target
    const lines = ['POST /api/uc/login HTTP/1.1', `Host: ${host(target)}`, 'lang: en_US']
    const body = `Content-Length: ${1 + random.below(100_000)}`
    await sendAndReset(url, `${head([...lines, `Content-Type: ${random.pick(TYPES)}`, body])}user`)
  },
  async function oddBody(target) {
    const { url, random } = target
    const body = 'x=%ff&'.repeat(1 + random.below(30_000))
    const lines = ['POST /api/uc/upload/oss/image HTTP/1.1', `Host: ${host(target)}`, 'Connection: close']
    const type = [`Content-Type: ${random.pick(TYPES)}`, `Content-Length: ${body.length}`]
    return fault('a body of nonsense', await sendRaw(url, head([...lines, ...type]) + body))
  },
  async function manyAtOnce(target) {
    const one = head(['GET /api/nothing HTTP/1.1', `Host: ${host(target)}`])
    await sendAndReset(target.url, one.repeat(50))
  },
  async function nothingAtAll(target) {
    const socket = await openSocket(target.url)
    socket.on('error', () => undefined)
    target.hold(socket)
  },
]
