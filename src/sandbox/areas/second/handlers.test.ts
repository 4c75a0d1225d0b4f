import { expect, test } from 'vitest'
import type { ContractSecondCoin } from '#generated/wire/contract-second-coin.ts'
import type { ContractSecondCycle } from '#generated/wire/contract-second-cycle.ts'
import { ContractSecondOrderStatus } from '#generated/wire/contract-second-order-status.ts'
import { StakeResult } from '#generated/wire/stake-result.ts'
import { FALL, MINUTE, RISE, staker, symbol, unitsOf } from '../../stakes/testing-stakes.ts'

test('a pair has its rules in the market and in the list of coins', async () => {
  const { box, call } = await staker('trader')
  const rows = (await box.bare('POST', '/second/symbol')) as ContractSecondCoin[]
  expect(rows[0]).toMatchObject({ symbol, coinSymbol: 'BTC', baseSymbol: 'USDT', exchangeable: 1 })
  expect((await call('/second/coin/coin-list')).data).toEqual(rows)
  expect((await call('/second/coin/coin-info', { symbol })).data).toEqual(rows[0])
  expect(await box.bare('POST', '/second/symbol-info', { symbol })).toEqual({
    ...rows[0],
    currentTime: box.clock.now(),
  })
  expect((await call('/second/coin/base-symbol')).data).toEqual(['USDT'])
  expect((await call('/second/order/coins')).data).toEqual(['USDT'])
  expect((await call('/second/order/getAllSets')).data).toEqual([])
})

test('FEAT-17.a cycles are listed with their rates and limits', async () => {
  const { call } = await staker('trader')
  const cycles = (await call('/second/order/cycles')).data as ContractSecondCycle[]
  expect(
    cycles.map(({ cycleLength, cycleRate, minAmount, maxAmount }) => [
      cycleLength,
      cycleRate,
      minAmount,
      maxAmount,
    ]),
  ).toEqual([
    [30, '0.7', '5', '5000'],
    [60, '0.75', '5', '5000'],
    [120, '0.78', '5', '5000'],
    [300, '0.8', '5', '5000'],
    [600, '0.85', '5', '5000'],
  ])
})

test('FEAT-17.b a stake is frozen in the account for second contracts, with both times told to the second', async () => {
  const { box, place, running, held, call } = await staker('trader')
  box.clock.jump(742)
  expect((await place()).message).toBe('The order is placed.')
  expect([held('second'), held('second', 'frozen')]).toEqual([unitsOf('400'), unitsOf('100')])
  expect((await call('/second/wallet/balance/USDT')).data).toBe('400.00000000')
  expect((await call('/second/wallet/balance/NONE')).data).toBe('0')
  const [order] = await running()
  expect(order).toMatchObject({
    status: ContractSecondOrderStatus.OPEN,
    result: StakeResult.WAIT,
    cycleLength: 60,
    cycleRate: '0.75',
    betAmount: '100.00000000',
    fee: '0.00000000',
    closePrice: null,
    type: 0,
    createTime: '2026-11-21 09:30:00',
    closeTime: '2026-11-21 09:31:00',
  })
})

test('FEAT-17.d STATE-14.de an order pays whom its price proves right, at its exact second', async () => {
  const first = await staker('trader')
  const { box, held, pass } = first
  await first.place({ direction: RISE })
  await pass(MINUTE - 1)
  expect(held('second', 'frozen')).toBe(unitsOf('100'))
  await pass(1)
  const [rise] = await first.pastOrders()
  const isRise = unitsOf(rise?.closePrice) > unitsOf(rise?.openPrice)
  expect(rise).toMatchObject({
    status: ContractSecondOrderStatus.CLOSE,
    result: isRise ? StakeResult.WIN : StakeResult.LOSE,
    winAmount: isRise ? '75.00000000' : '0.00000000',
  })
  expect(held('second')).toBe(unitsOf(isRise ? '575' : '400'))
  expect(await first.running()).toEqual([])
  // Orders in both directions, one after another: each outcome comes.
  const results = new Set<number | undefined>([rise?.result])
  for (let round = 0; round < 12 && results.size < 2; round++) {
    await first.place({ direction: round % 2 === 0 ? FALL : RISE, amount: '5' })
    await pass(MINUTE)
    results.add((await first.pastOrders())[0]?.result)
  }
  expect(results.size).toBe(2)
  expect(box.faults).toEqual([])
})

