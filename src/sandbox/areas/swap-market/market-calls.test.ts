import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { candlesAt, sideAt, tickerAt, tradesAt } from '../../perpetual/market-view.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import { trendOf } from '../spot/ticker.ts'
import { wireBookSide, wireCandleRow, wireLevels, wireTrade } from '../spot/wire-market.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'

const symbol = 'ETH/USDT'
const box = await testSandbox()
const venue = venueOf(USDT_MARGINED, box.view())
const contract = contractOf({ kind: USDT_MARGINED }, symbol)
const { pair } = contract
const time = box.clock.now()
const now = Math.floor(time / 1000)
const ask = (path: string, fields: Record<string, string> = {}) => box.bare('POST', `/swap/${path}`, fields)
const SIDES = ['BUY', 'SELL'] as const

test('tickers of all contracts are answered with the prices of their last 24 hours', async () => {
  expect(await ask('symbol-thumb')).toEqual(
    USDT_MARGINED.contracts.map((each) => ({
      ...tickerAt(venue, each, time),
      trend: trendOf(box.view(), each.pair, time),
    })),
  )
})

test('candles of a contract begin at the moments asked for or between them', async () => {
  const minute = Math.floor(now / 60) * 60
  const range = { from: minute - 180, to: minute, now, most: 10_000 }
  const all = candlesAt(venue, contract, 60, range).map((candle) => wireCandleRow(pair, candle))
  const history = (from: number, to: number, resolution = '1') =>
    box.bare('GET', '/swap/history', { symbol, from: String(from), to: String(to), resolution })
  expect(all).toHaveLength(4)
  expect(await history((minute - 180) * 1000, minute * 1000)).toEqual(all)
  expect(await history((minute - 180) * 1000 + 1, minute * 1000 - 1)).toEqual(all.slice(1, 3))
  expect(await history((minute - 181) * 1000, (minute + 9999) * 1000)).toEqual(all)
  expect(await history(0, time)).toHaveLength(10_000)
  expect(await history(0, time, '2')).toMatchObject({
    code: 500,
    errors: [{ field: 'resolution', key: 'wrong-choice' }],
  })
})

test.each([
  [20, {}],
  [7, { size: '7' }],
] as const)('%i trades of a contract are answered to a call with %j', async (most, fields) => {
  expect(await ask('latest-trade', { symbol: 'eth/usdt', ...fields })).toEqual(
    tradesAt(venue, contract, { time, most }).map((trade) => wireTrade(pair, trade)),
  )
})

test('a book of a contract is answered in short, with numbers, and in full', async () => {
  const levels = (side: (typeof SIDES)[number], most: number) => sideAt(venue, contract, side, { time, most })
  const [bid, offer] = SIDES.map((side) => wireLevels(pair, levels(side, 20)))
  expect(await ask('exchange-plate', { symbol })).toEqual({ bid, ask: offer })
  for (const [call, most] of [
    ['exchange-plate-mini', 20],
    ['exchange-plate-full', 100],
  ] as const) {
    const [buy, sell] = SIDES.map((side) => wireBookSide(pair, side, levels(side, most), 0))
    expect(await ask(call, { symbol })).toEqual({ bid: buy, ask: sell })
  }
})
