import { expect, test } from 'vitest'
import type { ContractOptionCoin } from '#generated/wire/contract-option-coin.ts'
import { ContractOptionOrderStatus } from '#generated/wire/contract-option-order-status.ts'
import { ContractOptionResult } from '#generated/wire/contract-option-result.ts'
import { ContractOptionStatus } from '#generated/wire/contract-option-status.ts'
import { StakeResult } from '#generated/wire/stake-result.ts'
import { FALL, MINUTE, RISE, staker, symbol, unitsOf } from '../../stakes/testing-stakes.ts'

const refusalOf = ({
  code,
  message,
  errors,
}: {
  code: number
  message: string
  errors: readonly unknown[]
}) => [code, message, ...errors]

test('a pair has its rules in the market and in the list of coins', async () => {
  const { box, call } = await staker('trader')
  const rows = (await box.bare('POST', '/option/symbol')) as ContractOptionCoin[]
  expect(rows[0]).toMatchObject({
    symbol,
    amount: '5,10,50,100,500,1000',
    oods: '0.9',
    feePercent: '0.01',
    winFeePercent: '0.02',
    openTimeGap: 300,
    closeTimeGap: 300,
    tiedType: 1,
    enable: 1,
  })
  expect((await call('/option/coin/coin-list')).data).toEqual(rows)
  expect((await call('/option/coin/coin-info', { symbol })).data).toEqual(rows[0])
  expect(await box.bare('POST', '/option/symbol-info', { symbol })).toEqual({
    ...rows[0],
    currentTime: box.clock.now(),
  })
  expect((await call('/option/coin/coin-info', { symbol: 'OBX/USDT' })).message).toBe(
    'This trading pair does not exist.',
  )
})

test('FEAT-16.a the round that is bet on ends as the one before is settled, with both times told', async () => {
  const { box, rounds, pass } = await staker('trader')
  const now = box.clock.now()
  const [betting] = await rounds('starting')
  const [drawing] = await rounds('opening')
  expect(betting).toMatchObject({
    status: ContractOptionStatus.STARTING,
    result: ContractOptionResult.WAIT,
    openPrice: null,
    closePrice: null,
    createTime: now,
    openTime: now + 5 * MINUTE,
    closeTime: now + 10 * MINUTE,
    totalBuy: '0.00000000',
  })
  expect(drawing).toMatchObject({
    status: ContractOptionStatus.OPENING,
    openTime: now,
    closeTime: now + 5 * MINUTE,
    closePrice: null,
  })
  expect(drawing?.openPrice).not.toBeNull()
  await pass(5 * MINUTE)
  expect((await rounds('opening'))[0]?.id).toBe(betting?.id)
  expect((await rounds('starting'))[0]?.optionNo).toBe((betting?.optionNo ?? 0) + 1)
})

test('MSG-20 no round is bet on in the three seconds before the next one, nor while a pair is stopped', async () => {
  const { box, rounds, bet, pass } = await staker('trader')
  const [open] = await rounds('starting')
  await pass(5 * MINUTE - 3001)
  expect(await rounds('starting')).toHaveLength(1)
  await pass(1)
  expect(await rounds('starting')).toEqual([])
  expect(refusalOf(await bet({ optionId: String(open?.id) }))).toEqual([
    500,
    'Betting on this round is closed.',
    expect.objectContaining({ field: 'optionId' }),
  ])
  await pass(3000)
  const [next] = await rounds('starting')
  await box.panel('option', { symbol, stopped: true })
  expect(await rounds('starting')).toEqual([])
  expect((await bet({ optionId: String(next?.id) })).message).toBe(
    'This contract cannot be traded at the moment.',
  )
  // The round that was open when the pair was stopped is drawn; the next one never begins.
  await pass(5 * MINUTE + 1000)
  expect((await rounds('opening'))[0]?.id).toBe(next?.id)
  await box.panel('option', { symbol })
  expect(await rounds('starting')).toEqual([])
  await pass(5 * MINUTE)
  expect(await rounds('starting')).toHaveLength(1)
  expect(await rounds('opening')).toEqual([])
})

