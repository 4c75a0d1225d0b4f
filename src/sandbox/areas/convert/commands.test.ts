import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { START } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import {
  coinOf,
  heldIn,
  lastPostings,
  MEMBER,
  memberIn,
  moneyExchange,
  OTHER,
  postingsIn,
  unitsOf,
} from '../wallets/testing-money.ts'
import type { ConversionCommand } from './commands.ts'
import { convertPrice, priceCounts, received } from './convert-prices.ts'
import { convertLimits } from './limits.ts'

const [USDT, BTC, XRP] = [coinOf('USDT'), coinOf('BTC'), coinOf('XRP')]
const convert = (fields: Partial<ConversionCommand> = {}): ConversionCommand => ({
  type: 'convert',
  member: MEMBER,
  from: 'USDT',
  to: 'XRP',
  units: unitsOf('100'),
  ...fields,
})

test('FEAT-13.bc a conversion has its whole record and one posting of both coins and the fee', () => {
  const { state, run } = moneyExchange()
  run(convert({ member: OTHER }))
  expect(run(convert(), START + 5)).toBe(2)
  const price = convertPrice('test', USDT, XRP, START + 5)
  const { got, fee } = received(unitsOf('100'), price, USDT, XRP)
  expect(state.conversions[MEMBER]).toEqual([
    {
      id: 2,
      member: MEMBER,
      from: 'USDT',
      to: 'XRP',
      given: unitsOf('100'),
      got,
      fee,
      price,
      time: START + 5,
    },
  ])
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + 5,
      type: TransactionType.ACTIVITY_BUY,
      reference: 'conversion 2',
      entries: [
        [`m${MEMBER} spot USDT available`, unitsOf('-100')],
        ['makers spot USDT available', unitsOf('100')],
        ['makers spot XRP available', -got],
        [`m${MEMBER} spot XRP available`, got],
        ['makers spot XRP available', -fee],
        ['fees spot XRP available', fee],
      ],
    },
  ])
  expect(run(convert())).toBe(3)
  expect(state.conversions[MEMBER]?.map(({ id }) => id)).toEqual([2, 3])
  expect(state.conversions[OTHER]?.map(({ id }) => id)).toEqual([1])
})

test('FEAT-13.c a conversion whose fee is less than a unit has none', () => {
  const { state, run } = moneyExchange()
  const price = convertPrice('test', XRP, USDT, START)
  run(convert({ from: 'XRP', to: 'USDT', units: 10n, price }), START)
  const { got, fee } = received(10n, price, XRP, USDT)
  expect([got > 0n, fee]).toEqual([true, 0n])
  expect(lastPostings(state, 1).map(({ entries }) => entries)).toEqual([
    [
      [`m${MEMBER} spot XRP available`, -10n],
      ['makers spot XRP available', 10n],
      ['makers spot USDT available', -got],
      [`m${MEMBER} spot USDT available`, got],
    ],
  ])
})

test('the fee of a conversion brings its rebate to the friend who invited, under the number of the conversion', () => {
  const { state, run } = moneyExchange()
  const member = memberIn(state, OTHER)
  member.inviter = MEMBER
  member.realName = { state: 'verified', name: 'Ada', idNumber: '1', rejectReason: null }
  run(convert({ member: OTHER, from: 'XRP', to: 'USDT' }), START)
  const [conversion] = state.conversions[OTHER] ?? []
  const [posting] = lastPostings(state, 1)
  expect(posting).toMatchObject({
    type: TransactionType.PROMOTION_AWARD,
    reference: 'conversion 1',
    time: START,
  })
  expect(posting?.entries[0]?.[0]).toBe('fees spot USDT available')
  expect(posting?.entries[1]?.[0]).toBe(`m${MEMBER} spot USDT available`)
  expect(state.feeRebates[OTHER]).toEqual({ owed: conversion?.fee, paid: 0n })
})

const lock = (member: number, kind: 'spot' | 'swap', coin: string): Command => ({
  type: 'wallet.lock',
  member,
  kind,
  coin,
  locked: true,
})

