import { expect, test } from 'vitest'
import { START } from '../spot/testing-spot.ts'
import { heldIn, leverageOf, modeOf, positionIn, unrealisedOf, usableOf } from '../../perpetual/account.ts'
import { candleAt } from '../../perpetual/market.ts'
import { leastMargin } from '../../perpetual/margin.ts'
import {
  BTC,
  markOf,
  MEMBER,
  opening,
  present,
  swapExchange,
  swapVenue,
  usdt,
  usdtWallet,
} from './testing-swap.ts'

const TIME = START + 500
const { symbol } = BTC

test('STATE-07.a STATE-07.b the margin mode is cross until it is changed, which positions and orders prevent', () => {
  const exchange = swapExchange(1, usdt(1000))
  const set = (mode: 'cross' | 'isolated') => exchange.run({ type: 'swap.mode', member: MEMBER, mode }, TIME)
  expect(modeOf(swapVenue(exchange), usdtWallet(MEMBER))).toBe('cross')
  expect(set('cross')).toBe('margin-mode-same')
  const id = exchange.run(opening({ kind: 'trigger', triggerPrice: 1 }), TIME)
  expect(set('isolated')).toBe('positions-or-orders-open')
  exchange.run({ type: 'swap.cancel', member: MEMBER, id: Number(id) }, TIME)
  set('isolated')
  expect(modeOf(swapVenue(exchange), usdtWallet(MEMBER))).toBe('isolated')
  exchange.run(opening(), TIME)
  expect(set('cross')).toBe('positions-or-orders-open')
})

test('the leverage is that of a contract and direction, and stands while there is a position', () => {
  const exchange = swapExchange(1, usdt(1000))
  const set = (direction: 'long' | 'short', leverage: number) =>
    exchange.run({ type: 'swap.leverage', member: MEMBER, symbol, direction, leverage }, TIME)
  set('long', 50)
  const leverages = () =>
    (['long', 'short'] as const).map((each) => leverageOf(swapVenue(exchange), MEMBER, symbol, each))
  expect(leverages()).toEqual([50, 10])
  exchange.run(opening({ leverage: 50 }), TIME)
  expect(set('long', 20)).toBe('positions-or-orders-open')
  set('short', 2)
  expect(leverages()).toEqual([50, 2])
})

test('STATE-07.b MSG-02.b margin is added to an isolated position and taken as far as leverage and losses allow', () => {
  const exchange = swapExchange(2, usdt(1000))
  const adjust = (how: 'add' | 'take', units: bigint, member = MEMBER) =>
    exchange.run({ type: 'swap.adjust', member, position: 1, how, units }, TIME)
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  exchange.run(opening(), TIME)
  const position = () => positionIn(swapVenue(exchange), MEMBER, symbol, 'long')
  const [margin, liquidation] = [position()?.margin ?? 0n, position()?.liquidation?.price ?? 0]
  expect(adjust('add', usdt(5), MEMBER + 1)).toBe('position-not-found')
  expect(adjust('take', 1n)).toBe('margin-not-adjustable')
  expect(adjust('add', usdt(1000))).toBe('margin-not-adjustable')
  adjust('add', usdt(50))
  expect(position()?.margin).toBe(margin + usdt(50))
  // 50 USDT for 0.01 BTC are 5,000 a coin.
  expect(liquidation - (position()?.liquidation?.price ?? 0)).toBeGreaterThan(500_000)
  const most = (position()?.margin ?? 0n) - leastMargin(swapVenue(exchange), present(position()), TIME)
  expect(adjust('take', most + 1n)).toBe('margin-not-adjustable')
  adjust('take', most)
  expect(position()?.margin).toBe(margin + usdt(50) - most)
  expect(heldIn(swapVenue(exchange), usdtWallet(MEMBER), 'margin')).toBe(position()?.margin)
  const crossed = swapExchange(1, usdt(1000))
  crossed.run(opening(), TIME)
  expect(crossed.run({ type: 'swap.adjust', member: MEMBER, position: 1, how: 'add', units: 1n }, TIME)).toBe(
    'isolated-margin-only',
  )
})

test('STATE-07.f money that covers the losses of cross positions can neither be spent nor transferred out', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening({ lots: 5000 }), TIME)
  const from = Math.ceil(TIME / 1000)
  const { low } = candleAt(exchange.state, BTC, from, from + 3600)
  let time = TIME
  while (markOf(exchange, BTC, time) > low + 2000) time += 1000
  exchange.until(time)
  const loss = -unrealisedOf(swapVenue(exchange), usdtWallet(MEMBER), time)
  const available = heldIn(swapVenue(exchange), usdtWallet(MEMBER), 'available')
  expect(loss).toBeGreaterThan(0n)
  expect(usableOf(swapVenue(exchange), usdtWallet(MEMBER), time)).toBe(available - loss)
  const out = (units: bigint) =>
    exchange.run(
      { type: 'wallet.transfer', member: MEMBER, coin: 'USDT', from: 'swap', to: 'spot', units },
      time,
    )
  expect(out(available - loss + 1n)).toBe('wallet-not-amount-out')
  out(available - loss)
  expect(heldIn(swapVenue(exchange), usdtWallet(MEMBER), 'available')).toBe(loss)
})
