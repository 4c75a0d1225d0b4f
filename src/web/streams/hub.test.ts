import { expect, test, vi } from 'vitest'
import { backoff } from './backoff.ts'
import { coalesced } from './coalesced.ts'
import { createHub } from './hub.ts'
import { fakeEnvironment, fakeSource } from './tests/fake.ts'
import type { Batch } from './transport.ts'

function start() {
  const screen = fakeEnvironment()
  const server = fakeSource()
  let token: string | null = 'first'
  let changed = (): void => {}
  const hub = createHub({
    transport: coalesced(server.source, screen.environment),
    environment: screen.environment,
    token: () => token,
    onToken: (listener) => {
      changed = listener
      return () => {}
    },
  })
  const become = (next: string): void => {
    token = next
    changed()
  }
  return { screen, server, hub, become }
}

const A = { name: '/a' }

const listener = () => ({
  take: vi.fn<(batch: Batch) => void>(),
  begun: vi.fn<() => void>(),
  ended: vi.fn<() => void>(),
})

test('a topic is subscribed once for all listeners, and unsubscribed after the last one', () => {
  const { server, hub } = start()
  const [one, two] = [listener(), listener()]
  const stopOne = hub.listen(A, one)
  const stopTwo = hub.listen(A, two)
  expect(server.lines).toHaveLength(1)
  server.open()
  expect(server.topics()).toEqual(['/a'])
  server.send('/a', 'x')
  const batch = { messages: [{ body: 'x', key: null }], gap: false }
  expect(one.take).toHaveBeenCalledWith(batch)
  expect(two.take).toHaveBeenCalledWith(batch)
  stopOne()
  stopOne()
  expect(server.topics()).toEqual(['/a'])
  stopTwo()
  expect(server.last().closed).toBe(true)
  expect(hub.state()).toBe('idle')
})

test('a lost connection reconnects after growing pauses and subscribes its topics again', async () => {
  const { screen, server, hub } = start()
  const one = listener()
  hub.listen(A, one)
  server.open()
  server.drop()
  expect([hub.state(), one.ended.mock.calls.length]).toEqual(['down', 1])
  await screen.pass(500)
  expect(server.lines).toHaveLength(2)
  server.drop()
  await screen.pass(999)
  expect(server.lines).toHaveLength(2)
  await screen.pass(1)
  expect(server.lines).toHaveLength(3)
  server.open()
  expect(server.topics()).toEqual(['/a'])
  expect(one.begun).toHaveBeenCalledTimes(2)
  await screen.pass(20_000)
  server.drop()
  await screen.pass(500)
  expect(server.lines).toHaveLength(4)
})

test('messages of an old connection are ignored', async () => {
  const { screen, server, hub } = start()
  const one = listener()
  hub.listen(A, one)
  server.open()
  const old = server.last()
  hub.renew()
  old.topics.get('/a')?.('late')
  old.handlers.closed()
  old.handlers.opened()
  await screen.pass(0)
  expect(one.take).not.toHaveBeenCalled()
  expect([hub.state(), server.lines.length, old.closed]).toEqual(['connecting', 2, true])
})

test('a hidden page disconnects after a while, and reconnects when it is visible', async () => {
  const { screen, server, hub } = start()
  const one = listener()
  hub.listen(A, one)
  server.open()
  screen.show(false)
  await screen.pass(4_000)
  screen.show(true)
  await screen.pass(10_000)
  expect(server.last().closed).toBe(false)
  screen.show(false)
  await screen.pass(5_000)
  expect([server.last().closed, hub.state(), screen.waiting()]).toEqual([true, 'idle', 0])
  screen.show(true)
  server.open()
  expect([server.lines.length, one.begun.mock.calls.length]).toEqual([2, 2])
})

test('after a sleep the hub reconnects within a second: the old connection may be dead', async () => {
  const { screen, server, hub } = start()
  const one = listener()
  hub.listen(A, one)
  server.open()
  await screen.pass(60_000)
  // As long as an answer may take: no sleep.
  screen.sleep(9_000)
  await screen.pass(1_000)
  expect([server.lines.length, one.ended.mock.calls.length]).toEqual([1, 0])
  screen.sleep(3_600_000)
  await screen.pass(1_000)
  expect([server.lines[0]?.closed, hub.state(), one.ended.mock.calls.length]).toEqual([true, 'connecting', 1])
  server.open()
  expect([server.lines.length, one.begun.mock.calls.length]).toEqual([2, 2])
})

test('waking up without a connection ends the retry pause', async () => {
  const { screen, server, hub } = start()
  hub.listen(A, listener())
  for (const ms of [500, 1_000, 2_000, 4_000]) {
    server.drop()
    await screen.pass(ms)
  }
  server.drop()
  expect(server.lines).toHaveLength(5)
  screen.sleep(60_000)
  await screen.pass(1_000)
  expect(server.lines).toHaveLength(6)
})

test('a sleep while the tab was hidden causes a new connection at once', async () => {
  const { screen, server, hub } = start()
  hub.listen(A, listener())
  server.open()
  screen.show(false)
  await screen.pass(500)
  screen.sleep(3_600_000)
  screen.show(true)
  expect([server.lines.length, server.lines[0]?.closed, hub.state()]).toEqual([2, true, 'connecting'])
})

test('a new token causes a new connection', () => {
  const { server, hub, become } = start()
  hub.listen(A, listener())
  server.open()
  become('second')
  expect(server.lines.map(({ token, closed }) => [token, closed])).toEqual([
    ['first', true],
    ['second', false],
  ])
})

test("the network's return reconnects at once", async () => {
  const { screen, server, hub } = start()
  hub.listen(A, listener())
  for (const ms of [500, 1_000, 2_000]) {
    server.drop()
    await screen.pass(ms)
  }
  server.drop()
  screen.online()
  expect(server.lines).toHaveLength(5)
})

test('an offline browser has no connection, whatever its socket says, unless the server is local', () => {
  const { screen, server, hub } = start()
  const states: string[] = []
  hub.onState(() => states.push(hub.state()))
  hub.listen(A, listener())
  server.open()
  const [old] = server.lines
  screen.offline()
  expect(old?.closed).toBe(true)
  expect(states).toEqual(['connecting', 'open', 'down', 'connecting'])
  server.open()
  expect(hub.state()).toBe('open')
  screen.offline()
  screen.online()
  // What was begun without a network may wait for a time-out.
  expect(server.lines).toHaveLength(4)
  expect(server.lines[2]?.closed).toBe(true)
})

test('retry pauses double up to twenty seconds, with random differences', () => {
  expect([0, 1, 2, 9].map((failures) => backoff(failures, 1))).toEqual([500, 1000, 2000, 20_000])
  expect(backoff(3, 0)).toBe(2000)
})

test('a message is sent while a connection stands, and refused without one', () => {
  const { server, hub } = start()
  const message = { destination: '/app/message/chat', body: '{}' }
  expect(hub.send(message)).toBe(false)
  hub.listen(A, listener())
  expect(hub.send(message)).toBe(false)
  server.open()
  expect(hub.send(message)).toBe(true)
  expect(server.last().sent).toEqual([message])
  server.drop()
  expect(hub.send(message)).toBe(false)
})