test('FEAT-17.f two orders run on a pair at most, both in one direction', async () => {
  const { place, pass, running } = await staker('trader')
  expect((await place({ cycleId: '1', amount: '10' })).code).toBe(0)
  const other = await place({ direction: FALL, amount: '10' })
  expect(other.errors).toMatchObject([{ field: 'direction', key: 'second-other-direction' }])
  expect((await place({ amount: '10' })).code).toBe(0)
  const third = await place({ amount: '10' })
  expect(third.errors).toMatchObject([{ field: 'symbol', key: 'second-two-orders' }])
  expect((await place({ symbol: 'ETH/USDT', direction: FALL, amount: '10' })).code).toBe(0)
  expect((await running()).map(({ cycleId }) => cycleId)).toEqual([2, 1])
  await pass(30_000)
  expect((await place({ direction: FALL, amount: '10' })).errors[0]?.key).toBe('second-other-direction')
  expect((await place({ amount: '10' })).code).toBe(0)
})

test('VAL-29.q MSG-01.i a stake is within the limits of its cycle and the balance of its account', async () => {
  const { place, held } = await staker('trader')
  const keyOf = async (fields: Record<string, string>) => (await place(fields)).errors[0]?.key
  expect(await keyOf({ amount: '4.99999999' })).toBe('too-small')
  expect(await keyOf({ amount: '5000.00000001' })).toBe('too-large')
  expect(await keyOf({ amount: '5.000000001' })).toBe('too-many-places')
  const refused = await place({ amount: '500.00000001' })
  expect([refused.message, refused.errors[0]?.key]).toEqual([
    'The balance is not enough.',
    'insufficient-balance',
  ])
  expect((await place({ amount: '500' })).code).toBe(0)
  expect(held('second')).toBe(0n)
})

test('unknown pairs, coins, cycles and directions are refused, and so is what is stopped or locked', async () => {
  const { box, place } = await staker('trader')
  const keyOf = async (fields: Record<string, string> = {}) => (await place(fields)).errors[0]?.key
  expect(await keyOf({ symbol: 'OBX/USDT' })).toBe('nonsupport-coin')
  expect(await keyOf({ coinSymbol: 'NONE' })).toBe('coin-illegal')
  expect(await keyOf({ coinSymbol: 'BTC', amount: '5' })).toBe('insufficient-balance')
  expect(await keyOf({ cycleId: '6' })).toBe('cycle-not-exist')
  expect(await keyOf({ direction: '2' })).toBe('wrong-choice')
  const account = 'trader@openbourse.test'
  await box.panel('second', { symbol, stopped: true })
  expect(await keyOf()).toBe('not-trading-time')
  expect((await box.bare('POST', '/second/symbol-info', { symbol })) as object).toMatchObject({
    exchangeable: 0,
  })
  await box.panel('second', { symbol, stopped: false })
  await box.panel('lock', { account, coin: 'USDT', kind: 'second', locked: true })
  expect((await place()).message).toBe('This wallet is locked.')
  await box.panel('lock', { account, coin: 'USDT', kind: 'second', locked: false })
  await box.panel('bar', { account, barred: true })
  expect((await place()).message).toBe('You cannot trade this pair at the moment.')
  await box.panel('bar', { account, barred: false })
  expect((await place()).code).toBe(0)
})

test('a coin that is no stake coin is refused, whatever the wallet holds of it', async () => {
  const { box, place, call } = await staker('trader')
  await box.panel('deposit', { coin: 'BTC', amount: '10', account: 'trader@openbourse.test', protocol: 2 })
  box.clock.jump(10 * MINUTE)
  const moved = await call('/second/wallet/trans', { unit: 'BTC', from: '0', to: '2', amount: '6' })
  expect(moved.code).toBe(0)
  expect((await place({ coinSymbol: 'BTC', amount: '5' })).errors[0]?.key).toBe('coin-illegal')
})

test('FEAT-17.e history lists only the member’s own orders, newest first, of one pair where one is named', async () => {
  const { box, place, pass, pastOrders } = await staker('trader')
  const other = await staker('verified', box)
  await place({ amount: '10' })
  await place({ symbol: 'ETH/USDT', amount: '20', cycleId: '1' })
  await pass(MINUTE)
  // The one that was placed last comes first, though it ended first.
  expect((await pastOrders()).map(({ betAmount }) => betAmount)).toEqual(['20.00000000', '10.00000000'])
  expect(await pastOrders({ symbol: 'eth/usdt' })).toMatchObject([{ symbol: 'ETH/USDT' }])
  expect(await pastOrders({ symbol: 'NO/PAIR' })).toEqual([])
  expect([await other.pastOrders(), await other.running()]).toEqual([[], []])
})
