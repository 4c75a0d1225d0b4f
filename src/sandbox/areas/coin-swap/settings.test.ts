import { expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import {
  CROSS,
  ISOLATED,
  LIMIT,
  percentOf,
  refusalIn,
  SHORT,
  TRIGGER,
  unitsOf,
} from '../../perpetual/testing-caller.ts'
import { BTC_ID, coinCaller } from './testing-coin.ts'

test('STATE-07.cd FEAT-15.d the margin mode is that of one contract, isolated until it is switched while nothing is open', async () => {
  const { open, close, call, wallet } = await coinCaller('trader')
  const mode = (path: string, targetPattern: string, contractCoinId = BTC_ID) =>
    call(`order/${path}`, { contractCoinId, targetPattern })
  expect(await wallet()).toMatchObject({ coinPattern: 1 })
  expect((await mode('can-switch-pattern', CROSS)).code).toBe(0)
  expect((await mode('switch-pattern', CROSS)).data).toMatchObject({ coinPattern: 0, contractId: 201 })
  expect(refusalIn(await mode('switch-pattern', CROSS))).toBe('targetPattern margin-mode-same')
  expect((await call('wallet/detail', { contractCoinId: '202' })).data).toMatchObject({ coinPattern: 1 })
  const bound = 'Close your positions and cancel your open orders first.'
  const refused = async () => {
    expect(refusalIn(await mode('can-switch-pattern', ISOLATED))).toBe(bound)
    expect(refusalIn(await mode('switch-pattern', ISOLATED))).toBe(bound)
  }
  await open()
  await refused()
  await open({ type: TRIGGER, triggerPrice: '1' })
  await close()
  await refused()
  // Another contract has a wallet of its own.
  expect((await mode('can-switch-pattern', CROSS, '202')).code).toBe(0)
  expect((await mode('switch-pattern', CROSS, '202')).code).toBe(0)
  await call('order/cancel-all', { contractCoinId: BTC_ID })
  expect((await mode('switch-pattern', ISOLATED)).code).toBe(0)
})

test('FEAT-15.c a new leverage changes the margin of a position, and with it its liquidation price', async () => {
  const { open, call, wallet } = await coinCaller('trader')
  const set = (leverage: string, direction = '0') =>
    call('order/modify-leverage', { contractCoinId: BTC_ID, leverage, direction })
  await open()
  const before = await wallet()
  expect((await set('20')).message).toBe('The change is saved.')
  const after = await wallet()
  expect(after).toMatchObject({ coinBuyLeverage: '20', coinSellLeverage: '10', coinBuyPosition: '5' })
  const margin = (leverage: bigint) => {
    const value = (500n * ONE * ONE * ONE) / unitsOf(before.coinBuyPrice)
    return value / (leverage * ONE)
  }
  expect(unitsOf(before.coinBuyPrincipalAmount) - margin(10n)).toBeLessThanOrEqual(1n)
  expect(unitsOf(after.coinBuyPrincipalAmount) - margin(20n)).toBeLessThanOrEqual(1n)
  const freed = unitsOf(before.coinBuyPrincipalAmount) - unitsOf(after.coinBuyPrincipalAmount)
  expect(unitsOf(after.coinBalance) - unitsOf(before.coinBalance)).toBe(freed)
  expect(unitsOf(after.buyForcePrice)).toBeGreaterThan(unitsOf(before.buyForcePrice))
  expect(refusalIn(await set('7'))).toBe('leverage leverage-not-offered')
  // An order to add to it has to have the leverage that it has now.
  expect(refusalIn(await open())).toBe('leverage leverage-in-use')
  expect((await open({ leverage: '20' })).code).toBe(0)
})

test('FEAT-15.c a new leverage is refused while an order to open waits, and where the balance does not pay it', async () => {
  const { open, call, wallet, orders } = await coinCaller('trader')
  const set = (leverage: string) =>
    call('order/modify-leverage', { contractCoinId: BTC_ID, leverage, direction: '0' })
  const entrustPrice = percentOf((await wallet()).currentPrice ?? '', '90')
  await open({ type: LIMIT, entrustPrice })
  expect(refusalIn(await set('20'))).toBe('Cancel your open orders first.')
  await call('order/cancel-all', { contractCoinId: BTC_ID })
  expect((await orders('current')).totalElements).toBe(0)
  // Nearly all that the wallet has, so that it cannot pay ten times the margin.
  await open({ volume: '500' })
  expect(refusalIn(await set('1'))).toBe('leverage margin-not-enough')
  expect(await wallet()).toMatchObject({ coinBuyLeverage: '10' })
})

test('FEAT-15.c a new leverage is refused where its margin would not keep the position from its liquidation', async () => {
  const { box, open, call, wallet } = await coinCaller('trader')
  await open({ leverage: '1' })
  await open({ leverage: '1', direction: SHORT })
  const entry = unitsOf((await wallet()).coinBuyPrice)
  const moved = async (): Promise<bigint> => unitsOf((await wallet()).currentPrice) - entry
  // Two per cent away one of the two has lost more than a margin of one per cent.
  const isFar = (by: bigint): boolean => (by < 0n ? -by : by) * 50n > entry
  for (let hours = 0; hours < 500 && !isFar(await moved()); hours += 1) box.clock.jump(3_600_000)
  const losing = (await moved()) < 0n ? '0' : SHORT
  const set = (direction: string) =>
    call('order/modify-leverage', { contractCoinId: BTC_ID, leverage: '100', direction })
  const before = await wallet()
  expect(refusalIn(await set(losing))).toBe('leverage margin-not-enough')
  expect(await wallet()).toEqual(before)
  expect((await set(losing === SHORT ? '0' : SHORT)).code).toBe(0)
})

test('FEAT-15.e MSG-02.d margin of an isolated position is added and taken by its side', async () => {
  const { open, call, wallet } = await coinCaller('trader')
  const adjust = (type: string, principal: string, direction = '0') =>
    call('order/ajust-principal', { contractCoinId: BTC_ID, principal, type, direction })
  const [ADD, REDUCE] = ['0', '1']
  expect(refusalIn(await adjust(ADD, '0.001'))).toBe('direction position-not-found')
  await open()
  const before = await wallet()
  expect(refusalIn(await adjust(ADD, '0.001', SHORT))).toBe('direction position-not-found')
  expect(refusalIn(await adjust(REDUCE, '0.0001'))).toBe('principal margin-not-adjustable')
  expect(refusalIn(await adjust(ADD, '5'))).toBe('principal margin-not-adjustable')
  expect((await adjust(ADD, '0.001')).message).toBe('The change is saved.')
  const after = await wallet()
  expect(unitsOf(after.coinBuyPrincipalAmount) - unitsOf(before.coinBuyPrincipalAmount)).toBe(ONE / 1000n)
  expect(unitsOf(after.buyForcePrice)).toBeLessThan(unitsOf(before.buyForcePrice))
  expect((await adjust(REDUCE, '0.0005')).code).toBe(0)
  const rest = await wallet()
  expect(unitsOf(after.coinBuyPrincipalAmount) - unitsOf(rest.coinBuyPrincipalAmount)).toBe(ONE / 2000n)
  expect(unitsOf(rest.coinBalance) - unitsOf(after.coinBalance)).toBe(ONE / 2000n)
  await call('order/close-all', { contractCoinId: BTC_ID, type: '2' })
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: CROSS })
  await open()
  // More than the wallet has is no other refusal: nothing of it can be adjusted.
  for (const principal of ['0.001', '5'])
    expect((await adjust(ADD, principal)).message).toBe(
      'Margin can be added or taken only with isolated margin.',
    )
})

test('FEAT-15.g a short whose margin is worth as much as itself has no price that liquidates it', async () => {
  const { open, wallet } = await coinCaller('trader')
  await open({ direction: SHORT, leverage: '1' })
  expect(await wallet()).toMatchObject({ coinSellPosition: '5', sellForcePrice: null })
  expect(unitsOf((await wallet()).coinSellPrincipalAmount)).toBeGreaterThan(0n)
})
