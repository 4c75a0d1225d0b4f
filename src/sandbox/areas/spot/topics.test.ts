import { expect, test } from 'vitest'
import { candleStream } from '#generated/streams.ts'
import { passTime, testStream } from '../../hosts/memory/testing-streams.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { candleOf } from './candles.ts'
import { pairOf } from './testing-spot.ts'
import { wireCandle } from './wire-market.ts'

const symbol = 'BTC/USDT'

test('a candle that closes is sent as it ended, before the one that follows it', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  await stream.send('SUBSCRIBE', { id: 'candles', destination: candleStream.topic({ symbol }) })
  // Past the end of a minute, at no whole second of it.
  passTime(box, 62_300)
  type Candle = { readonly period: string; readonly time: number }
  const sent = stream.messages(candleStream.topic({ symbol })).map(({ body }) => body as Candle)
  const minutes = sent.filter(({ period }) => period === '1min')
  const times = [...new Set(minutes.map(({ time }) => time))]
  expect(times.length).toBeGreaterThan(1)
  expect(minutes.map(({ time }) => time)).toEqual(minutes.map(({ time }) => time).toSorted((a, b) => a - b))
  const pair = pairOf(symbol)
  for (const time of times.slice(0, -1)) {
    const start = time / 1000
    const closed = candleOf(box.view(), pair, start, start + 60, start + 60)
    expect(minutes.findLast((candle) => candle.time === time)).toEqual(wireCandle(pair, '1min', closed))
  }
})
