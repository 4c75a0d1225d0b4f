import { expect, test } from 'vitest'
import { ISOLATED, LIMIT, percentOf, SHORT, TRIGGER, unitsOf } from '../../perpetual/testing-caller.ts'
import { heldIn, positionIn, unrealisedOf, usableOf } from '../../perpetual/account.ts'
import { adjustable } from '../../perpetual/margin.ts'
import { unitsText } from '../spot/ticker.ts'
import { walletId } from '../wallets/commands.ts'
import { swapLimits } from './limits.ts'
import { BTC_ID, swapCaller } from './testing-calls.ts'
import { BTC, present, swapVenue, usdtWallet } from './testing-swap.ts'

/** A trader with a long of 0.02 and a short of 0.01, of which orders hold 0.005 and 0.003, and an order to open. */
async function trader() {
  const caller = await swapCaller('trader')
  const { box, open, close, call, account, mark } = caller
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  await call('order/modify-leverage', { contractCoinId: BTC_ID, leverage: '20', direction: SHORT })
  await open({ volume: '0.02' })
  await open({ direction: SHORT, leverage: '20' })
  const [above, below] = [percentOf(await mark(), '101'), percentOf(await mark(), '99')]
  await close({ type: LIMIT, entrustPrice: above, volume: '0.005' })
  await close({ type: LIMIT, entrustPrice: below, volume: '0.003', direction: '0' })
  await open({ type: LIMIT, entrustPrice: percentOf(await mark(), '81') })
  const member = (await account()).memberId
  const venue = swapVenue({ state: box.view() })
  const side = (direction: 'long' | 'short') => present(positionIn(venue, member, BTC.symbol, direction))
  return { ...caller, member, venue, long: side('long'), short: side('short'), time: box.clock.now() }
}

test('FEAT-14.g the account tells money, margins and positions of both sides, each its own', async () => {
  const { member, venue, long, short, time, call, account, mark, positions } = await trader()
  const wallet = usdtWallet(member)
  const [frozen, available] = [heldIn(venue, wallet, 'frozen'), heldIn(venue, wallet, 'available')]
  expect([frozen > 0n, long.margin !== short.margin]).toEqual([true, true])
  const unrealised = unrealisedOf(venue, wallet, time)
  const margins = long.margin + short.margin
  const equity = available + frozen + margins + unrealised
  const own = {
    id: walletId(member, 'swap', 1),
    memberId: member,
    usdtBalance: unitsText(available),
    usdtFrozenBalance: unitsText(frozen),
    usdtPattern: 1,
    usdtBuyPrincipalAmount: unitsText(long.margin),
    usdtSellPrincipalAmount: unitsText(short.margin),
    usdtTotalProfitAndLoss: unitsText(unrealised),
    userQY: unitsText(equity),
    canUse: unitsText(usableOf(venue, wallet, time)),
    riskRate: expect.stringMatching(/^\d+(\.\d{1,2})?%$/) as string,
  }
  const { riskRate } = await account()
  const percent = unitsOf(riskRate?.replace('%', '')) * margins
  const exact = equity * unitsOf('100')
  expect([percent <= exact, percent + margins * unitsOf('0.01') > exact]).toEqual([true, true])
  const held = await positions()
  const ofSide = (direction: number) => held.find((each) => each.direction === direction)
  const full = {
    ...own,
    usdtBuyLeverage: '10',
    usdtSellLeverage: '20',
    usdtBuyPosition: '0.02000',
    usdtFrozenBuyPosition: '0.00500',
    usdtBuyPrice: ofSide(0)?.price,
    usdtSellPosition: '0.01000',
    usdtFrozenSellPosition: '0.00300',
    usdtSellPrice: ofSide(1)?.price,
    usdtShareNumber: '1',
    symbol: 'BTC/USDT',
    currentPrice: await mark(),
    buyForcePrice: ofSide(0)?.forcePrice,
    sellForcePrice: ofSide(1)?.forcePrice,
  }
  expect(await account()).toEqual(full)
  expect((await call('order/position-detail', { contractCoinId: BTC_ID })).data).toEqual(full)
  expect((await call('wallet/list')).data).toEqual([own])
  const other = (await call('wallet/detail', { contractCoinId: '102' })).data
  expect(other).toMatchObject({
    ...own,
    symbol: 'ETH/USDT',
    usdtBuyLeverage: '10',
    usdtSellLeverage: '10',
    usdtBuyPosition: '0.0000',
    usdtFrozenBuyPosition: '0.0000',
    usdtSellPosition: '0.0000',
    usdtFrozenSellPosition: '0.0000',
    usdtBuyPrice: null,
    usdtSellPrice: null,
    buyForcePrice: null,
    sellForcePrice: null,
  })
})

