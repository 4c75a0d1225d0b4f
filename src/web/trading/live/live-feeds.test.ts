import { expect, test } from 'vitest'
import type { Trade } from '#generated/models/trade.ts'
import type { TradePlate } from '#generated/models/trade-plate.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { type LiveBook, withSide } from './live-book.ts'
import { withTrades } from './live-trades.ts'

const scales = { price: 2, amount: 4 }

function plate(direction: 'BUY' | 'SELL', price: string, seq?: number): TradePlate {
  const nought = decimal('0')
  return {
    direction,
    symbol: 'BTC/USDT',
    maxAmount: nought,
    minAmount: nought,
    highestPrice: nought,
    lowestPrice: nought,
    items: [{ price: decimal(price), amount: decimal('1') }],
    ...(seq === undefined ? {} : { seq }),
  }
}

const book: LiveBook = {
  bid: [{ price: 1000n, amount: 10_000n }],
  ask: [{ price: 1010n, amount: 10_000n }],
  seq: { bid: 5, ask: null },
}

test('a message replaces its side and leaves the other one alone', () => {
  const applied = withSide(book, plate('BUY', '10.05', 6), scales)
  expect(applied).toEqual({
    kind: 'state',
    state: { ...book, bid: [{ price: 1005n, amount: 10_000n }], seq: { bid: 6, ask: null } },
  })
  expect(applied.kind === 'state' && applied.state.ask).toBe(book.ask)
})

test('a message that a snapshot knew already changes nothing', () => {
  expect(withSide(book, plate('BUY', '9.00', 5), scales)).toEqual({ kind: 'state', state: book })
})

test('a crossed book, and half a book, are not to be shown', () => {
  expect(withSide(book, plate('BUY', '10.10', 6), scales).kind).toBe('doubtful')
  expect(withSide(null, plate('SELL', '10.10'), scales).kind).toBe('doubtful')
})

const trade = (time: number, price: string): Trade => ({
  symbol: 'BTC/USDT',
  price: decimal(price),
  amount: decimal('1'),
  direction: 'BUY',
  time: instant(time),
})

test('trades stand newest first, each once, and keep their numbers', () => {
  const first = withTrades([], [trade(2, '2'), trade(1, '1')])
  const next = withTrades(first, [trade(2, '2.0'), trade(3, '3')])
  expect(next.map(({ trade: { time } }) => time)).toEqual([3, 2, 1])
  expect(next.slice(1)).toEqual(first)
  expect(withTrades(next, [trade(1, '1')])).toBe(next)
  expect(
    withTrades(
      [],
      Array.from({ length: 90 }, (_, at) => trade(at, '1')),
    ),
  ).toHaveLength(60)
})
