import { expect, test } from 'vitest'
import { PAIRS } from '../../market/pairs.ts'
import { wireFavourites } from './favourite-handlers.ts'
import { START, testExchange } from './testing-spot.ts'

const [ANN, BOB] = [600_001, 600_002] as const

test('MSG-25.abc a mark keeps number, time and place until its member takes it back, in any case of letters', () => {
  const exchange = testExchange(2, {})
  const mark = (member: number, symbol: string, time = START) =>
    exchange.run({ type: 'favourite.add', member, symbol }, time)
  const unmark = (member: number, symbol: string) =>
    exchange.run({ type: 'favourite.remove', member, symbol })
  for (const symbol of ['eth/btc', 'BTC/USDT', 'OBX/ETH']) expect(mark(ANN, symbol)).toBeUndefined()
  expect(mark(BOB, 'ETH/BTC', START + 1000)).toBeUndefined()
  const row = (id: number, symbol: string, time: string, memberId: number = ANN) => ({
    id,
    addTime: `2026-11-21 ${time}`,
    memberId,
    symbol,
  })
  const listed = (member: number) => wireFavourites(exchange.state.favourites, member)
  const [eth, btc, obx] = [
    row(1, 'ETH/BTC', '09:30:00'),
    row(2, 'BTC/USDT', '09:30:00'),
    row(3, 'OBX/ETH', '09:30:00'),
  ]
  expect(listed(ANN)).toEqual([eth, btc, obx])
  expect(listed(BOB)).toEqual([row(1, 'ETH/BTC', '09:30:01', BOB)])
  expect(listed(600_003)).toEqual([])
  expect([mark(ANN, 'Obx/Eth'), mark(ANN, 'NO/PAIR')]).toEqual(['symbol-already-favoured', 'nonsupport-coin'])
  expect([unmark(ANN, 'LTC/BTC'), unmark(600_003, 'ETH/BTC')]).toEqual(Array(2).fill('favourite-not-exists'))
  expect(listed(ANN)).toEqual([eth, btc, obx])
  expect(unmark(ANN, 'btc/usdt')).toBeUndefined()
  expect(listed(ANN)).toEqual([eth, obx])
  mark(ANN, 'LTC/BTC', START + 60_000)
  expect(listed(ANN)).toEqual([eth, obx, row(4, 'LTC/BTC', '09:31:00')])
  expect(listed(BOB)).toHaveLength(1)
})

test('MSG-25.c a member marks twenty pairs, and no more', () => {
  const exchange = testExchange(1, {})
  const answers = PAIRS.slice(0, 21).map(({ symbol }) =>
    exchange.run({ type: 'favourite.add', member: ANN, symbol }),
  )
  expect(answers).toEqual([...Array<undefined>(20).fill(undefined), 'favourite-failed'])
  expect(exchange.state.favourites[ANN]).toHaveLength(20)
})
