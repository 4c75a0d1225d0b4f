import { expect, test } from 'vitest'
import type { FinanceTotal } from '#generated/wire/finance-total.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { frozenErrors } from '../frozen.ts'
import { DAY, HOUR, investor } from './testing-earn.ts'

const unitsOf = (amount: string): bigint => toUnits(decimal(amount), 8)

test('LIMIT-05.d there are 18 regular products: three terms of six coins, stablecoins at the highest rates', async () => {
  const { products, call } = await investor('trader')
  const all = await products()
  expect(all).toHaveLength(18)
  expect([...new Set(all.map(({ coinUnit }) => coinUnit))]).toEqual([
    'USDT',
    'USDC',
    'BTC',
    'ETH',
    'SOL',
    'OBX',
  ])
  for (const { rate } of all) {
    expect(unitsOf(rate)).toBeGreaterThanOrEqual(unitsOf('0.01'))
    expect(unitsOf(rate)).toBeLessThanOrEqual(unitsOf('0.09'))
  }
  const bitcoin = await products({ unit: 'btc' })
  expect(bitcoin.map(({ duration, periodUnit }) => [duration, periodUnit])).toEqual([
    [30, 1],
    [90, 1],
    [365, 2],
  ])
  expect((await call('locked/activity/Detail', { id: String(bitcoin[0]?.id) })).data).toEqual(bitcoin[0])
  expect(await call('locked/activity/Detail', { id: '99' })).toMatchObject({
    code: 500,
    message: 'There is no such product.',
  })
})

test('FEAT-20.ah a regular product takes the amount from the spot account until a date that it says; earlier redemption is refused', async () => {
  const { buy, open, past, held, call } = await investor('trader')
  const before = held('USDT')
  expect((await buy()).message).toBe('The order is placed.')
  expect([before - held('USDT'), held('USDT', 'finance', 'frozen')]).toEqual([
    unitsOf('1000'),
    unitsOf('1000'),
  ])
  const [order] = await open()
  expect(order).toMatchObject({
    lockedId: 2,
    coinUnit: 'USDT',
    num: '1000.00000000',
    rate: '0.08',
    duration: 30,
    periodUnit: 1,
    acceptUnits: ['USDT'],
    earnNum: '6.57534246',
    status: 0,
    createTime: '2026-11-21 09:30:00',
    startTime: '2026-11-22 00:00:00',
    endTime: '2026-12-22 00:00:00',
    updateTime: null,
  })
  expect(await past()).toEqual([])
  const orderId = String(order?.id)
  expect(await call('locked/redeem', { orderId })).toMatchObject({
    code: 500,
    message: 'This amount is fixed until its redemption date.',
  })
  expect(held('USDT', 'finance', 'frozen')).toBe(unitsOf('1000'))
})

