import { expect, test } from 'vitest'
import document from '#generated/contract.json' with { type: 'json' }
import { ONE } from '#src/core/perpetual/units.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import {
  CROSS,
  ISOLATED,
  LONG,
  percentOf,
  refusalIn,
  SHORT,
  unitsOf,
} from '../../perpetual/testing-caller.ts'
import { BTC_ID, swapCaller } from './testing-calls.ts'
import { present } from './testing-swap.ts'

test('STATE-07.a STATE-07.b FEAT-14.d the margin mode is switched while nothing is open', async () => {
  const { open, call, close, account } = await swapCaller('trader')
  const mode = (path: string, targetPattern: string) =>
    call(`order/${path}`, { contractCoinId: BTC_ID, targetPattern })
  expect((await account()).usdtPattern).toBe(0)
  expect(refusalIn(await mode('switch-pattern', CROSS))).toBe('targetPattern margin-mode-same')
  expect((await mode('can-switch-pattern', ISOLATED)).code).toBe(0)
  expect((await mode('switch-pattern', ISOLATED)).data).toMatchObject({ usdtPattern: 1, symbol: 'BTC/USDT' })
  await open()
  const bound = 'Close your positions and cancel your open orders first.'
  expect(refusalIn(await mode('can-switch-pattern', CROSS))).toBe(bound)
  expect(refusalIn(await mode('switch-pattern', CROSS))).toBe(bound)
  await close()
  expect((await mode('switch-pattern', CROSS)).code).toBe(0)
})

test('FEAT-14.c the leverage of a side is set while it has neither position nor order', async () => {
  const { open, call, account } = await swapCaller('trader')
  const set = (leverage: string, direction: string = LONG) =>
    call('order/modify-leverage', { contractCoinId: BTC_ID, leverage, direction })
  expect((await set('20')).message).toBe('The change is saved.')
  expect((await set('2.0', SHORT)).code).toBe(0)
  expect(await account()).toMatchObject({ usdtBuyLeverage: '20', usdtSellLeverage: '2' })
  for (const leverage of ['7', '0', '20.5', '200'])
    expect((await set(leverage)).errors[0]?.field).toBe('leverage')
  expect(refusalIn(await open())).toBe('The order is placed.')
  expect((await account()).usdtBuyLeverage).toBe('10')
  expect(refusalIn(await set('20'))).toBe('Close your positions and cancel your open orders first.')
  expect(refusalIn(await open({ leverage: '20' }))).toBe('leverage leverage-in-use')
})

test('FEAT-14.e MSG-02.b margin of an isolated position is added and taken, which moves its liquidation price', async () => {
  const { open, call, positions, account } = await swapCaller('trader')
  const adjust = (type: string, principal: string, positionId: string) =>
    call('order/ajust-principal', { positionId, principal, type })
  const [ADD, REDUCE] = ['0', '1']
  await call('order/switch-pattern', { contractCoinId: BTC_ID, targetPattern: ISOLATED })
  await open()
  const before = present((await positions())[0])
  const id = String(before.id)
  expect(refusalIn(await adjust(REDUCE, '0.00000001', id))).toBe('principal margin-not-adjustable')
  expect(refusalIn(await adjust(ADD, '1000000', id))).toBe('principal margin-not-adjustable')
  expect(refusalIn(await adjust(ADD, '0', id))).toBe('principal too-small')
  const { usdtBalance } = await account()
  expect((await adjust(ADD, '50', id)).message).toBe('The change is saved.')
  const after = present((await positions())[0])
  expect(unitsOf(after.principalAmount) - unitsOf(before.principalAmount)).toBe(50n * ONE)
  expect(unitsOf(after.forcePrice)).toBeLessThan(unitsOf(before.forcePrice))
  expect(after.forcePrice).toBe((await account()).buyForcePrice)
  expect(unitsOf(usdtBalance) - unitsOf((await account()).usdtBalance)).toBe(50n * ONE)
  expect((await adjust(REDUCE, '20', id)).code).toBe(0)
  const rest = present((await positions())[0])
  expect(unitsOf(after.principalAmount) - unitsOf(rest.principalAmount)).toBe(20n * ONE)
})

test('margin of a position with cross margin is the account’s, and is not adjusted', async () => {
  const { open, call, positions } = await swapCaller('trader')
  await open()
  const [position] = await positions()
  // More than the account has is no other refusal: nothing of it can be adjusted.
  for (const principal of ['1', '1000000']) {
    const positionId = String(position?.id)
    const adjusted = await call('order/ajust-principal', { positionId, principal, type: '0' })
    expect(adjusted.message).toBe('Margin can be added or taken only with isolated margin.')
  }
})

test('FEAT-14.f take profit and stop loss lie on both sides of the mark price, and are removed by leaving them out', async () => {
  const { open, call, positions, mark } = await swapCaller('trader')
  await open()
  const [position] = await positions()
  const set = (fields: Record<string, string>) =>
    call('order/setZYZS', { positionId: String(position?.id), ...fields })
  const price = await mark()
  const [minPrice, maxPrice] = [percentOf(price, '95'), percentOf(price, '105')]
  expect(refusalIn(await set({ minPrice: maxPrice }))).toBe('minPrice stop-prices-crossed')
  expect(refusalIn(await set({ maxPrice: minPrice }))).toBe('maxPrice stop-prices-crossed')
  expect((await set({ minPrice, maxPrice })).message).toBe('The change is saved.')
  expect(await positions()).toMatchObject([{ minPrice, maxPrice }])
  await set({ maxPrice })
  expect(await positions()).toMatchObject([{ minPrice: null, maxPrice }])
  expect((await set({ maxPrice: '90000.001' })).errors[0]?.field).toBe('maxPrice')
})

test('visitors are asked to log in by every call of a member', async () => {
  const { box } = await swapCaller('trader')
  const { paths } = document as {
    paths: Record<string, Record<string, { tags: string[]; security?: object[] }>>
  }
  const own = Object.entries(paths).filter(
    ([, { post }]) => post?.tags.includes('swap') === true && post.security !== undefined,
  )
  expect(own.length).toBeGreaterThanOrEqual(16)
  for (const [path] of own) expect((await box.call(path, {}, headers(''))).code).toBe(4000)
})
