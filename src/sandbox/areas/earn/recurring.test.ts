import { expect, test } from 'vitest'
import { readPastReturns } from '#src/core/earn/past-returns.ts'
import { purchase } from '#src/core/earn/purchases.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { formatGmt8, parseGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { DAY, HOUR, investor } from './testing-earn.ts'
import { recurringProduct } from './recurring-products.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

const unitsOf = (amount: string | null | undefined): bigint => toUnits(decimal(amount ?? ''), 8)

test('coins of recurring plans have fee, least amount, price and past results of four periods', async () => {
  const { coins, call } = await investor('trader')
  const all = await coins()
  expect(all).toHaveLength(8)
  const [bitcoin] = await coins({ unit: 'btc' })
  expect(bitcoin).toMatchObject({ coinUnit: 'BTC', baseUnit: 'USDT', fee: '0.002', num: '10', status: 1 })
  expect(readPastReturns(bitcoin?.rate)?.map(({ days }) => days)).toEqual([30, 180, 365, 1095])
  expect((await call('autoInvest/activity/Detail', { id: '1' })).data).toEqual(bitcoin)
})

test.each([
  ['a', '0', ['2026-11-22 09:00:00', '2026-11-23 09:00:00']],
  ['b', '1', ['2026-11-29 09:00:00', '2026-12-06 09:00:00']],
  ['c', '2', ['2026-12-22 09:00:00', '2027-01-21 09:00:00']],
])('LIMIT-05.%s a plan of cycle %s buys on its days, at its time', async (_clause, cycle, times) => {
  const { create, plans, purchases, pass } = await investor('trader')
  expect((await create({ cycle })).message).toBe('Created.')
  expect((await plans())[0]).toMatchObject({ cycle: Number(cycle), nextTime: times[0] })
  await pass((parseGmt8(times[1] ?? '') ?? 0) - (parseGmt8('2026-11-21 09:30:00') ?? 0))
  expect((await purchases()).map(({ investTime }) => investTime).toReversed()).toEqual(times)
})

