import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { marketsOf } from '../../market/markets.ts'
import { PAIRS } from '../../market/pairs.ts'
import { launchOf } from '../lab/launch.ts'
import { candlesOf } from './candles.ts'
import { sideOf } from './sides.ts'
import type { Stoppable } from './spot-state.ts'
import { pairOf } from './testing-spot.ts'
import { priceText, tickerOf, trendOf } from './ticker.ts'
import { tradesOf } from './trades.ts'
import { wireBookSide, wireCandleRow, wireLevels, wirePair, wireTrade } from './wire-market.ts'

const symbol = 'ETH/USDT'
const pair = pairOf(symbol)
const box = await testSandbox()
const state = box.view()
const time = box.clock.now()
const now = Math.floor(time / 1000)
const ask = (path: string, fields: Record<string, string> = {}) => box.bare('POST', `/market/${path}`, fields)
/** A pair as it is listed, with the sale of the lab that goes on there. */
const listed = (each = pair, stopped: readonly Stoppable[] = []) =>
  wirePair(each, stopped, launchOf(state, each, time))
const path = (each = pair) => marketsOf(state.seed).path(each)
const SIDES = ['BUY', 'SELL'] as const

test('pairs, tickers and trends are listed for every pair, in the order of pairs', async () => {
  expect(await ask('symbol')).toEqual(PAIRS.map((each) => listed(each)))
  const tickers = PAIRS.map((each) => tickerOf(state, each, time))
  expect(await ask('symbol-thumb')).toEqual(tickers)
  expect(await ask('symbol-thumb-trend')).toEqual(
    PAIRS.map((each, index) => ({ ...tickers[index], trend: trendOf(state, each, time) })),
  )
  expect(await ask('symbol-info', { symbol: 'eth/usdt' })).toEqual({ ...listed(), currentTime: time })
})

test('a pair says what is stopped in it alone', async () => {
  await box.panel('pair', { symbol, stopped: ['sell', 'marketBuy'] })
  const stopped = listed(pair, ['sell', 'marketBuy'])
  expect(await ask('symbol')).toEqual(PAIRS.map((each) => (each === pair ? stopped : listed(each))))
  expect(await ask('symbol-info', { symbol })).toEqual({ ...stopped, currentTime: time })
  await box.panel('pair', { symbol, stopped: [] })
})

test('the overview has the recommended pairs, and the five that rose most in a day, first of all the best', async () => {
  const rise = (each: (typeof PAIRS)[number]): number =>
    path(each).priceAt(now) / path(each).priceAt(now - 86_400)
  const best = PAIRS.toSorted((a, b) => rise(b) - rise(a)).slice(0, 5)
  const row = (each: (typeof PAIRS)[number]) => tickerOf(state, each, time)
  expect(await ask('overview')).toEqual({
    recommend: PAIRS.filter(({ isRecommended }) => isRecommended).map(row),
    changeRank: best.map(row),
  })
})

test('candles begin at the moments asked for or between them', async () => {
  const rows = (from: number, to: number) =>
    candlesOf(state, pair, 60, { from, to, now, most: 10_000 }).map((candle) => wireCandleRow(pair, candle))
  const history = (from: number, to: number, resolution = '1') =>
    box.bare('GET', '/market/history', { symbol, from: String(from), to: String(to), resolution })
  const minute = Math.floor(now / 60) * 60
  const all = rows(minute - 180, minute)
  expect(all.map(([at]) => at)).toEqual([3, 2, 1, 0].map((back) => (minute - back * 60) * 1000))
  expect(await history((minute - 180) * 1000, minute * 1000)).toEqual(all)
  expect(await history((minute - 180) * 1000 + 1, minute * 1000 - 1)).toEqual(all.slice(1, 3))
  expect(await history((minute - 181) * 1000, (minute + 9999) * 1000)).toEqual(all)
  expect(await history(0, time, '2')).toMatchObject({
    code: 500,
    errors: [{ field: 'resolution', key: 'wrong-choice' }],
  })
})

test('10,000 candles are answered at most', async () => {
  const range = { symbol, from: '0', to: String(time), resolution: '1' }
  const rows = (await box.bare('GET', '/market/history', range)) as readonly (readonly [number])[]
  expect(rows).toHaveLength(10_000)
  expect(rows.at(-1)?.[0]).toBe(Math.floor(now / 60) * 60_000)
})

test.each([
  [20, {}],
  [7, { size: '7' }],
] as const)('%i trades are answered to a call with %j', async (most, fields) => {
  expect(await ask('latest-trade', { symbol, ...fields })).toEqual(
    tradesOf(state, pair, { time, most }).map((trade) => wireTrade(pair, trade)),
  )
})

test('a book is answered in short, with numbers, and in full', async () => {
  const levels = (side: (typeof SIDES)[number], most: number) => sideOf(state, pair, side, { time, most })
  const [bid, offer] = SIDES.map((side) => wireLevels(pair, levels(side, 24)))
  expect(await ask('exchange-plate', { symbol })).toEqual({ bid, ask: offer })
  for (const [call, most] of [
    ['exchange-plate-mini', 24],
    ['exchange-plate-full', 100],
  ] as const) {
    const [buy, sell] = SIDES.map((side) => wireBookSide(pair, side, levels(side, most), 0))
    expect(await ask(call, { symbol })).toEqual({ bid: buy, ask: sell })
  }
})

test('a trend of a day has a price of each minute, that of bitcoin one of every five', async () => {
  const prices = (each: typeof pair, step: number) =>
    Array.from({ length: 86_400 / step }, (_, index) => now - 86_400 + (index + 1) * step).map((second) => [
      second * 1000,
      priceText(each, path(each).priceAt(second)),
    ])
  const minutes = prices(pair, 60)
  expect((await box.call('/market/symbol-trend', { symbol })).data).toEqual({
    amount: minutes.map(([, price]) => price),
    time: minutes.map(([at]) => at),
  })
  expect((await box.call('/market/btc/trend')).data).toEqual(
    prices(pairOf('BTC/USDT'), 300).map(([, price]) => price),
  )
})

test('a rate of dollars is answered in any case of letters, a coin by its name', async () => {
  expect((await box.call('/market/exchange-rate/usd-jpy')).data).toBe('151.20')
  expect((await box.call('/market/exchange-rate/usd-XYZ')).errors).toEqual([
    { field: 'unit', key: 'wrong-choice' },
  ])
  expect(await ask('coin-info', { unit: 'ETH' })).toMatchObject({ unit: 'ETH', name: 'Ethereum' })
  expect(await ask('coin-info', { unit: 'NONE' })).toMatchObject({ code: 500 })
  expect((await box.bare('GET', '/exchange/order/time_limit')) as object).toMatchObject({ data: 0 })
})

test('a pair that there is not is refused by every call about one', async () => {
  const refused = { code: 500, message: 'This trading pair does not exist.' }
  const calls = [
    'symbol-info',
    'latest-trade',
    'exchange-plate',
    'exchange-plate-mini',
    'exchange-plate-full',
  ]
  for (const call of [...calls, 'symbol-trend'])
    expect(await ask(call, { symbol: 'NO/PAIR' })).toMatchObject(refused)
  const range = { symbol: 'NO/PAIR', from: '0', to: '1', resolution: '15' }
  expect(await box.bare('GET', '/market/history', range)).toMatchObject(refused)
})