test('FEAT-20.bg ENT-12.a STATE-16.h amount and interest come back at the redemption date, to the second and once', async () => {
  const { box, buy, open, past, held, pass, call, own } = await investor('trader')
  const before = held('USDT')
  await buy()
  await pass(30 * DAY + 14.5 * HOUR - 1000)
  expect(await open()).toHaveLength(1)
  expect(held('USDT')).toBe(before - unitsOf('1000'))
  await pass(1000)
  expect(await open()).toEqual([])
  expect(await past()).toMatchObject([{ status: 1, updateTime: '2026-12-22 00:00:00' }])
  await pass(400 * DAY)
  expect(held('USDT')).toBe(before + unitsOf('6.57534246'))
  expect(held('USDT', 'finance', 'frozen')).toBe(0n)
  const records = await box.call(
    '/uc/asset/transaction/all',
    { pageNo: '1', pageSize: '20', symbol: 'USDT' },
    own(),
  )
  const { content } = records.data as { content: Transaction[] }
  expect(
    content
      .filter(({ type }) => type === 30 || type === 35 || type === 36)
      .toSorted((one, other) => one.type - other.type)
      .map(({ type, amount, createTime }) => [type, amount, createTime]),
  ).toEqual([
    [30, '6.57534246', '2026-12-22 00:00:00'],
    [35, '-1000.00000000', '2026-11-21 09:30:00'],
    [36, '1000.00000000', '2026-12-22 00:00:00'],
  ])
  const orderId = String((await past())[0]?.id)
  expect((await call('locked/redeem', { orderId })).message).toBe('This order is no longer open.')
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('ENT-07.e interest of an order accrues by the day in the finance account and stays told when it is paid', async () => {
  const { buy, assets, pass, call } = await investor('verified')
  expect(await assets()).toEqual([])
  await buy()
  const told: [string, string][] = []
  const look = async () => {
    const [asset] = await assets()
    told.push([asset?.num ?? '', asset?.earnNum ?? ''])
  }
  await look()
  await pass(DAY + 14.5 * HOUR)
  await look()
  await pass(14 * DAY)
  await look()
  const total = (await call('locked/assets/total')).data as FinanceTotal
  expect([total.total, total.earn]).toEqual(['1000.00000000', '3.28767123'])
  await pass(15 * DAY)
  await look()
  expect(told).toEqual([
    ['1000.00000000', '0.00000000'],
    ['1000.00000000', '0.21917808'],
    ['1000.00000000', '3.28767123'],
    ['0.00000000', '6.57534246'],
  ])
})

test('MSG-01.k VAL-29.s an order of more than the spot balance is refused, one of all of it is taken', async () => {
  const { buy, held, open } = await investor('trader')
  const all = held('USDT')
  const text = (units: bigint): string => `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`
  expect(await buy({ amount: text(all + 1n) })).toMatchObject({
    code: 500,
    errors: [{ field: 'amount', key: 'insufficient-balance' }],
  })
  expect((await buy({ amount: text(all) })).code).toBe(0)
  expect([await open(), held('USDT')]).toMatchObject([[{}], 0n])
})

test.each([
  ['0', 'too-small'],
  ['99.99999999', 'investment-amount-cannot-be-less-than-minimum'],
])('MSG-04.c an order of %s is refused where the least is 100', async (amount) => {
  const { buy, open } = await investor('trader')
  expect((await buy({ amount })).errors).toMatchObject([{ field: 'amount' }])
  expect(await open()).toEqual([])
  expect((await buy({ amount: '100' })).code).toBe(0)
})

test('a product off offer, a barred member, a locked wallet and another’s order are refused', async () => {
  const { box, buy, products, open, pass, held } = await investor('trader')
  await box.panel('earn', { kind: 'savings', product: 2, stopped: true })
  expect(await products({ unit: 'USDT' })).toHaveLength(2)
  expect(await products({ unit: 'USDT', status: '0' })).toMatchObject([{ id: 2, status: 0 }])
  expect((await buy()).message).toBe('This product is not on offer at the moment.')
  await box.panel('earn', { kind: 'savings', product: 2, stopped: false })
  await box.panel('bar', { account: 'trader@openbourse.test', barred: true })
  expect((await buy()).message).toBe('You cannot buy earn products at the moment.')
  await box.panel('bar', { account: 'trader@openbourse.test', barred: false })
  const lock = { account: 'trader@openbourse.test', coin: 'USDT', kind: 'spot' }
  await buy()
  await box.panel('lock', { ...lock, locked: true })
  expect((await buy()).message).toBe('This wallet is locked.')
  const other = await investor('verified', box)
  const orderId = String((await open())[0]?.id)
  expect((await other.call('locked/redeem', { orderId })).message).toBe('There is no such entry.')
  expect(await other.open()).toEqual([])
  const before = held('USDT')
  await pass(31 * DAY)
  expect(held('USDT')).toBe(before + unitsOf('1006.57534246'))
  expect(frozenErrors(box.view())).toEqual([])
})
