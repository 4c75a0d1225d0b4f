import { expect, test } from 'vitest'
import { recordTrade, type Tapes } from './tape.ts'
import { pairOf } from './testing-spot.ts'
import { tradesIn } from './trades.ts'
import { wireBookSide } from './wire-market.ts'

const BTC = pairOf('BTC/USDT')
const START = 1_795_224_600_000

test('a side of a book tells its least and most, and zeros where it is empty', () => {
  const levels = [
    { price: 300, lots: 20 },
    { price: 200, lots: 50 },
    { price: 100, lots: 10 },
  ]
  const side = wireBookSide(BTC, 'BUY', levels, 7)
  expect(side).toMatchObject({ direction: 'BUY', symbol: 'BTC/USDT', seq: 7 })
  const [first, second, third] = side.items
  expect([side.highestPrice, side.lowestPrice]).toEqual([first?.price, third?.price])
  expect([side.maxAmount, side.minAmount]).toEqual([second?.amount, third?.amount])
  expect(wireBookSide(BTC, 'SELL', [], 8)).toMatchObject({
    direction: 'SELL',
    maxAmount: '0',
    minAmount: '0',
    highestPrice: '0',
    lowestPrice: '0',
    items: [],
    seq: 8,
  })
})

test('trades of a minute keep its highest and lowest price, whatever comes between', () => {
  const tapes: Tapes = {}
  const prices = [200, 300, 100, 150]
  for (const price of prices) recordTrade(tapes, BTC, { price, lots: 2, side: 'BUY', time: START })
  recordTrade(tapes, BTC, { price: 900, lots: 2, side: 'BUY', time: START + 60_000 })
  expect(tapes[BTC.symbol]?.minutes[START / 60_000]).toMatchObject({
    high: 300,
    low: 100,
    lots: 8,
    count: 4,
  })
})

test.each<[since: number, times: readonly number[]]>([
  [START + 1, [START + 2, START + 1]],
  [START + 2, [START + 2]],
  [START + 3, []],
])('trades from %i on are told, newest first', (since, times) => {
  const members = [START + 2, START, START + 1].map((time) => ({
    price: 1,
    lots: 1,
    side: 'BUY' as const,
    time,
  }))
  const found = tradesIn(() => ({ trades: [] }) as never, members, { time: START + 2000, most: 9, since })
  expect(found.map(({ time }) => time)).toEqual(times)
})
