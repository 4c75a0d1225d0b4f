import { TransactionType } from '#generated/wire/transaction-type.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { expect, test } from 'vitest'
import { postingsAfter } from '../../kernel/ledger.ts'
import { START } from '../spot/testing-spot.ts'
import { positionIn } from '../../perpetual/account.ts'
import { valueOf } from '../../perpetual/contracts.ts'
import { CONTRACTS } from './contracts.ts'
import { fundingRate, nextFunding } from '../../perpetual/funding-times.ts'
import { BTC, markOf, MEMBER, opening, present, swapExchange, swapVenue, usdt } from './testing-swap.ts'

const TIME = START + 500
const HOURS_8 = 8 * 3_600_000

test('every eight hours one direction pays what the other receives, at the rate that was announced', () => {
  const exchange = swapExchange(2, usdt(10_000))
  for (const [index, direction] of (['long', 'short'] as const).entries())
    exchange.run(opening({ member: MEMBER + index, direction, lots: 5000 }), TIME)
  const at = nextFunding(TIME)
  expect([at % HOURS_8, at - TIME <= HOURS_8]).toEqual([0, true])
  exchange.until(at - 1)
  const rate = fundingRate(exchange.state, BTC, nextFunding(exchange.state.now))
  exchange.until(at + 999)
  const value = valueOf(BTC, markOf(exchange, BTC, at), 5000)
  const amount = (value * rate) / ONE
  const funding = (index: number, direction: 'long' | 'short') =>
    positionIn(swapVenue(exchange), MEMBER + index, BTC.symbol, direction)?.funding
  expect([funding(0, 'long'), funding(1, 'short')]).toEqual([-amount, amount])
  const { PAY_CHARGE_FEE, GET_CHARGE_FEE } = TransactionType
  const rows = [...postingsAfter(exchange.state.ledger, 0)].filter(
    ({ type }) => type === PAY_CHARGE_FEE || type === GET_CHARGE_FEE,
  )
  expect(rows.map(({ time, reference }) => [time, reference])).toEqual([
    [at, 'contract BTC/USDT'],
    [at, 'contract BTC/USDT'],
  ])
  exchange.until(at + HOURS_8 + 999)
  expect(funding(0, 'long')).not.toBe(-amount)
})

test('most rates are 0.01 %, none is beyond 0.75 %, and both signs occur', () => {
  const rates = CONTRACTS.flatMap((contract) =>
    Array.from({ length: 300 }, (_, index) => fundingRate({ seed: 'test' }, contract, index * HOURS_8)),
  )
  const usual = rates.filter((rate) => rate === ONE / 10_000n).length / rates.length
  expect(usual).toBeGreaterThan(0.5)
  expect(usual).toBeLessThan(0.8)
  expect(rates.some((rate) => rate < 0n)).toBe(true)
  const most = (ONE * 75n) / 10_000n
  expect(rates.every((rate) => rate <= most && rate >= -most)).toBe(true)
  expect(rates.some((rate) => rate === most || rate === -most)).toBe(true)
})

test('an isolated position that cannot pay funding out of the balance pays out of its margin, which moves its liquidation price', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  const at = nextFunding(TIME)
  const symbol = CONTRACTS.find((each) => fundingRate(exchange.state, each, at) > 0n)?.symbol ?? ''
  const contract = present(CONTRACTS.find((each) => each.symbol === symbol))
  const lots = Math.floor(Number(usdt(4000) / valueOf(contract, markOf(exchange, contract, TIME), 1)))
  exchange.run(opening({ symbol, lots, leverage: 5 }), TIME)
  const available = exchange.state.ledger.balances[`m${MEMBER}/swap/USDT/available`] ?? 0n
  exchange.run(
    { type: 'wallet.transfer', member: MEMBER, coin: 'USDT', from: 'swap', to: 'spot', units: available },
    TIME,
  )
  const before = present(positionIn(swapVenue(exchange), MEMBER, symbol, 'long'))
  exchange.until(at + 999)
  const after = present(positionIn(swapVenue(exchange), MEMBER, symbol, 'long'))
  expect(after.margin).toBe(before.margin + after.funding)
  expect(after.liquidation?.price).toBeGreaterThan(before.liquidation?.price ?? Infinity)
})