test('FEAT-16.bc a rise and a fall are bet on, and counted in the pools of the round', async () => {
  const first = await staker('trader')
  const second = await staker('verified', first.box)
  expect((await first.bet()).code).toBe(0)
  expect((await second.bet({ direction: FALL, amount: '12.34' })).code).toBe(0)
  const [round] = await first.rounds('starting')
  expect(round).toMatchObject({
    totalBuy: '100.00000000',
    totalBuyCount: 1,
    totalSell: '12.34000000',
    totalSellCount: 1,
  })
  expect(second.held('spot', 'frozen')).toBe(unitsOf('12.46'))
  const { data } = await first.call('/option/order/current', { optionId: String(round?.id) })
  expect(data).toMatchObject([
    { optionId: round?.id, memberId: first.id, direction: 0, betAmount: '100.00000000', fee: '1.00000000' },
  ])
})

test('a member bets once on a round, and again on the next', async () => {
  const { bet, pass } = await staker('trader')
  expect((await bet()).code).toBe(0)
  expect((await bet({ direction: FALL })).message).toBe('You have a bet on this round already.')
  await pass(5 * MINUTE)
  expect((await bet()).code).toBe(0)
})

test('rounds that have begun to be drawn, are to come, or belong to another pair take no bet', async () => {
  const { bet, rounds } = await staker('trader')
  const [[betting], [drawing]] = [await rounds('starting'), await rounds('opening')]
  const id = Number(betting?.id)
  expect((await bet({ optionId: String(drawing?.id) })).message).toBe('Betting on this round is closed.')
  for (const other of [id + 100, id + 1, 12])
    expect([other, (await bet({ optionId: String(other) })).message]).toEqual([
      other,
      'This round does not exist.',
    ])
})

test('FEAT-16.bc stakes outside of the presets, of too many decimals, or on a closed direction are refused', async () => {
  const { box, bet } = await staker('trader')
  const keyOf = async (fields: Record<string, string>) => (await bet(fields)).errors[0]?.key
  expect(await keyOf({ amount: '4.99' })).toBe('too-small')
  expect(await keyOf({ amount: '1000.01' })).toBe('too-large')
  expect(await keyOf({ amount: '10.001' })).toBe('too-many-places')
  expect(await keyOf({ direction: '2' })).toBe('wrong-choice')
  await box.panel('option', { symbol, closed: ['rise'] })
  expect(await keyOf({})).toBe('no-rise-bets')
  await box.panel('option', { symbol, closed: ['fall'] })
  expect(await keyOf({ direction: FALL })).toBe('no-fall-bets')
  expect((await bet({ amount: '1000' })).code).toBe(0)
})

test('VAL-29.p MSG-01.h a bet costs stake and fee, and no more than the spot balance', async () => {
  const { bet, held, rounds } = await staker('verified')
  const id = Number((await rounds('starting'))[0]?.id)
  expect(held('spot')).toBe(unitsOf('2500'))
  expect((await bet({ amount: '1000' })).code).toBe(0)
  expect((await bet({ symbol: 'ETH/USDT', optionId: String(id + 1), amount: '1000' })).code).toBe(0)
  expect(held('spot')).toBe(unitsOf('480'))
  const rest = { symbol: 'SOL/USDT', optionId: String(id + 2) }
  const refused = await bet({ ...rest, amount: '475.26' })
  expect(refusalOf(refused).slice(0, 2)).toEqual([500, 'The balance is not enough.'])
  expect(refused.errors).toMatchObject([{ field: 'amount', key: 'insufficient-balance' }])
  expect((await bet({ ...rest, amount: '475.25' })).code).toBe(0)
  expect(held('spot')).toBe(0n)
})

test('a barred member, and a locked wallet, bet on nothing', async () => {
  const { box, bet } = await staker('trader')
  const account = 'trader@openbourse.test'
  await box.panel('lock', { account, coin: 'USDT', locked: true })
  expect((await bet()).message).toBe('This wallet is locked.')
  await box.panel('lock', { account, coin: 'USDT', locked: false })
  await box.panel('bar', { account, barred: true })
  expect((await bet()).message).toBe('You cannot trade this pair at the moment.')
})

