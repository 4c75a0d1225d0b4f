import { beforeEach, expect, test, vi } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import { periods } from '../../../live/periods.ts'
import { spotCandles, spotCandlesBefore } from './spot-candles.ts'

type Listener = Parameters<Hub['listen']>[1]
const listeners = vi.hoisted(() => new Map<string, Listener>())
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: ({ name }: { name: string }, listener: Listener) => {
      listeners.set(name, listener)
      return () => listeners.delete(name)
    },
    state: () => 'open',
    onState: () => () => {},
    renew: () => {},
  }),
}))

beforeEach(() => listeners.clear())

const HOUR = 3_600_000
const row = [HOUR, 1.5, 4.5, 0.5, 2.5, 7.25]
const numbers = ({ open, high, low, close, volume }: Awaited<ReturnType<typeof spotCandlesBefore>>[number]) =>
  [open, high, low, close, volume].map(toText)

test('LIMIT-06.b each period is asked for as the server names it, five hundred candles up to a moment', async () => {
  const server = fakeServer()
  const to = 1_000 * 1440 * 60_000
  const asked: object[] = []
  for (const period of periods) {
    const page = spotCandlesBefore({ symbol: 'BTC/USDT', period }, to)
    const call = await server.next()
    asked.push(Object.fromEntries(new URL(call.url, 'https://exchange.test').searchParams))
    call.answer([row])
    expect((await page).map(numbers)).toEqual([['1.5', '4.5', '0.5', '2.5', '7.25']])
  }
  expect(asked).toEqual(
    [
      ['1', 1],
      ['15', 15],
      ['60', 60],
      ['240', 240],
      ['1D', 1440],
    ].map(([resolution, minutes]) => ({
      symbol: 'BTC/USDT',
      resolution,
      from: `${to - 500 * Number(minutes) * 60_000}`,
      to: `${to}`,
    })),
  )
})

test('FEAT-12.c a pushed candle counts for its own period only', async () => {
  const server = fakeServer()
  const hour = periods.find(({ id }) => id === 'h1') ?? periods[0]
  const live = hour && spotCandles({ symbol: 'BTC/USDT', period: hour })
  const stop = live?.subscribe(() => {})
  const [listener] = listeners.values()
  listener?.begun()
  const call = await server.next()
  call.answer([row])
  await vi.waitFor(() => expect(live?.get().state).toHaveLength(1))
  const push = (period: string, closePrice: string): void => {
    const candle = {
      time: HOUR,
      period,
      openPrice: '1.5',
      highestPrice: '5.5',
      lowestPrice: '0.25',
      closePrice,
      volume: '8',
      count: 3,
      turnover: '9',
    }
    listener?.take({ messages: [{ key: null, body: JSON.stringify(candle) }], gap: false })
  }
  const shown = () => live?.get().state?.map(numbers)
  for (const other of ['1min', '15min', '4hour', '1day']) push(other, '3')
  expect(shown()).toEqual([['1.5', '4.5', '0.5', '2.5', '7.25']])
  push('1hour', '3.5')
  expect(shown()).toEqual([['1.5', '5.5', '0.25', '3.5', '8']])
  stop?.()
})