test('FEAT-20.cdg ENT-11.a MSG-24.e STATE-16.i a plan buys at the price of its second, to the makers, less the fee', async () => {
  const { box, create, plans, purchases, pass, held } = await investor('trader')
  const [dollars, coins] = [held('USDT'), held('BTC')]
  expect((await create()).message).toBe('Created.')
  expect((await plans())[0]).toMatchObject({
    activityId: 1,
    coinUnit: 'BTC',
    baseUnit: 'USDT',
    amount: '100.00000000',
    startTime: '09:00:00',
    cumulativeAmount: '0.00000000',
    cumulativeBuyAmount: '0.00000000',
    averagePrice: null,
    fee: '0.002',
    status: 0,
    delFlag: 0,
    createTime: '2026-11-21 09:30:00',
  })
  await pass(23.5 * HOUR - 1)
  expect(await purchases()).toEqual([])
  await pass(1)
  const [bought] = await purchases()
  const { pair, fee } = recurringProduct(1)
  const time = parseGmt8('2026-11-22 09:00:00') ?? 0
  const wanted = purchase(decimal('100'), priceIn(pair, ticksAt(box.view(), pair, time)), fee)
  expect(bought).toMatchObject({
    num: toText(wanted.bought),
    fee: toText(wanted.fee),
    baseNum: '100.00000000',
    status: 0,
    failReason: null,
  })
  expect([dollars - held('USDT'), held('BTC') - coins]).toEqual([unitsOf('100'), unitsOf(toText(wanted.net))])
  await pass(DAY)
  const [plan] = await plans()
  expect(plan).toMatchObject({ cumulativeAmount: '200.00000000', nextTime: '2026-11-24 09:00:00' })
  expect(unitsOf(plan?.cumulativeBuyAmount)).toBe(held('BTC') - coins)
  expect(unitsOf(plan?.averagePrice)).toBeGreaterThan(0n)
  const types = new Set(box.view().ledger.columns.type)
  expect([types.has(33), types.has(34)]).toEqual([true, true])
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('FEAT-20.e STATE-11.a a paused plan buys nothing, stays in the list, and goes on with its days', async () => {
  const { create, plans, purchases, pass, turn } = await investor('trader')
  await create({ cycle: '1' })
  const id = String((await plans())[0]?.id)
  expect((await turn(id, '1')).data).toMatchObject({ status: 1, nextTime: null, delFlag: 0 })
  await pass(20 * DAY)
  expect(await purchases()).toEqual([])
  expect(await plans()).toMatchObject([{ status: 1 }])
  // The days of 29 November, 6 December and 13 December; today is 11 December.
  expect((await turn(id, '0')).data).toMatchObject({ status: 0, nextTime: '2026-12-13 09:00:00' })
  expect((await turn(id, '0')).data).toMatchObject({ status: 0, nextTime: '2026-12-13 09:00:00' })
  await pass(2 * DAY)
  expect(await purchases()).toHaveLength(1)
})

test('FEAT-20.f STATE-11.b a finished plan is completed: it buys nothing more and takes no change', async () => {
  const { create, plans, purchases, pass, call, turn } = await investor('trader')
  await create()
  await create({ aid: '2' })
  const id = String((await plans())[1]?.id)
  await pass(DAY)
  expect((await call('autoInvest/plan/delPlan', { id })).data).toMatchObject({ delFlag: 1, nextTime: null })
  await pass(3 * DAY)
  expect(await purchases({ planId: id })).toHaveLength(1)
  expect((await plans()).map(({ coinUnit }) => coinUnit)).toEqual(['ETH'])
  expect(await plans({ finished: '1' })).toMatchObject([{ coinUnit: 'BTC', delFlag: 1 }])
  const terms = { id, amount: '50', cycle: '0', startTime: '09:00:00' }
  for (const answer of [
    await turn(id, '0'),
    await call('autoInvest/plan/updatePlan', terms),
    await call('autoInvest/plan/delPlan', { id }),
  ])
    expect(answer.message).toBe('This plan is finished.')
})

test('FEAT-20.j a changed amount keeps the next day, another cycle or time of day counts it anew', async () => {
  const { create, plans, call, pass, purchases } = await investor('trader')
  await create({ cycle: '1' })
  const id = String((await plans())[0]?.id)
  const change = async (fields: Readonly<Record<string, string>>) =>
    (
      await call('autoInvest/plan/updatePlan', {
        id,
        amount: '100',
        cycle: '1',
        startTime: '09:00:00',
        ...fields,
      })
    ).data
  await pass(3 * DAY)
  expect(await change({ amount: '250' })).toMatchObject({
    amount: '250.00000000',
    nextTime: '2026-11-29 09:00:00',
  })
  expect(await change({ amount: '250', startTime: '10:00:00' })).toMatchObject({
    nextTime: '2026-12-02 10:00:00',
  })
  expect(await change({ amount: '250', cycle: '0' })).toMatchObject({ nextTime: '2026-11-25 09:00:00' })
  await pass(10 * DAY)
  const times = (await purchases()).map(({ investTime, baseNum }) => `${investTime} ${baseNum}`)
  expect(new Set(times).size).toBe(times.length)
  expect(times.at(-1)).toBe('2026-11-25 09:00:00 250.00000000')
  expect(times).toHaveLength(10)
})

test.each([
  ['a', '0', false],
  ['b', '9.99999999', false],
  ['b', '10', true],
])('VAL-23.%s a new plan of %s where the least is 10 is taken: %s', async (_clause, amount, isTaken) => {
  const { create, plans } = await investor('trader')
  const answer = await create({ amount })
  expect(answer.code === 0).toBe(isTaken)
  expect(answer.errors.map(({ field }) => field)).toEqual(isTaken ? [] : ['amount'])
  expect(await plans()).toHaveLength(isTaken ? 1 : 0)
})

test.each([
  ['c', '0', false],
  ['d', '9.99999999', false],
  ['d', '10', true],
])('VAL-23.%s a plan changed to %s where the least is 10 is taken: %s', async (_clause, amount, isTaken) => {
  const { create, plans, call } = await investor('trader')
  await create()
  const id = String((await plans())[0]?.id)
  const answer = await call('autoInvest/plan/updatePlan', { id, amount, cycle: '0', startTime: '09:00:00' })
  expect(answer.code === 0).toBe(isTaken)
  expect(answer.errors.map(({ field }) => field)).toEqual(isTaken ? [] : ['amount'])
  expect((await plans())[0]?.amount).toBe(isTaken ? '10.00000000' : '100.00000000')
})

test('FEAT-20.k another member’s plan is neither shown nor changed', async () => {
  const { box, create, plans, purchases, pass } = await investor('trader')
  await create()
  const id = String((await plans())[0]?.id)
  await pass(DAY)
  const other = await investor('verified', box)
  const terms = { id, amount: '50', cycle: '1', startTime: '10:00:00' }
  for (const answer of [
    await other.call('autoInvest/plan/detail', { id }),
    await other.turn(id, '1'),
    await other.call('autoInvest/plan/updatePlan', terms),
    await other.call('autoInvest/plan/delPlan', { id }),
  ])
    expect(answer).toMatchObject({ code: 500, message: 'There is no such entry.' })
  expect([await other.plans(), await other.purchases(), await other.purchases({ planId: id })]).toEqual([
    [],
    [],
    [],
  ])
  expect(await purchases({ planId: id })).toHaveLength(1)
  expect(await plans()).toMatchObject([{ status: 0, amount: '100.00000000' }])
})

test('a plan of a barred member, and one of a coin off offer, are refused', async () => {
  const { box, create, plans } = await investor('trader')
  const account = 'trader@openbourse.test'
  await box.panel('bar', { account, barred: true })
  expect(await create()).toMatchObject(refusedWith('cannot-invest'))
  await box.panel('bar', { account, barred: false })
  await box.panel('earn', { kind: 'recurring', product: 1, stopped: true })
  expect(await create()).toMatchObject(refusedWith('incorrect-activity-status', 'aid'))
  expect(await plans()).toEqual([])
  expect((await create({ aid: '2' })).code).toBe(0)
})

test('a time of day that is none is refused', async () => {
  const { create } = await investor('trader')
  for (const startTime of ['24:00:00', '09:00', 'noon'])
    expect((await create({ startTime })).errors).toMatchObject([{ field: 'startTime' }])
})

test('a plan that is created at night buys on the next day of GMT+8', async () => {
  const { create, plans, pass } = await investor('trader')
  await pass(14 * HOUR)
  await create({ startTime: '00:00:00' })
  const [plan] = await plans()
  expect([plan?.createTime, plan?.nextTime]).toEqual(['2026-11-21 23:30:00', '2026-11-22 00:00:00'])
  expect(formatGmt8(instant(parseGmt8(plan?.nextTime ?? '') ?? 0))).toBe(plan?.nextTime)
})