test('FEAT-16.e STATE-14.ab a round pays those whom its price proves right, at its exact second', async () => {
  const [up, down] = await (async () => {
    const first = await staker('trader')
    return [first, await staker('verified', first.box)] as const
  })()
  const before = [up.held('spot'), down.held('spot')]
  await up.bet({ direction: RISE })
  await down.bet({ direction: FALL })
  await up.pass(10 * MINUTE - 1)
  expect(up.held('spot', 'frozen')).toBe(unitsOf('101'))
  await up.pass(1)
  const [[rise], [fall], [round]] = [await up.pastBets(), await down.pastBets(), await up.pastRounds(1)]
  const isRise = unitsOf(round?.closePrice) > unitsOf(round?.openPrice)
  expect(round?.result).toBe(isRise ? ContractOptionResult.WIN : ContractOptionResult.LOSE)
  const [winner, loser] = isRise ? [rise, fall] : [fall, rise]
  expect(winner).toMatchObject({
    result: StakeResult.WIN,
    status: ContractOptionOrderStatus.CLOSE,
    rewardAmount: '90.00000000',
    winFee: '1.80000000',
    fee: '1.00000000',
  })
  expect(loser).toMatchObject({ result: StakeResult.LOSE, rewardAmount: '0.00000000', fee: '1.00000000' })
  const changes = [up.held('spot') - (before[0] ?? 0n), down.held('spot') - (before[1] ?? 0n)]
  expect(changes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([-unitsOf('101'), unitsOf('87.2')])
  expect([up.held('spot', 'frozen'), down.held('spot', 'frozen')]).toEqual([0n, 0n])
})

test('FEAT-16.g a cancelled round gives stake and fee back at once, whatever its price does', async () => {
  const { box, bet, held, pass, rounds, pastBets, pastRounds } = await staker('trader')
  const before = held('spot')
  await bet()
  expect((await box.panel('option', { symbol, cancel: 'betting' })).status).toBe(200)
  expect(held('spot')).toBe(before)
  expect(await rounds('starting')).toEqual([])
  expect(await pastBets()).toMatchObject([
    { result: StakeResult.CANCELED, status: ContractOptionOrderStatus.CANCELED, winFee: '0.00000000' },
  ])
  expect((await pastRounds(1))[0]).toMatchObject({
    status: ContractOptionStatus.CANCELED,
    result: ContractOptionResult.CANCELED,
    closePrice: null,
  })
  await pass(5 * MINUTE)
  await bet()
  await pass(5 * MINUTE)
  expect((await box.panel('option', { symbol, cancel: 'drawing' })).status).toBe(200)
  expect(held('spot')).toBe(before)
  await pass(5 * MINUTE)
  expect(held('spot')).toBe(before)
  expect((await box.panel('option', { symbol, cancel: 'drawing' })).status).toBe(200)
  expect((await box.panel('option', { symbol, cancel: 'drawing' })).status).toBe(400)
})

test('FEAT-16.f history lists rounds of any past, newest first, and only the member’s own bets', async () => {
  const { box, bet, pass, pastBets, pastRounds } = await staker('trader')
  const other = await staker('verified', box)
  await bet()
  await pass(20 * MINUTE)
  await bet({ amount: '5' })
  await pass(20 * MINUTE)
  expect((await pastBets()).map(({ betAmount }) => betAmount)).toEqual(['5.00000000', '100.00000000'])
  expect(await pastBets({ symbol: 'ETH/USDT' })).toEqual([])
  expect(await pastBets({ pageSize: '1', pageNo: '2' })).toMatchObject([{ betAmount: '100.00000000' }])
  expect(await other.pastBets()).toEqual([])
  const round = (await pastBets())[0]?.optionId
  expect((await other.call('/option/order/current', { optionId: String(round) })).data).toEqual([])
  const numbers = (await pastRounds(100)).map(({ optionNo }) => optionNo)
  expect(numbers).toHaveLength(100)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index))
})