test('an account without positions has no risk', async () => {
  const { account } = await swapCaller('trader')
  expect(await account()).toMatchObject({ riskRate: '--', usdtBuyPrice: null, sellForcePrice: null })
})

test('FEAT-14.ef limits of margin and stops are those of the own position that is named', async () => {
  const { box, member, venue, long, time, mark } = await trader()
  const asking = { state: box.view(), member: present(box.view().members[member]), time }
  const stranger = { ...asking, member: present(box.view().members[member + 1]) }
  const margin = present(swapLimits.adjustSwapMargin)
  const body = { positionId: long.id, principal: '1' }
  const [add, take] = [0, 1] as const
  expect([
    margin(asking, { ...body, type: add }),
    margin(asking, { ...body, type: take }),
    margin(stranger, { ...body, type: add }),
    margin(asking, { ...body, type: add, positionId: 99 }),
  ]).toEqual([
    { adjustable: unitsText(adjustable(venue, long, 'add', time)) },
    { adjustable: unitsText(adjustable(venue, long, 'take', time)) },
    { adjustable: null },
    { adjustable: null },
  ])
  const stops = present(swapLimits.setSwapTakeProfitStopLoss)
  expect(stops(asking, { positionId: long.id })).toEqual({ markPrice: await mark(), pricePlaces: 2 })
  expect(stops(stranger, { positionId: long.id })).toEqual({ markPrice: null, pricePlaces: null })
  const leverage = present(swapLimits.setSwapLeverage)
  expect(leverage(asking, { contractCoinId: 101, leverage: '1', direction: 0 })).toEqual(
    leverage(stranger, { contractCoinId: 102, leverage: '2', direction: 1 }),
  )
  expect(leverage(asking, { contractCoinId: 105, leverage: '1', direction: 0 })).not.toEqual(
    leverage(asking, { contractCoinId: 101, leverage: '1', direction: 0 }),
  )
})

test('each act on an account, its orders and positions says that it is done', async () => {
  const { call, open, close, positions } = await swapCaller('trader')
  const contract = { contractCoinId: BTC_ID }
  const saidBy = async (path: string, fields: Record<string, string>) => (await call(path, fields)).message
  const [saved, placed] = ['The change is saved.', 'The order is placed.']
  expect(await saidBy('order/switch-pattern', { ...contract, targetPattern: ISOLATED })).toBe(saved)
  expect(await saidBy('order/modify-leverage', { ...contract, leverage: '20', direction: '1' })).toBe(saved)
  expect((await open()).message).toBe(placed)
  const positionId = String((await positions())[0]?.id)
  expect(await saidBy('order/ajust-principal', { positionId, principal: '1', type: '0' })).toBe(saved)
  expect(await saidBy('order/setZYZS', { positionId })).toBe(saved)
  const waiting = { type: TRIGGER, triggerPrice: '1' }
  expect((await close({ ...waiting, volume: '0.001' })).message).toBe(placed)
  expect(await saidBy('order/cancel', { entrustId: '2' })).toBe('The order is canceled.')
  expect(await saidBy('order/cancel-all', contract)).toBe('The orders are canceled.')
  expect(await saidBy('order/close-all', { ...contract, type: '0' })).toBe(placed)
  expect(await positions()).toEqual([])
})
