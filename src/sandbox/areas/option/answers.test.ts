import { expect, test } from 'vitest'
import { optionBetStream } from '#generated/streams.ts'
import type { ContractOptionCoin } from '#generated/wire/contract-option-coin.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { FALL, MINUTE, staker } from '../../stakes/testing-stakes.ts'
import { frozenErrors } from '../frozen.ts'
import { pairOf } from '../spot/testing-spot.ts'
import { optionLimits } from './limits.ts'
import { optionPushes, optionTopics } from './topics.ts'

const symbol = 'BTC/USDT'

test('a pair tells which directions are bet on, whether it is stopped, and its place', async () => {
  const { box, call } = await staker('trader')
  const asked = async (symbols: string) =>
    (await call('/option/coin/coin-info', { symbol: symbols })).data as ContractOptionCoin
  const terms = {
    baseSymbol: 'USDT',
    amount: '5,10,50,100,500,1000',
    visible: 1,
    oods: '0.9',
    feePercent: '0.01',
    winFeePercent: '0.02',
    openTimeGap: 300,
    closeTimeGap: 300,
    maxOptionNo: box.clock.now() / (5 * MINUTE),
    initBuyReward: '0',
    initSellReward: '0',
    ngnorePercent: '0.0001',
    tiedType: 1,
  }
  const row = (coin: string, sort: number) => ({
    ...terms,
    symbol: `${coin}/USDT`,
    name: `${coin}/USDT`,
    coinSymbol: coin,
    coinScale: pairOf(`${coin}/USDT`).lotScale,
    baseCoinScale: pairOf(`${coin}/USDT`).priceScale,
    sort,
  })
  const open = { enable: 1, enableBuy: 1, enableSell: 1 }
  expect(await asked('SOL/USDT')).toEqual({ ...row('SOL', 3), ...open })
  await box.panel('option', { symbol: 'SOL/USDT', closed: ['rise'] })
  expect(await asked('sol/usdt')).toEqual({ ...row('SOL', 3), ...open, enableBuy: 0 })
  await box.panel('option', { symbol: 'SOL/USDT', closed: ['fall'], stopped: true })
  expect(await asked('SOL/USDT')).toEqual({ ...row('SOL', 3), ...open, enable: 0, enableSell: 0 })
  expect(await asked(symbol)).toEqual({ ...row('BTC', 1), ...open })
  expect((await call('/option/coin/base-symbol')).data).toEqual(['USDT'])
})

test('FEAT-16.f bets on a round are listed by round and pair, also when it is over', async () => {
  const first = await staker('trader')
  const { box, rounds, bet, id } = first
  const second = await staker('verified', box)
  const [round] = await rounds('starting')
  const optionId = String(round?.id)
  const current = async (fields: Record<string, string> = {}) =>
    (await first.call('/option/order/current', { optionId, ...fields })).data
  expect(await current()).toEqual([])
  await second.bet({ amount: '20' })
  const answer = await bet({ direction: FALL, amount: '33.33' })
  expect([answer.code, answer.message]).toEqual([0, 'The order is placed.'])
  const running = {
    id: 2,
    memberId: id,
    optionId: round?.id,
    optionNo: round?.optionNo,
    symbol,
    coinSymbol: 'BTC',
    baseSymbol: 'USDT',
    direction: 1,
    betAmount: '33.33000000',
    fee: '0.33000000',
    winFee: '0.00000000',
    rewardAmount: '0.00000000',
    result: 0,
    status: 0,
    createTime: box.clock.now(),
  }
  expect(await current()).toEqual([running])
  expect(await current({ symbol: 'btc/usdt' })).toEqual([running])
  expect(await current({ symbol: 'ETH/USDT' })).toEqual([])
  expect(await current({ optionId: String(Number(optionId) + 1) })).toEqual([])
  expect(frozenErrors(box.view())).toEqual([])
  await box.panel('option', { symbol, cancel: 'betting' })
  expect(await current()).toEqual([{ ...running, result: 4, status: 2 }])
})

test('FEAT-16.g a cancelled round is drawn no more, and never has a price of its end', async () => {
  const { box, rounds, pastRounds, pass } = await staker('trader')
  const [[drawing], [betting]] = [await rounds('opening'), await rounds('starting')]
  await box.panel('option', { symbol, cancel: 'drawing' })
  expect([await rounds('opening'), (await rounds('starting')).length]).toEqual([[], 1])
  const cancelled = { id: drawing?.id, openPrice: drawing?.openPrice, closePrice: null, result: 4, status: 3 }
  expect((await pastRounds(1))[0]).toMatchObject(cancelled)
  await pass(11 * MINUTE)
  const past = await pastRounds(2)
  expect(past[1]).toMatchObject(cancelled)
  expect(past[0]).toMatchObject({ id: betting?.id, status: 2 })
  expect(past[0]?.closePrice).not.toBeNull()
})

test('FEAT-16.f as many past rounds are listed as are asked for, in one page', async () => {
  const { call } = await staker('trader')
  const { data } = await call('/option/option/history', { symbol, count: '7' })
  expect(data).toMatchObject({ totalElements: 7, totalPages: 1, size: 7 })
})

test('a member asks for twenty bets within a second, then has to wait', async () => {
  const { bet, pass } = await staker('trader')
  for (let asked = 0; asked < 20; asked++)
    expect((await bet({ amount: '5' })).errors[0]?.key).toBe(asked === 0 ? undefined : 'already-bet')
  expect(await bet({ amount: '5' })).toMatchObject(refusedWith('please-wait'))
  await pass(1000)
  expect((await bet({ amount: '5' })).errors[0]?.key).toBe('already-bet')
})

test('a pair without options has no limits, and its bets are refused', async () => {
  const { box, bet, id, call } = await staker('verified')
  const state = box.view()
  const member = state.members[id]
  if (member === undefined) throw new RangeError('no member')
  const limitsOf = (asked: string) =>
    optionLimits.placeOptionBet?.(
      { state, member, time: box.clock.now() },
      { symbol: asked, direction: 0, optionId: 1, amount: '1' },
    )
  expect(limitsOf('LTC/USDT')).toEqual({
    amountPlaces: null,
    minAmount: null,
    maxAmount: null,
    affordable: null,
  })
  expect(limitsOf(symbol)).toEqual({
    amountPlaces: 2,
    minAmount: '5',
    maxAmount: '1000',
    affordable: '2475.25',
  })
  const refused = refusedWith('nonsupport-coin', 'symbol')
  expect(await bet({ symbol: 'LTC/USDT' })).toMatchObject(refused)
  for (const path of ['coin/coin-info', 'option/starting', 'option/opening'])
    expect(await call(`/option/${path}`, { symbol: 'LTC/USDT' })).toMatchObject(refused)
})

test('a bet is pushed to its member for its own event alone', async () => {
  const { box, bet, id } = await staker('trader')
  await bet()
  const state = box.view()
  const pushed = optionPushes({ type: 'option.bet', id: 1 }, state)
  const topic = optionBetStream.topic({ memberId: String(id) })
  const body = { id: 1, memberId: id, betAmount: '100.00000000', status: 0 }
  expect(pushed).toMatchObject([{ socket: optionBetStream.socket, topic, body }])
  expect(optionPushes({ type: 'second.order', id: 1 }, state)).toEqual([])
  expect(optionPushes({ type: 'option.bet', id: '1' }, state)).toEqual([])
  expect(optionTopics['optionBet']).toEqual({ kind: 'events' })
})
