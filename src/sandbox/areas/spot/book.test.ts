import { expect, test } from 'vitest'
import type { Command } from '../state.ts'
import { toRaw } from '../../kernel/transaction.ts'
import { bookOf, levelsOf, removeFromBook } from './book.ts'
import { middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'

const [MEMBER, OTHER] = [600_001, 600_002] as const
const pair = pairOf('BTC/USDT')

test('an order that cannot be kept leaves no trace in the book, placed or cancelled', () => {
  const exchange = testExchange(1, { USDT: 10n ** 16n })
  const price = Math.floor(middleOf(exchange, pair, START) / 2)
  const id = String(exchange.run(order({ price, lots: 1000 }), START))
  const fail = () => {
    throw new Error('disk full')
  }
  const attempts: Command[] = [order({ price, lots: 2000 }), { type: 'spot.cancel', member: MEMBER, id }]
  for (const command of attempts) {
    expect(() => exchange.machine.apply(command, START, fail)).toThrow('disk full')
    const book = bookOf(exchange.state)
    expect([...book.resting(pair.symbol, 'BUY')]).toMatchObject([{ id }])
    expect(book.own(MEMBER, null)).toEqual([id])
  }
})

test('a book that is made anew from the orders is the one that was kept', () => {
  const exchange = testExchange(2, { USDT: 10n ** 16n, BTC: 10n ** 13n })
  const middle = middleOf(exchange, pair, START)
  const place = (wanted: object) => String(exchange.run(order({ lots: 1000, ...wanted }), START))
  const low = Math.floor(middle / 2)
  for (const price of [low, low - 1, low, low + 1]) place({ price })
  for (const price of [middle * 2, middle * 2 + 1, middle * 2]) place({ member: OTHER, side: 'SELL', price })
  exchange.run({ type: 'spot.cancel', member: MEMBER, id: place({ price: low }) }, START)
  const kept = bookOf(exchange.state)
  const anew = bookOf({ ...toRaw(exchange.state) })
  for (const side of ['BUY', 'SELL'] as const) {
    expect([...anew.resting(pair.symbol, side)]).toEqual([...kept.resting(pair.symbol, side)])
    expect(anew.best(pair.symbol, side)).toEqual(kept.best(pair.symbol, side))
  }
  expect([...anew.resting(pair.symbol, 'BUY')].map(({ price }) => price)).toEqual([
    low + 1,
    low,
    low,
    low - 1,
  ])
  expect(anew.own(MEMBER, null)).toEqual(kept.own(MEMBER, null))
  expect(anew.count(MEMBER, pair.symbol)).toBe(4)
})

test('the book tells whose orders rest in a pair, and which of them rests longest', () => {
  const exchange = testExchange(2, { USDT: 10n ** 16n })
  const price = Math.floor(middleOf(exchange, pair, START) / 2)
  expect(bookOf(exchange.state).oldest(pair.symbol)).toBeUndefined()
  const first = String(exchange.run(order({ price, lots: 1000 }), START))
  exchange.run(order({ member: OTHER, price: price + 1, lots: 1000 }), START + 60_000)
  const book = bookOf(exchange.state)
  expect(book.oldest(pair.symbol)).toBe(START)
  expect(book.own(MEMBER, pair.symbol)).toEqual([first])
  expect(book.own(600_003, null)).toEqual([])
  expect(book.own(MEMBER, 'ETH/USDT')).toEqual([])
})

test('an order that is not in the book cannot be taken out of it', () => {
  const exchange = testExchange(1, { USDT: 10n ** 16n })
  const price = Math.floor(middleOf(exchange, pair, START) / 2)
  const id = String(exchange.run(order({ price, lots: 1000 }), START))
  const resting = exchange.state.spotOrders[id]
  if (resting === undefined) throw new Error('no order')
  for (const other of [
    { ...resting, id: 'E1' },
    { ...resting, id: 'E1', seq: resting.seq + 1 },
    { ...resting, id: 'E1', side: 'SELL' as const },
    { ...resting, id: 'E1', symbol: 'ETH/USDT' },
  ])
    expect(() => removeFromBook(exchange.state, other)).toThrow(new RangeError('E1 is not in the book'))
  expect(bookOf(exchange.state).own(MEMBER, null)).toEqual([id])
})

test('the levels of a side add up what rests at one price, best price first', () => {
  const exchange = testExchange(2, { USDT: 10n ** 16n, BTC: 10n ** 13n })
  const price = Math.floor(middleOf(exchange, pair, START) / 2)
  for (const [at, lots] of [
    [price, 1000],
    [price + 1, 2000],
    [price, 300],
    [price + 2, 4000],
    [price, 50],
  ] as const)
    exchange.run(order({ price: at, lots }), START)
  expect(levelsOf(exchange.state, pair.symbol, 'BUY')).toEqual([
    { price: price + 2, lots: 4000 },
    { price: price + 1, lots: 2000 },
    { price, lots: 1350 },
  ])
  expect(levelsOf(exchange.state, pair.symbol, 'SELL')).toEqual([])
})
