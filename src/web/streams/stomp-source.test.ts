import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { stompSource } from './stomp-source.ts'
import { fakeEnvironment } from './tests/fake.ts'
import { fakeSockets, type FakeSocket } from './tests/fake-socket.ts'

let sockets: readonly FakeSocket[] = []

beforeEach(() => {
  sockets = fakeSockets()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const frame = (command: string, headers = {}, body = ''): string => encodeFrame({ command, headers, body })
const message = (subscription: string, body: string): string => frame('MESSAGE', { subscription }, body)

async function start({ token = null }: { readonly token?: string | null } = {}) {
  const screen = fakeEnvironment()
  const events: string[] = []
  const line = stompSource('ws://test/socket', screen.environment).connect(token, {
    opened: () => events.push('opened'),
    closed: () => events.push('closed'),
  })
  await screen.pass(0)
  const [socket] = sockets
  if (socket === undefined) throw new Error('no socket was opened')
  return { screen, events, line, socket }
}

async function connected(heartBeat?: string) {
  const started = await start()
  started.socket.open()
  started.socket.receive(
    frame('CONNECTED', { version: '1.2', ...(heartBeat !== undefined && { 'heart-beat': heartBeat }) }),
  )
  started.socket.frames()
  return started
}

test("CONNECT carries versions, heart-beats and the token, and the connection opens with the server's CONNECTED", async () => {
  const { events, socket } = await start({ token: 'secret' })
  expect(socket.openedWith).toEqual(['ws://test/socket', ['v12.stomp', 'v11.stomp']])
  socket.open()
  expect(socket.frames()).toEqual([
    ['CONNECT', { 'accept-version': '1.2,1.1', 'heart-beat': '10000,10000', 'x-auth-token': 'secret' }],
  ])
  expect(events).toEqual([])
  socket.receive(frame('CONNECTED', { version: '1.2' }))
  socket.receive(frame('CONNECTED', { version: '1.2' }))
  expect(events).toEqual(['opened'])
})

test("a visitor's connection carries no token", async () => {
  const { socket } = await start()
  socket.open()
  expect(socket.frames()).toEqual([['CONNECT', { 'accept-version': '1.2,1.1', 'heart-beat': '10000,10000' }]])
})

test('messages reach the handler of their subscription until it ends, in pieces or as bytes', async () => {
  const { line, socket } = await connected()
  const heard: string[] = []
  const leave = line.subscribe('/topic/one', (body) => heard.push(`one ${body}`))
  line.subscribe('/topic/two', (body) => heard.push(`two ${body}`))
  expect(socket.frames()).toEqual([
    ['SUBSCRIBE', { id: 'sub-1', destination: '/topic/one' }],
    ['SUBSCRIBE', { id: 'sub-2', destination: '/topic/two' }],
  ])
  const [begin, end] = [message('sub-1', '比').slice(0, -2), message('sub-1', '比').slice(-2)]
  const bytes = new TextEncoder().encode(message('sub-2', '😀'))
  socket.receive(begin)
  socket.receive(`${end}\n${message('sub-2', '2')}${message('sub-9', '9')}`)
  socket.receive(bytes.slice(0, -3).buffer)
  socket.receive(bytes.slice(-3).buffer)
  leave()
  expect(socket.frames()).toEqual([['UNSUBSCRIBE', { id: 'sub-1' }]])
  socket.receive(message('sub-1', 'late'))
  expect(heard).toEqual(['one 比', 'two 2', 'two 😀'])
})

test('a handler that throws does not stop other messages', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { events, line, socket } = await connected()
  const heard: string[] = []
  line.subscribe('/topic/bad', () => {
    throw new Error('bad')
  })
  line.subscribe('/topic/good', (body) => heard.push(body))
  socket.receive(message('sub-1', 'a') + message('sub-2', 'b'))
  expect([heard, events, report.mock.calls.length]).toEqual([['b'], ['opened'], 1])
})

test.each<[what: string, end: (socket: FakeSocket) => void]>([
  ['the socket closes', (socket) => socket.dispatchEvent(new Event('close'))],
  ['the socket fails', (socket) => socket.dispatchEvent(new Event('error'))],
  ['the server refuses', (socket) => socket.receive(frame('ERROR', { message: 'no' }))],
  ['nonsense comes', (socket) => socket.receive('nonsense\0')],
])('the connection is closed once when %s', async (_what, end) => {
  const { events, line, socket, screen } = await connected('10000,10000')
  line.subscribe('/topic/one', () => events.push('message'))
  end(socket)
  end(socket)
  socket.receive(message('sub-1', 'late'))
  line.close()
  expect([events, socket.isClosed, screen.waiting()]).toEqual([['opened', 'closed'], true, 0])
})

test('a connection without CONNECTED in 8 seconds is closed', async () => {
  const { events, socket, screen } = await start()
  socket.open()
  await screen.pass(7_999)
  expect(events).toEqual([])
  await screen.pass(1)
  expect([events, socket.isClosed]).toEqual([['closed'], true])
})

test('a connection whose address the browser refuses is closed, later', async () => {
  vi.stubGlobal('WebSocket', function refuse() {
    throw new SyntaxError('no address')
  })
  const screen = fakeEnvironment()
  const events: string[] = []
  const handlers = { opened: () => undefined, closed: () => events.push('closed') }
  stompSource('nowhere', screen.environment).connect(null, handlers)
  expect(events).toEqual([])
  await screen.pass(0)
  expect([events, screen.waiting()]).toEqual([['closed'], 0])
})

test('a closed connection calls no handler, and leaves no timer', async () => {
  const { events, line, socket, screen } = await connected('10000,10000')
  line.close()
  socket.dispatchEvent(new Event('close'))
  line.subscribe('/topic/one', () => undefined)
  expect([events, socket.isClosed, socket.frames(), screen.waiting()]).toEqual([['opened'], true, [], 0])
})

test('heart-beats are sent as agreed, and a server that stops sending them is disconnected', async () => {
  const { events, socket, screen } = await connected('5000,20000')
  await screen.pass(20_000)
  expect(socket.sent).toEqual(['\n'])
  socket.receive('\n')
  await screen.pass(29_999)
  expect(events).toEqual(['opened'])
  await screen.pass(1)
  expect(events).toEqual(['opened', 'closed'])
})

test('a server without heart-beats may be silent', async () => {
  const { events, socket, screen } = await connected()
  await screen.pass(600_000)
  expect([events, socket.sent]).toEqual([['opened'], []])
})

test('a message is sent as SEND with its destination', async () => {
  const message = { destination: '/app/message/chat', body: '{"content":"比"}' }
  const { line, socket } = await connected()
  line.send(message)
  expect(socket.sent.at(-1)).toContain(`\n\n${message.body}\0`)
  expect(socket.frames()).toEqual([
    ['SEND', { destination: '/app/message/chat', 'content-type': 'application/json' }],
  ])
})

test('nothing is sent before the connection stands', async () => {
  const { line, socket } = await start()
  line.send({ destination: '/app/message/chat', body: '{}' })
  socket.open()
  expect(socket.frames().map(([command]) => command)).toEqual(['CONNECT'])
})
