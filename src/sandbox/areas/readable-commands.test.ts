import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { isReadable } from './exchange.ts'

/** Commands that a journal keeps in the clear: what they hold is no secret. */
const READABLE = [
  'coinSwap.cancel',
  'coinSwap.cancelAll',
  'coinSwap.close',
  'coinSwap.open',
  'option.bet',
  'plan.change',
  'plan.continue',
  'plan.create',
  'plan.finish',
  'plan.pause',
  'savings.buy',
  'second.place',
  'spot.cancel',
  'spot.cancelAll',
  'spot.place',
  'swap.cancel',
  'swap.cancelAll',
  'swap.close',
  'swap.open',
]

test('orders and plans alone are kept readable in a journal, every other command is sealed', () => {
  const types = areas.flatMap(({ commands }) => Object.keys(commands ?? {}))
  const readable = types.filter((type) => isReadable(JSON.stringify({ type, member: 600_001 })))
  expect(readable.toSorted()).toEqual(READABLE)
})

test.each(['', '{}', '{"member":1,"type":"spot.place"}', '{"type":""}', '{"type":"spot.placed"}'])(
  'the text %j is sealed: it does not begin with the name of a readable command',
  (text) => {
    expect(isReadable(text)).toBe(false)
  },
)
