// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { hubOf } from './app-hub.ts'
import { type FakeSocket, fakeSockets } from './tests/fake-socket.ts'

let sockets: readonly FakeSocket[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sockets = fakeSockets()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const frame = (command: string, headers = {}, body = ''): string => encodeFrame({ command, headers, body })
const addresses = (): readonly string[] => sockets.map(({ openedWith }) => new URL(openedWith[0]).pathname)

/** Opens a socket as a server does, and returns the topics that the app asked for by their subscription. */
function accept(socket: FakeSocket | undefined): ReadonlyMap<string, string> {
  socket?.open()
  socket?.receive(frame('CONNECTED', { version: '1.2' }))
  return new Map(
    (socket?.frames() ?? []).flatMap(([command, { destination = '', id = '' }]) =>
      command === 'SUBSCRIBE' ? [[destination, id]] : [],
    ),
  )
}

/** Listens to a topic and returns what came, and how often it began and ended. */
function listen(path: string, name: string) {
  const seen = { bodies: [] as string[], begun: 0, ended: 0 }
  const stop = hubOf(path).listen(
    { name },
    {
      take: ({ messages }) => seen.bodies.push(...messages.map(({ body }) => body)),
      begun: () => (seen.begun += 1),
      ended: () => (seen.ended += 1),
    },
  )
  return { seen, stop }
}

test('each address has one socket of its own; one that breaks reconnects alone', async () => {
  const [spot, other, swap] = [listen('/spot', '/t/a'), listen('/spot', '/t/b'), listen('/swap', '/t/a')]
  await vi.advanceTimersByTimeAsync(0)
  expect(addresses()).toEqual(['/api/spot', '/api/swap'])
  const [first, second] = sockets
  expect([...accept(first).keys()]).toEqual(['/t/a', '/t/b'])
  const asked = accept(second)
  expect([...asked.keys()]).toEqual(['/t/a'])

  first?.dispatchEvent(new Event('close'))
  expect([hubOf('/spot').state(), hubOf('/swap').state()]).toEqual(['down', 'open'])
  second?.receive(frame('MESSAGE', { subscription: asked.get('/t/a') }, '1'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([swap.seen, spot.seen.bodies]).toEqual([{ bodies: ['1'], begun: 1, ended: 0 }, []])

  expect(addresses()).toEqual(['/api/spot', '/api/swap', '/api/spot'])
  const again = accept(sockets[2])
  expect([...again.keys()]).toEqual(['/t/a', '/t/b'])
  sockets[2]?.receive(frame('MESSAGE', { subscription: again.get('/t/a') }, '2'))
  await vi.advanceTimersByTimeAsync(200)
  expect([spot.seen, other.seen.begun]).toEqual([{ bodies: ['2'], begun: 2, ended: 1 }, 2])
  expect([swap.seen.begun, second?.isClosed]).toEqual([1, false])
  for (const { stop } of [spot, other, swap]) stop()
  expect([hubOf('/spot').state(), hubOf('/swap').state(), second?.isClosed]).toEqual(['idle', 'idle', true])
})
