import { expect, test } from 'vitest'
import { bookTopStream, marketSocket } from '#generated/streams.ts'
import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import { passTime, type TestStream, testStream } from '../hosts/memory/testing-streams.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { corruptedMessage } from './corrupted.ts'
import { noStreamFaults } from './faults.ts'

const symbol = 'BTC/USDT'
const book = bookTopStream.topic({ symbol })
type Side = { readonly direction: string; readonly seq: number }
const bookSides = (stream: TestStream) => stream.messages(book).map(({ body }) => body as Side)
const subscribe = (stream: TestStream, destination: string) =>
  stream.send('SUBSCRIBE', { id: destination, destination })

test('injected faults: a gap, a stall, the wrong order, a burst of 200 frames a second, a dropped connection', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  await subscribe(stream, book)
  bookSides(stream)
  const numbers = (): string[] => bookSides(stream).map(({ direction, seq }) => `${direction}${seq}`)
  const fault = (faults: object) => box.panel('streams', faults)

  await fault({ gap: 2 })
  passTime(box, 1000)
  expect(numbers()).toEqual(['BUY2', 'SELL2'])
  await fault({ stall: true })
  passTime(box, 1000)
  expect(numbers()).toEqual([])
  await fault({ reorder: true })
  passTime(box, 1000)
  expect(numbers()).toEqual(['BUY6', 'BUY5', 'SELL5'])
  await fault({ rate: 10 })
  passTime(box, 1000)
  expect(numbers().filter((one) => one.startsWith('BUY'))).toHaveLength(10)
  await fault({ burst: 200 })
  numbers()
  passTime(box, 1000)
  const burst = numbers()
  expect(burst).toHaveLength(200)
  expect(new Set(burst).size).toBe(200)
  await box.panel('drop', {})
  expect(stream.isClosed()).toBe(true)
  for (const wrong of [{ burst: -1 }, { gap: 1.5 }, { rate: 0 }, { rate: 11 }, { stall: 1 }, { other: true }])
    expect([wrong, (await fault(wrong)).status]).toEqual([wrong, 400])
})

test('injected faults: torn messages, crossed books, no numbers, no connections; then none', async () => {
  const box = await testSandbox()
  const fault = (faults: object) => box.panel('streams', faults)
  const texts: string[] = []
  const faults = { ...noStreamFaults(), garble: 1, cross: 1 }
  const bookSide = { direction: 'BUY', symbol, items: [{ price: '5.00', amount: '1' }], seq: 7 } as BookSide
  for (let turn = 0; turn < 3; turn++) texts.push(corruptedMessage(faults, bookSide))
  expect(() => void JSON.parse(texts[0] ?? '')).toThrow(SyntaxError)
  expect(texts.slice(1)).toEqual([JSON.stringify(bookSide), JSON.stringify(bookSide)])
  expect(JSON.parse(corruptedMessage({ ...faults, cross: 1 }, bookSide))).toMatchObject({
    items: [{ price: '99999999' }],
  })

  await fault({ unnumbered: true })
  const stream = await testStream(box)
  await subscribe(stream, book)
  passTime(box, 1000)
  const bare = bookSides(stream)
  expect(bare).toHaveLength(6)
  expect(bare.filter((one) => 'seq' in one)).toEqual([])
  await fault({})
  passTime(box, 500)
  expect(bookSides(stream).map(({ seq }) => seq)).toEqual([3, 3])
  await fault({ refuse: true })
  await box.panel('drop', {})
  let hungUp = 0
  box.connect({ send: () => undefined, close: () => void (hungUp += 1) }, marketSocket)
  expect([stream.isClosed(), hungUp]).toEqual([true, 1])
})
