import { expect, test } from 'vitest'
import { decimal, fromUnits, toText, toUnits } from '../../money/decimal.ts'
import { truncate } from '../../money/arithmetic.ts'
import { effectiveMultiple, marginRate, usableMargin } from '../account.ts'
import { SCALE } from '../units.ts'
import { bankruptcyPrice, headroomOf, headroomOfMoney, sumOf, thresholdOf } from './headroom.ts'
import { crossHeadroom, isolatedHeadroom, liquidationPrice } from './liquidation.ts'
import { averagePrice, closed, type LinearPosition, opened, unrealisedProfit } from './position.ts'
import {
  feeOf,
  fundingOf,
  initialMargin,
  maintenanceMargin,
  maximumOpenable,
  notionalOf,
  openingCost,
} from './value.ts'

const units = (text: string): bigint => toUnits(decimal(text), SCALE)
const text = (value: bigint | null | undefined, places = 2): string =>
  value === null || value === undefined ? '--' : toText(truncate(fromUnits(value, SCALE), places))

const position = (
  direction: LinearPosition['direction'],
  size: string,
  price: string,
  margin = '0',
): LinearPosition => ({
  direction,
  size: units(size),
  cost: notionalOf(units(size), units(price)),
  margin: units(margin),
})

const RATE = units('0.0055')

test('STATE-07.e the worked example of an isolated position is liquidated where its margin is what must be kept', () => {
  const long = position('long', '0.1', '50000', '250')
  const short = position('short', '0.1', '50000', '250')
  const [mark, price] = [units('50000'), (each: LinearPosition) => isolatedHeadroom(each, RATE)]
  expect(text(liquidationPrice(price(long), mark))).toBe('47762.69')
  expect(text(liquidationPrice(price(short), mark))).toBe('52212.82')
  expect([text(bankruptcyPrice(long)), text(bankruptcyPrice(short))]).toEqual(['47500.00', '52500.00'])
})

test('STATE-07.f the worked examples of cross margin: alone, beside another contract, and hedged', () => {
  const long = position('long', '0.1', '50000')
  const mark = units('50000')
  const price = (own: readonly LinearPosition[], pool: Parameters<typeof crossHeadroom>[2]): string =>
    text(liquidationPrice(crossHeadroom(own, RATE, pool), mark))
  expect(price([long], { money: units('1000'), others: [] })).toBe('40221.21')
  // Loses 200 and has to keep 30.
  const other = { position: position('short', '1', '100'), rate: units('0.1'), mark: units('300') }
  expect(text(unrealisedProfit(other.position, other.mark))).toBe('-200.00')
  expect(text(maintenanceMargin(notionalOf(units('1'), other.mark), other.rate))).toBe('30.00')
  expect(price([long], { money: units('1000'), others: [other] })).toBe('42533.93')
  const short = position('short', '0.04', '52000')
  expect(price([long, short], { money: units('1000'), others: [] })).toBe('32416.00')
})

test('Phemex, liquidation price with a closing fee', () => {
  const long = position('long', '500', '0.4', '40.096')
  const headroom = isolatedHeadroom(long, units('0.01') + units('0.0006'))
  expect(text(liquidationPrice(headroom, units('0.4')), 4)).toBe('0.3232')
})

/**
 * Binance's own examples, as freqtrade's tests have them; the last place is cut here and rounded there. Its maintenance
 * amount lessens what must be kept, so that it counts as money.
 */
test.each([
  ['isolated', '1535443.01', '135365', '3683.979', '1456.84', '0.1', '1114.78'],
  ['isolated', '1535443.01', '16300', '109.488', '32481.98', '0.025', '18778.72'],
])(
  'Binance %s: wallet %s, amount %s, %s at %s, rate %s',
  (_mode, wallet, amount, size, price, rate, liquidated) => {
    const money = headroomOfMoney(units(wallet) + units(amount))
    const headroom = sumOf([money, headroomOf(position('long', size, price), units(rate))])
    expect(text(thresholdOf(headroom)?.price)).toBe(liquidated)
  },
)

test.each([
  ['71200.81', '-56354.57', '135365', '3683.979', '1456.84', '0.1', '1153.25'],
  ['356512.51', '-448192.89', '16300', '109.488', '32481.98', '0.025', '26316.89'],
])(
  'Binance cross: others keep %s and earn %s, amount %s, %s at %s, rate %s',
  (kept, profit, amount, size, price, rate, liquidated) => {
    const money = units('1535443.01') - units(kept) + units(profit) + units(amount)
    const headroom = sumOf([headroomOfMoney(money), headroomOf(position('long', size, price), units(rate))])
    expect(text(thresholdOf(headroom)?.price)).toBe(liquidated)
  },
)

test('OKX: the average of 10 at 100,000 and 5 at 160,000, and what a rise to 160,000 brings', () => {
  const first = position('long', '10', '100000')
  const both = opened(first, {
    size: units('5'),
    notional: notionalOf(units('5'), units('160000')),
    margin: 0n,
  })
  expect(text(averagePrice(both))).toBe('120000.00')
  expect(text(unrealisedProfit(position('long', '0.1', '100000'), units('160000')))).toBe('6000.00')
})

test('Toobit: a margin rate of 115.38 %, and none where nothing is left', () => {
  expect(text(marginRate(units('150'), units('130')), 4)).toBe('1.1538')
  expect(marginRate(units('150'), 0n)).toBeNull()
  expect(text(effectiveMultiple(units('5000'), units('250')))).toBe('20.00')
  expect(effectiveMultiple(units('5000'), units('-1'))).toBeNull()
})

test('an order costs its margin and its fee, and a part that is closed brings its part of both', () => {
  const notional = notionalOf(units('0.1'), units('50000'))
  expect(text(initialMargin(notional, units('20')))).toBe('250.00')
  expect(text(feeOf(notional, units('0.0005')))).toBe('2.50')
  expect(text(openingCost(notional, units('20'), units('0.0005')))).toBe('252.50')
  const part = { size: units('0.03'), notional: notionalOf(units('0.03'), units('51000')) }
  const short = closed(position('short', '0.1', '50000', '250'), part)
  expect([text(short.profit), text(short.margin), text(short.cost)]).toEqual(['-30.00', '75.00', '1500.00'])
})

test('funding at 0.01 % of 5,000 is half a USDT, paid by the long', () => {
  expect(text(fundingOf(units('5000'), units('0.0001')))).toBe('0.50')
  expect(text(fundingOf(units('5000'), units('-0.0001')))).toBe('-0.50')
})

test('STATE-07.f losses lower what cross margin may use, profits do not raise it', () => {
  expect(text(usableMargin('cross', units('100'), units('-30')))).toBe('70.00')
  expect(text(usableMargin('cross', units('100'), units('-130')))).toBe('0.00')
  expect(text(usableMargin('cross', units('100'), units('30')))).toBe('100.00')
  expect(text(usableMargin('isolated', units('100'), units('-30')))).toBe('100.00')
})

test('1,000 USDT open 0.39603 BTC at 20 times and 50,000', () => {
  const terms = {
    price: units('50000'),
    leverage: units('20'),
    feeRate: units('0.0005'),
    lot: units('0.00001'),
  }
  expect(text(maximumOpenable(units('1000'), terms), 5)).toBe('0.39603')
})
