import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { type BookSide, type LiveBook, withSide } from './book.ts'
import type { Side } from './levels.ts'
import { type Trade, withTrades } from './trades.ts'

const scales = { price: 2, amount: 4 }

const sideOf = (side: Side, price: string, seq: number | null = null): BookSide => ({
  side,
  items: [{ price: decimal(price), amount: decimal('1') }],
  seq,
})

const book: LiveBook = {
  bid: [{ price: 1000n, amount: 10_000n }],
  ask: [{ price: 1010n, amount: 10_000n }],
  seq: { bid: 5, ask: null },
}

test('a message replaces its side and keeps the other one', () => {
  const applied = withSide(book, sideOf('bid', '10.05', 6), scales)
  expect(applied).toEqual({
    kind: 'state',
    state: { ...book, bid: [{ price: 1005n, amount: 10_000n }], seq: { bid: 6, ask: null } },
  })
  expect(applied.kind === 'state' && applied.state.ask).toBe(book.ask)
})

test('a message that the snapshot included changes nothing', () => {
  expect(withSide(book, sideOf('bid', '9.00', 5), scales)).toEqual({ kind: 'state', state: book })
})

test('a crossed book, and one with one side, are not shown', () => {
  expect(withSide(book, sideOf('bid', '10.10', 6), scales).kind).toBe('doubtful')
  expect(withSide(null, sideOf('ask', '10.10'), scales).kind).toBe('doubtful')
})

const trade = (time: number, price: string): Trade => ({
  price: decimal(price),
  amount: decimal('1'),
  direction: 'BUY',
  time: instant(time),
})

test('trades are listed newest first, each once, and keep their numbers', () => {
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
