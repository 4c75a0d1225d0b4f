import { expect, test } from 'vitest'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { USDT_MARGINED } from './contracts.ts'
import { LIMIT, percentOf, refusalIn, SHORT, TRIGGER } from '../../perpetual/testing-caller.ts'
import { BTC_ID, swapCaller } from './testing-calls.ts'

test('FEAT-14.g positions are listed with mark prices and closed at once, unless closing orders hold some', async () => {
  const { open, close, call, positions, mark } = await swapCaller('trader')
  const all = (type: string) => call('order/close-all', { contractCoinId: BTC_ID, type })
  const [LONGS, SHORTS, BOTH] = ['0', '1', '2']
  expect([refusalIn(await all(LONGS)), refusalIn(await all(SHORTS)), refusalIn(await all(BOTH))]).toEqual([
    'type no-long-position',
    'type no-short-position',
    'type no-position',
  ])
  await open()
  await open({ direction: SHORT })
  const { data } = await call('order/position-list', { contractCoinId: BTC_ID })
  expect(data).toMatchObject({
    positions: [{ direction: 1 }, { direction: 0 }],
    priceMap: { 'BTC/USDT': await mark() },
  })
  expect((await call('order/position-list', { contractCoinId: '102' })).data).toEqual({
    positions: [],
    priceMap: {},
  })
  const page = async (pageNo: string) =>
    (await call('order/holding', { pageNo, pageSize: '1' })).data as { content: unknown[] }
  expect(await page('1')).toMatchObject({ content: [{ direction: 1 }], totalElements: 2, totalPages: 2 })
  expect(await page('2')).toMatchObject({ content: [{ direction: 0 }] })
  await close({ type: LIMIT, entrustPrice: percentOf(await mark(), '101') })
  expect(refusalIn(await all(BOTH))).toBe('type cancel-closing-orders')
  expect((await call('order/cancel-all', { contractCoinId: BTC_ID })).message).toBe(
    'The orders are canceled.',
  )
  expect((await all(BOTH)).code).toBe(0)
  expect(await positions()).toEqual([])
})

test('FEAT-14.h orders are listed newest first, page by page, by every filter', async () => {
  const { open, close, call, orders, mark } = await swapCaller('trader')
  const entrustPrice = percentOf(await mark(), '90')
  await open()
  await open({ direction: SHORT })
  await close()
  await open({ type: LIMIT, entrustPrice })
  await open({ type: TRIGGER, triggerPrice: entrustPrice })
  const eth = String(contractOf({ kind: USDT_MARGINED }, 'ETH/USDT').id)
  await open({ contractCoinId: eth, volume: '0.1' })
  const ids = async (which: 'current' | 'history', fields = {}) =>
    (await orders(which, fields)).content.map(({ id }) => id)
  expect([await ids('history'), await ids('current')]).toEqual([
    [6, 3, 2, 1],
    [5, 4],
  ])
  const past = (fields: Record<string, string>) => ids('history', fields)
  expect(await past({ pageSize: '2', pageNo: '2' })).toEqual([2, 1])
  expect(await past({ contractCoinId: eth })).toEqual([6])
  expect(await past({ symbol: 'BTC/USDT' })).toEqual([3, 2, 1])
  expect(await past({ direction: '1' })).toEqual([3, 2])
  expect(await past({ entrustType: '1' })).toEqual([3])
  expect(await past({ type: LIMIT })).toEqual([])
  expect(await past({ status: String(Status.ENTRUST_CANCEL) })).toEqual([])
  expect(await past({ endTime: '2026-11-20' })).toEqual([])
  expect(await past({ startTime: '2026-11-21', endTime: '2026-11-21' })).toEqual([6, 3, 2, 1])
  expect(await ids('current', { type: TRIGGER })).toEqual([5])
  expect(await ids('current', { startTime: '2026-11-22' })).toEqual([])
  expect(await ids('current', { endTime: '2026-11-20' })).toEqual([])
  expect(await ids('current', { endTime: '2026-11-21', pageSize: '1' })).toEqual([5])
  await call('order/cancel-all', { contractCoinId: BTC_ID })
  // An order that ends later than others stands where it was placed.
  expect(await past({ type: LIMIT })).toEqual([4])
  expect(await past({})).toEqual([6, 5, 4, 3, 2, 1])
})

test('orders and positions of others do not exist for a member', async () => {
  const { box, open, positions, orders, call, mark } = await swapCaller('trader')
  const { data } = await open({ type: LIMIT, entrustPrice: percentOf(await mark(), '90') })
  await open()
  const other = await swapCaller('verified', box)
  const entrustId = String((data as ContractOrderEntrust).id)
  const positionId = String((await positions())[0]?.id)
  expect(refusalIn(await other.call('order/cancel', { entrustId }))).toBe('You have no such order.')
  expect(refusalIn(await other.call('order/setZYZS', { positionId }))).toBe('positionId position-not-found')
  expect(
    refusalIn(await other.call('order/ajust-principal', { positionId, principal: '1', type: '0' })),
  ).toBe('positionId position-not-found')
  expect(refusalIn(await call('order/setZYZS', { positionId: 'toString' }))).toBe(
    'positionId position-not-found',
  )
  expect(refusalIn(await call('order/cancel', { entrustId: '99' }))).toBe('You have no such order.')
  expect((await other.call('order/cancel-all', { contractCoinId: BTC_ID })).code).toBe(0)
  expect([(await other.orders('current')).totalElements, await other.positions()]).toEqual([0, []])
  expect((await orders('current')).totalElements).toBe(1)
})
