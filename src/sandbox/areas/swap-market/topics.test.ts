import { expect, test } from 'vitest'
import {
  bookTopStream,
  swapBookTopStream,
  swapCandleStream,
  swapOrderStream,
  swapThumbStream,
  swapTradesStream,
} from '#generated/streams.ts'
import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import type { KLine } from '#generated/wire/kline.ts'
import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import type { Trade } from '#generated/wire/trade.ts'
import { passTime, testStream } from '../../hosts/memory/testing-streams.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const symbol = 'BTC/USDT'

async function subscribed(...names: string[]) {
  const box = await testSandbox()
  const stream = await testStream(box, undefined, swapThumbStream.socket)
  for (const destination of names) await stream.send('SUBSCRIBE', { id: destination, destination })
  const bodies = <T>(topic: string) => stream.messages(topic).map(({ body }) => body as T)
  return { box, stream, bodies }
}

test('the ticker of every contract is sent with mark, index and funding rate, and again as it changes', async () => {
  const topic = swapThumbStream.topic({})
  const { box, bodies } = await subscribed(topic)
  const first = bodies<Ticker>(topic)
  expect(first.length).toBeGreaterThanOrEqual(13)
  for (const { markPrice, indexPrice, close, feePercent } of first)
    expect([markPrice, indexPrice, typeof feePercent]).toEqual([close, close, 'string'])
  passTime(box, 3000)
  const later = bodies<Ticker>(topic).filter((ticker) => ticker.symbol === symbol)
  expect(later.length).toBeGreaterThan(1)
  expect(later.every(({ markPrice, close }) => markPrice === close)).toBe(true)
})

test('a book of a contract is sent with numbers of its own socket, and answers to calls name the same ones', async () => {
  const topic = swapBookTopStream.topic({ symbol })
  const { box, bodies } = await subscribed(topic)
  passTime(box, 1000)
  const sides = bodies<BookSide>(topic)
  expect(sides.map(({ direction, seq }) => `${direction}${seq}`)).toEqual(
    [0, 1, 2].flatMap((seq) => [`BUY${seq}`, `SELL${seq}`]),
  )
  expect(sides.every(({ items }) => items.length === 24)).toBe(true)
  const seqOf = async (path: string) =>
    ((await box.bare('POST', path, { symbol })) as { bid: BookSide }).bid.seq
  expect(await seqOf('/swap/exchange-plate-mini')).toBe(2)
  expect(await seqOf('/market/exchange-plate-mini')).toBe(0)
  const spot = await testStream(box)
  await spot.send('SUBSCRIBE', { id: 'spot', destination: bookTopStream.topic({ symbol }) })
  const best = (all: readonly BookSide[]) => all.slice(-2).map(({ items }) => items)
  expect(best(spot.messages().map(({ body }) => body as BookSide))).not.toEqual(best(sides))
})

test('LIMIT-06.c trades and candles of every period of a contract are sent', async () => {
  const [trades, candles] = [swapTradesStream.topic({ symbol }), swapCandleStream.topic({ symbol })]
  const { box, bodies } = await subscribed(trades, candles)
  expect(new Set(bodies<KLine>(candles).map(({ period }) => period)).size).toBe(9)
  bodies<Trade[]>(trades)
  passTime(box, 5000)
  const sent = bodies<Trade[]>(trades).flat()
  expect(sent.length).toBeGreaterThan(0)
  const answered = (await box.bare('POST', '/swap/latest-trade', { symbol, size: '500' })) as Trade[]
  expect(answered).toEqual(expect.arrayContaining(sent))
  expect(bodies<KLine>(candles).length).toBeGreaterThan(0)
})

test('a pair without a contract has no messages, and orders are only told to their member', async () => {
  const names = [swapBookTopStream, swapTradesStream, swapCandleStream].map(({ topic }) =>
    topic({ symbol: 'USDC/USDT' }),
  )
  const { box, stream } = await subscribed(...names)
  passTime(box, 2000)
  expect(stream.messages().filter(({ body }) => !Array.isArray(body) || body.length > 0)).toEqual([])
  await stream.send('SUBSCRIBE', { id: 'own', destination: swapOrderStream.topic({ memberId: '600001' }) })
  expect(stream.isClosed()).toBe(true)
})
