import { expect, test } from 'vitest'
import { TransactionType as Type } from '#generated/wire/transaction-type.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import type { Answer } from '../../hosts/memory/testing.ts'
import { ISOLATED, LONG, percentOf, unitsOf } from '../../perpetual/testing-caller.ts'
import { BTC_ID, type SwapCaller, swapCaller } from './testing-calls.ts'

const HOUR = 3_600_000

/** Wallet records of a member by type, in smallest units: what the account for contracts gained or lost. */
async function recordsOf({ box, token }: SwapCaller, type: Type): Promise<readonly bigint[]> {
  const { data } = await box.call(
    '/uc/asset/transaction/all',
    { pageNo: '1', pageSize: '100', type: String(type) },
    headers(token),
  )
  return (data as { content: { amount: string }[] }).content.map(({ amount }) => unitsOf(amount))
}

const [SPOT, SWAP] = ['0', '1'] as const

async function transfer(
  { box, token, account }: SwapCaller,
  from: typeof SPOT | typeof SWAP,
  amount: string,
): Promise<Answer> {
  const spot = (await box.call('/uc/asset/wallet/USDT', {}, headers(token))).data as { id: number }
  const ids = [String(spot.id), String((await account()).id)]
  const [fromWalletId = '', toWalletId = ''] = from === SPOT ? ids : ids.toReversed()
  const to = from === SPOT ? SWAP : SPOT
  return box.call(
    '/swap/wallet/trans',
    { unit: 'USDT', from, to, amount, fromWalletId, toWalletId },
    headers(token),
  )
}

const transferIn = async (caller: SwapCaller, amount: string): Promise<void> =>
  expect((await transfer(caller, SPOT, amount)).code).toBe(0)

const sum = (units: readonly bigint[]): bigint => units.reduce((all, each) => all + each, 0n)

/** All that the records say about the account: transfers, fees, profits, losses and funding. */
async function recorded(caller: SwapCaller): Promise<bigint> {
  const types = [Type.CONTRACT_FEE, Type.CONTRACT_PROFIT, Type.CONTRACT_LOSS]
  const all = [...types, Type.PAY_CHARGE_FEE, Type.GET_CHARGE_FEE]
  let total = sum(await recordsOf(caller, Type.TRANSFER_IN_USDT))
  for (const type of all) total += sum(await recordsOf(caller, type))
  return total
}

test('FEAT-14.f STATE-06.f a long from transfer to take profit: records and balance agree to the last digit', async () => {
  const caller = await swapCaller('verified')
  const { box, call, open, positions, orders, account, mark } = caller
  await transferIn(caller, '2000')
  await call('order/modify-leverage', { contractCoinId: BTC_ID, leverage: '20', direction: LONG })
  const price = await mark()
  await open({ leverage: '20', volume: '0.05', maxPrice: percentOf(price, '120') })
  const [position] = await positions()
  const positionId = String(position?.id)
  const maxPrice = percentOf(price, '100.4')
  expect((await call('order/setZYZS', { positionId, maxPrice })).code).toBe(0)
  for (let hours = 0; hours < 96 && (await positions()).length > 0; hours += 8) box.clock.jump(8 * HOUR)
  const [taken] = (await orders('history')).content
  expect(taken).toMatchObject({ entrustType: 1, isFromSpot: 1, isBlast: 0, status: 3 })
  expect(taken?.positionId).toBe(position?.id)
  const { usdtBalance, usdtFrozenBalance, usdtBuyPrincipalAmount, userQY } = await account()
  expect(unitsOf(usdtBalance)).toBe(await recorded(caller))
  expect([usdtFrozenBalance, usdtBuyPrincipalAmount]).toEqual(['0.00000000', '0.00000000'])
  expect(userQY).toBe(usdtBalance)
  const results = [
    ...(await recordsOf(caller, Type.CONTRACT_PROFIT)),
    ...(await recordsOf(caller, Type.CONTRACT_LOSS)),
  ]
  expect(results).toEqual([unitsOf(taken?.profitAndLoss)])
  expect(results[0]).toBeGreaterThan(0n)
})

