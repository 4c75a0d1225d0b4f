import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toRequest as toCoinOpening } from './coin-swap-opening-order/request.ts'
import { toRequest as toBet } from './option-bet/request.ts'
import { toRequest as toSecond } from './second-order/request.ts'
import { toRequest as toSpot } from './spot-order/request.ts'
import { toRequest as toClosing } from './swap-closing-order/request.ts'
import { toRequest as toLeverage } from './swap-leverage/request.ts'
import { toRequest as toMargin } from './swap-margin/request.ts'
import { toRequest as toOpening } from './swap-opening-order/request.ts'
import { toRequest as toStops } from './swap-stops/request.ts'

const contract = id('7')
const position = id('8')
const order = { direction: 1, type: 1, entrustPrice: '100.50', volume: '2' } as const
const ordered = {
  contractCoinId: contract,
  direction: 1,
  type: 1,
  entrustPrice: decimal('100.50'),
  volume: decimal('2'),
}
/** Texts as typed, with all their zeros. */
const [low, high] = ['90.10', '110.20']

test.each<readonly [title: string, request: () => unknown, expected: unknown]>([
  [
    'a spot order',
    () => toSpot({ direction: 'BUY', type: 'LIMIT_PRICE', price: '1.50', amount: '2' }, 'BTC/USDT'),
    {
      symbol: 'BTC/USDT',
      direction: 'BUY',
      type: 'LIMIT_PRICE',
      price: decimal('1.50'),
      amount: decimal('2'),
    },
  ],
  [
    'a bet',
    () => toBet({ direction: 1, amount: '5.0' }, { symbol: 'BTC/USDT', optionId: id('9') }),
    {
      symbol: 'BTC/USDT',
      optionId: id('9'),
      direction: 1,
      amount: decimal('5.0'),
    },
  ],
  [
    'a second contract',
    () =>
      toSecond({ direction: 0, amount: '5.0' }, { symbol: 'BTC/USDT', coinSymbol: 'USDT', cycleId: id('2') }),
    {
      symbol: 'BTC/USDT',
      coinSymbol: 'USDT',
      cycleId: id('2'),
      direction: 0,
      amount: decimal('5.0'),
    },
  ],
  ['a closing order', () => toClosing(order, contract), ordered],
  [
    'a closing order with a trigger',
    () => toClosing({ ...order, triggerPrice: low }, contract),
    {
      ...ordered,
      triggerPrice: decimal(low),
    },
  ],
  [
    'an opening order',
    () => toOpening({ ...order, leverage: '20' }, contract),
    { ...ordered, leverage: decimal('20') },
  ],
  [
    'an opening order with its stops',
    () => toOpening({ ...order, leverage: '20', minPrice: low, maxPrice: high }, contract),
    {
      ...ordered,
      leverage: decimal('20'),
      minPrice: decimal(low),
      maxPrice: decimal(high),
    },
  ],
  [
    'an opening order of a contract in coins',
    () => toCoinOpening({ ...order, leverage: '5' }, contract),
    {
      ...ordered,
      leverage: decimal('5'),
    },
  ],
  [
    'a leverage',
    () => toLeverage({ leverage: '50' }, { contractCoinId: contract, direction: 1 }),
    {
      contractCoinId: contract,
      direction: 1,
      leverage: decimal('50'),
    },
  ],
  [
    'margin',
    () => toMargin({ type: 1, principal: '3.0' }, position),
    {
      positionId: position,
      type: 1,
      principal: decimal('3.0'),
    },
  ],
  ['no stops', () => toStops({}, position), { positionId: position }],
  [
    'a lower stop',
    () => toStops({ minPrice: low }, position),
    { positionId: position, minPrice: decimal(low) },
  ],
  [
    'an upper stop',
    () => toStops({ maxPrice: high }, position),
    { positionId: position, maxPrice: decimal(high) },
  ],
])('%s is sent as it was typed', (_title, request, expected) => {
  expect(request()).toStrictEqual(expected)
})