test.each<[what: string, key: string, fields: Partial<ConversionCommand>, locked?: Command]>([
  ['of no coin', 'trading-pair-not-supported', { from: 'NOPE' }],
  ['into no coin', 'trading-pair-not-supported', { to: 'NOPE' }],
  ['into the same coin', 'trading-pair-not-supported', { to: 'usdt' }],
  ['out of a locked wallet', 'wallet-locked', {}, lock(MEMBER, 'spot', 'USDT')],
  ['into a locked wallet', 'wallet-locked', {}, lock(MEMBER, 'spot', 'XRP')],
  ['at a price that nobody saw', 'price-moved', { price: '1' }],
  ['that brings nothing', 'too-small', { to: 'BTC', units: 1n }],
  ['of more than there is', 'insufficient-balance', { units: unitsOf('10000.00000001') }],
])('FEAT-13.b a conversion %s is refused: %s; nothing changes', (_, key, fields, locked) => {
  const { state, run } = moneyExchange()
  if (locked !== undefined) run(locked)
  const before = postingsIn(state)
  expect(run(convert(fields))).toBe(key)
  expect([state.conversions, state.nextConversionId, postingsIn(state)]).toEqual([{}, 1, before])
})

test.each<[what: string, before: readonly Command[], fields: Partial<ConversionCommand>]>([
  ['of the whole balance', [], { units: unitsOf('10000') }],
  ['beside a locked wallet of another coin', [lock(MEMBER, 'spot', 'BTC')], {}],
  ['beside a locked wallet of another account', [lock(MEMBER, 'swap', 'USDT')], {}],
  ['beside a locked wallet of another member', [lock(OTHER, 'spot', 'USDT')], {}],
])('VAL-29.d a conversion %s is made', (_, before, fields) => {
  const { state, run } = moneyExchange()
  for (const each of before) run(each)
  expect(run(convert(fields))).toBe(1)
  expect(heldIn(state, 'USDT')).toBe(unitsOf('10000') - (fields.units ?? unitsOf('100')))
})

test.each([
  ['1', '2', '1.998', '0.002'],
  ['0.00000999', '1', '0.00000999', '0'],
  ['0.00001', '1', '0.00000999', '0.00000001'],
  ['3', '0.333333333333', '0.999', '0.00099999'],
  ['0.00000001', '0.999999999999', '0', '0'],
])('FEAT-13.c %s at %s brings %s after a fee of %s, both cut off', (amount, price, got, fee) => {
  const { got: units, ...rest } = received(unitsOf(amount), price, USDT, BTC)
  expect(rest).toEqual({ fee: unitsOf(fee) })
  expect(units).toBe(unitsOf(got))
})

test('FEAT-13.b a price that was shown counts for fifteen seconds, of its pair only', () => {
  const price = convertPrice('test', BTC, XRP, START)
  const later = Array.from({ length: 17 }, (_, seconds) =>
    convertPrice('test', BTC, XRP, START + seconds * 1000),
  )
  expect(later.filter((each) => each === price)).toEqual([price])
  const counts = (seconds: number, from = BTC, to = XRP) =>
    priceCounts(price, 'test', from, to, START + seconds * 1000)
  expect([0, 1, 14, 15, 16].map((seconds) => counts(seconds))).toEqual([true, true, true, true, false])
  expect([counts(-1), counts(0, XRP, BTC), counts(0, BTC, USDT)]).toEqual([false, false, false])
})

test('VAL-29.d a conversion has the limits of the coin that is given, and its balance', () => {
  const { state } = moneyExchange()
  const limitsOf = (fromUnit: string) =>
    convertLimits.convert?.(
      { state, member: memberIn(state), time: START },
      { fromUnit, toUnit: 'USDT', needAmount: '1' },
    )
  expect(limitsOf('xrp')).toEqual({ minAmount: '20', maxAmount: '2000000', balance: '10000.00000000' })
  expect(limitsOf('NOPE')).toEqual({ minAmount: null, maxAmount: null, balance: null })
})
