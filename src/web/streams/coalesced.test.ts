import { expect, test } from 'vitest'
import { BEAT_MS } from '#src/core/time/beat.ts'
import { coalesced } from './coalesced.ts'
import { fakeEnvironment, fakeSource } from './tests/fake.ts'
import type { Batch, Topic } from './transport.ts'

/** A line that is open, and what has come of its topics, each with its moment. */
function start() {
  const { environment, pass } = fakeEnvironment()
  const server = fakeSource()
  const handlers = { opened: () => {}, closed: () => {} }
  const line = coalesced(server.source, environment).connect(null, handlers)
  function listen(topic: Topic) {
    const batches: { readonly at: number; readonly bodies: readonly string[]; readonly gap: boolean }[] = []
    const take = ({ messages, gap }: Batch): void =>
      void batches.push({ at: environment.now(), bodies: messages.map(({ body }) => body), gap })
    return { batches, leave: line.subscribe(topic, take) }
  }
  return { server, line, listen, pass }
}

const BOOK: Topic = { name: '/book', replaces: ['side'], seq: 'seq' }
const book = (side: string, seq: number, text = ''): string =>
  `{"items":["${text}"], "side" : "${side}", "seq":${seq}}`

test('the first message is sent at once, later ones every beat, and of replaced ones only the last', async () => {
  const { server, listen, pass } = start()
  const { batches } = listen(BOOK)
  await pass(30)
  for (const seq of [1, 2, 3]) server.send('/book', book('bid', seq))
  server.send('/book', book('ask', 1))
  await pass(BEAT_MS - 31)
  expect(batches).toEqual([{ at: 30, bodies: [book('bid', 1)], gap: false }])
  await pass(1)
  expect(batches.slice(1)).toEqual([])
  await pass(BEAT_MS)
  expect(batches.slice(1)).toEqual([
    { at: 2 * BEAT_MS, bodies: [book('bid', 3), book('ask', 1)], gap: false },
  ])
})

test('messages that replace nothing are all sent, in order', async () => {
  const { server, listen, pass } = start()
  const { batches } = listen({ name: '/trades', replaces: ['side'] })
  const bodies = ['1', '2', '2', '3']
  for (const body of bodies) server.send('/trades', body)
  await pass(2 * BEAT_MS)
  expect(batches.flatMap((batch) => batch.bodies)).toEqual(bodies)
})

test('messages that differ in one of the members by which they replace each other are all kept', async () => {
  const { server, listen, pass } = start()
  const { batches } = listen({ name: '/candles', replaces: ['period', 'time'] })
  const candle = (time: number, close: string): string =>
    `{"period":"1min","close":"${close}","time":${time}}`
  server.send('/candles', candle(60, '1'))
  for (const each of [candle(60, '2'), candle(60, '3'), candle(120, '4'), candle(120, '5')])
    server.send('/candles', each)
  await pass(2 * BEAT_MS)
  expect(batches.flatMap((batch) => batch.bodies)).toEqual([
    candle(60, '1'),
    candle(60, '3'),
    candle(120, '5'),
  ])
})

test('a missing sequence number is reported, for each kind of message; numbers may have any length', async () => {
  const { server, listen, pass } = start()
  const { batches } = listen(BOOK)
  const big = 9_007_199_254_740_993n
  const send = (side: string, seq: bigint): void => server.send('/book', `{"side":"${side}","seq":"${seq}"}`)
  for (const [side, seq] of [
    ['bid', big],
    ['ask', 1n],
    ['bid', big + 1n],
    ['ask', 2n],
  ] as const)
    send(side, seq)
  await pass(1.5 * BEAT_MS)
  send('bid', big + 3n)
  send('ask', 3n)
  await pass(BEAT_MS)
  expect(batches.map(({ gap }) => gap)).toEqual([false, false, true])
})

test('an overtaken message is dropped, a repeated one is passed on', async () => {
  const { server, listen, pass } = start()
  const { batches } = listen(BOOK)
  const said = [book('bid', 5), book('bid', 4), book('bid', 5, 'other'), book('bid', 5)]
  for (const body of said) {
    server.send('/book', body)
    await pass(2 * BEAT_MS)
  }
  expect(batches.map(({ bodies }) => bodies)).toEqual([[book('bid', 5)], [book('bid', 5)]])
})

test('topics of the same interval share their beat, slower ones alternate', async () => {
  const { server, listen, pass } = start()
  const fast = ['/a', '/b'].map((name) => listen({ name }))
  const slow = ['/c', '/d'].map((name) => listen({ name, everyMs: 3 * BEAT_MS }))
  for (let count = 0; count < 200; count += 1) {
    for (const name of ['/a', '/b', '/c', '/d']) server.send(name, `${count}`)
    await pass(35)
  }
  const [one, two] = fast.map(({ batches }) => batches.map(({ at }) => at))
  expect(one).toEqual(two)
  const [three = [], four = []] = slow.map(({ batches }) => batches.slice(2).map(({ at }) => at))
  expect(three.length).toBeGreaterThan(3)
  expect(three.filter((at) => four.includes(at))).toEqual([])
  for (const moments of [three, four])
    expect(new Set(moments.slice(1).map((at, turn) => at - (moments[turn] ?? 0)))).toEqual(
      new Set([3 * BEAT_MS]),
    )
})

test('topics of one turn share their beats', async () => {
  const { server, listen, pass } = start()
  const own = listen({ name: '/own', everyMs: 3 * BEAT_MS })
  const often = listen({ name: '/often', everyMs: 3 * BEAT_MS, turn: 'drawing' })
  const seldom = listen({ name: '/seldom', everyMs: 6 * BEAT_MS, turn: 'drawing' })
  for (let count = 0; count < 300; count += 1) {
    for (const name of ['/own', '/often', '/seldom']) server.send(name, `${count}`)
    await pass(35)
  }
  const [alone = [], three = [], six = []] = [own, often, seldom].map(({ batches }) =>
    batches.slice(2).map(({ at }) => at),
  )
  expect(six.length).toBeGreaterThan(3)
  expect(six.filter((at) => !three.includes(at))).toEqual([])
  expect(alone.filter((at) => three.includes(at))).toEqual([])
})

test('an unsubscribed topic and a closed connection send nothing more', async () => {
  const { server, line, listen, pass } = start()
  const [left, kept] = [listen({ name: '/a' }), listen({ name: '/b' })]
  const send = (): void => {
    for (const name of ['/a', '/b']) server.send(name, 'x')
  }
  send()
  send()
  left.leave()
  await pass(1.5 * BEAT_MS)
  expect([left.batches.length, kept.batches.length, server.topics()]).toEqual([1, 2, ['/b']])
  send()
  line.close()
  await pass(2 * BEAT_MS)
  expect([kept.batches.length, server.last().closed]).toEqual([2, true])
})