test('STATE-07.e STATE-05.g FEAT-14.i an isolated position is liquidated: its margin is lost and nothing else', async () => {
  const caller = await swapCaller('verified')
  const { box, call, open, positions, orders, account } = caller
  await transferIn(caller, '2000')
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  for (const direction of [LONG, '1']) await open({ leverage: '100', volume: '0.02', direction })
  const before = await positions()
  for (let days = 0; days < 30 && (await positions()).length === 2; days++) box.clock.jump(HOUR)
  const blasts = (await orders('history')).content.filter(({ isBlast }) => isBlast === 1)
  expect(blasts.length).toBeGreaterThan(0)
  for (const { positionId, status, profitAndLoss } of blasts) {
    const margin = before.find(({ id }) => id === positionId)?.principalAmount
    expect([status, profitAndLoss]).toEqual([3, `-${margin}`])
  }
  const held = sum((await positions()).map(({ principalAmount }) => unitsOf(principalAmount)))
  const { usdtBalance } = await account()
  expect(unitsOf(usdtBalance) + held).toBe(await recorded(caller))
  expect(await recordsOf(caller, Type.CONTRACT_LOSS)).toEqual(
    blasts.map(({ profitAndLoss }) => unitsOf(profitAndLoss)),
  )
})

test('funding is paid and received every eight hours, at the announced rate of the mark price', async () => {
  const caller = await swapCaller('verified')
  const { box, open, positions, account, mark } = caller
  await transferIn(caller, '2000')
  await open({ leverage: '2', volume: '0.02' })
  const symbol = 'BTC/USDT'
  const { leftTime, feePercent } = (await box.bare('POST', '/swap/symbol-info', { symbol })) as {
    leftTime: number
    feePercent: string
  }
  const before = unitsOf((await account()).usdtBalance)
  box.clock.jump(leftTime * 1000)
  const value = (unitsOf(await mark()) * 2n) / 100n
  const owed = (value * unitsOf(feePercent)) / 10n ** 8n
  expect(unitsOf((await positions())[0]?.funding)).toBe(-owed)
  expect(unitsOf((await account()).usdtBalance) - before).toBe(-owed)
  const paid = [
    ...(await recordsOf(caller, Type.PAY_CHARGE_FEE)),
    ...(await recordsOf(caller, Type.GET_CHARGE_FEE)),
  ]
  expect(paid).toEqual([-owed])
  box.clock.jump(2 * 8 * HOUR)
  await positions()
  const types = [Type.PAY_CHARGE_FEE, Type.GET_CHARGE_FEE]
  const all = await Promise.all(types.map((type) => recordsOf(caller, type)))
  expect(all.flat()).toHaveLength(3)
  expect(sum(all.flat())).toBe(unitsOf((await positions())[0]?.funding))
})

test('VAL-29.c STATE-07.a money that covers the losses of cross positions stays when the rest is transferred out', async () => {
  const caller = await swapCaller('verified')
  await transferIn(caller, '2000')
  expect((await caller.open({ volume: '0.1' })).code).toBe(0)
  while (!(await caller.account()).usdtTotalProfitAndLoss?.startsWith('-')) caller.box.clock.jump(1000)
  const { canUse, usdtBalance, usdtTotalProfitAndLoss } = await caller.account()
  const loss = -unitsOf(usdtTotalProfitAndLoss)
  expect(loss).toBeGreaterThan(0n)
  expect(unitsOf(usdtBalance) - unitsOf(canUse)).toBe(loss)
  const refused = await transfer(caller, SWAP, usdtBalance)
  expect(refused.errors).toEqual([{ field: 'amount', key: 'wallet-not-amount-out' }])
  expect((await transfer(caller, SWAP, canUse ?? '')).code).toBe(0)
  expect(unitsOf((await caller.account()).usdtBalance)).toBe(loss)
  expect((await caller.account()).canUse).toBe('0.00000000')
})
