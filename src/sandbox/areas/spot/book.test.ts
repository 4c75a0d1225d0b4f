import { expect, test } from 'vitest'
import type { Command } from '../state.ts'
import { bookOf } from './book.ts'
import { middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'

const MEMBER = 600_001
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
