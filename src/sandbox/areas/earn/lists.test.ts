import { expect, test } from 'vitest'
import type { AutoInvestOrder } from '#generated/wire/auto-invest-order.ts'
import type { FinanceTotal } from '#generated/wire/finance-total.ts'
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { pricesOf } from '../../market/prices.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { findCoin } from '../wallets/coins.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'
import { recurringProduct } from './recurring-products.ts'
import { DAY, HOUR, investor } from './testing-earn.ts'

const [YEAR, MONTH, DAYS] = [2, 1, 0]

test('LIMIT-05.d each regular product has name, rate, term in its largest unit, and least amount', async () => {
  const { products } = await investor('trader')
  const all = await products()
  expect(
    all.map(({ id, sort, name, coinUnit, duration, periodUnit, rate, num }) =>
      [id, sort, name, coinUnit, duration, periodUnit, rate, num].join(),
    ),
  ).toEqual([
    `1,1,USDT 7,USDT,7,${DAYS},0.06,100`,
    `2,2,USDT 30,USDT,30,${MONTH},0.08,100`,
    `3,3,USDT 90,USDT,90,${MONTH},0.09,100`,
    `4,4,USDC 30,USDC,30,${MONTH},0.07,100`,
    `5,5,USDC 90,USDC,90,${MONTH},0.08,100`,
    `6,6,USDC 180,USDC,180,${MONTH},0.085,100`,
    `7,7,BTC 30,BTC,30,${MONTH},0.01,0.001`,
    `8,8,BTC 90,BTC,90,${MONTH},0.015,0.001`,
    `9,9,BTC 365,BTC,365,${YEAR},0.025,0.001`,
    `10,10,ETH 30,ETH,30,${MONTH},0.015,0.01`,
    `11,11,ETH 90,ETH,90,${MONTH},0.02,0.01`,
    `12,12,ETH 365,ETH,365,${YEAR},0.03,0.01`,
    `13,13,SOL 7,SOL,7,${DAYS},0.02,0.5`,
    `14,14,SOL 30,SOL,30,${MONTH},0.03,0.5`,
    `15,15,SOL 90,SOL,90,${MONTH},0.045,0.5`,
    `16,16,OBX 90,OBX,90,${MONTH},0.03,100`,
    `17,17,OBX 180,OBX,180,${MONTH},0.04,100`,
    `18,18,OBX 365,OBX,365,${YEAR},0.05,100`,
  ])
  expect(all.map(({ acceptUnits }) => acceptUnits)).toEqual(all.map(({ coinUnit }) => [coinUnit]))
})

test('coins of recurring plans are listed by coin and by offer, each at its price', async () => {
  const { box, coins, call } = await investor('trader')
  const rows = async (fields?: Readonly<Record<string, string>>) =>
    (await coins(fields)).map(({ id, sort, coinUnit, status }) => [id, sort, coinUnit, status].join())
  const all = ['1,1,BTC,1', '2,2,ETH,1', '3,3,SOL,1', '4,4,BNB,1', '5,5,XRP,1', '6,6,LINK,1', '7,7,LTC,1']
  expect(await rows()).toEqual([...all, '8,8,OBX,1'])
  await box.panel('earn', { kind: 'recurring', product: 2, stopped: true })
  await box.panel('earn', { kind: 'savings', product: 3, stopped: true })
  expect(await rows()).toEqual([...all.filter((row) => !row.includes('ETH')), '8,8,OBX,1'])
  expect(await rows({ status: '0' })).toEqual(['2,2,ETH,0'])
  expect(await rows({ status: '1', unit: 'eth' })).toEqual([])
  expect(await rows({ unit: 'sol' })).toEqual(['3,3,SOL,1'])
  expect(await rows({ unit: 'USDT' })).toEqual([])
  expect((await call('autoInvest/activity/Detail', { id: '2' })).data).toMatchObject({ id: 2, status: 0 })
  const { pair } = recurringProduct(3)
  const price = toText(priceIn(pair, ticksAt({ seed: 'test' }, pair, box.clock.now())))
  expect(await coins({ unit: 'SOL' })).toMatchObject([{ price, baseUnit: 'USDT', fee: '0.002', num: '10' }])
  expect(await call('autoInvest/activity/Detail', { id: '9' })).toMatchObject(
    refusedWith('product-not-found', 'id'),
  )
})

test('a product or a plan that there is not is refused by its field', async () => {
  const { buy, create, call } = await investor('trader')
  for (const amount of ['0.00000001', '1000'])
    for (const order of [buy, create])
      expect(await order({ aid: '99', amount })).toMatchObject(refusedWith('product-not-found', 'aid'))
  const none = refusedWith('record-not-found', 'id')
  const terms = { amount: '5', cycle: '0', startTime: '09:00:00' }
  for (const path of ['detail', 'delPlan'])
    expect(await call(`autoInvest/plan/${path}`, { id: '99' })).toMatchObject(none)
  expect(await call('autoInvest/plan/updatePlan', { id: '99', ...terms })).toMatchObject(none)
  expect(await call('autoInvest/plan/updateStatus', { id: '99', status: '0' })).toMatchObject(none)
  expect(await call('locked/redeem', { orderId: '99' })).toMatchObject(
    refusedWith('record-not-found', 'orderId'),
  )
})

test('FEAT-20.k of another member’s plan not even the least amount is told, nor how often it has bought', async () => {
  const { box, create, plans, pass } = await investor('trader')
  await create()
  const id = String((await plans())[0]?.id)
  await pass(2 * DAY)
  const other = await investor('verified', box)
  const terms = { id, amount: '5', cycle: '1', startTime: '10:00:00' }
  expect(await other.call('autoInvest/plan/updatePlan', terms)).toMatchObject(
    refusedWith('record-not-found', 'id'),
  )
  for (const planId of [id, '99'])
    expect((await other.call('autoInvest/order/list', { planId, pageNo: '1', pageSize: '10' })).data).toEqual(
      { content: [], totalElements: 0, totalPages: 0, size: 10 },
    )
})

test('FEAT-20.f a plan that is changed, paused or finished is answered as it is then, with the word of saving', async () => {
  const { create, plans, call, turn, pass } = await investor('trader')
  await create()
  const [plan] = await plans()
  expect(plan).toMatchObject({ updateTime: null, cycle: 0, nextTime: '2026-11-22 09:00:00' })
  const id = String(plan?.id)
  await pass(1000)
  const terms = { id, amount: '250', cycle: '1', startTime: '10:11:12' }
  const changed = {
    ...plan,
    amount: '250.00000000',
    cycle: 1,
    startTime: '10:11:12',
    nextTime: '2026-11-29 10:11:12',
    updateTime: '2026-11-21 09:30:01',
  }
  expect(await call('autoInvest/plan/updatePlan', terms)).toMatchObject({ message: 'Saved.', data: changed })
  const paused = { ...changed, status: 1, nextTime: null }
  expect(await turn(id, '1')).toMatchObject({ message: 'Saved.', data: paused })
  expect(await turn(id, '0')).toMatchObject({ message: 'Saved.', data: changed })
  expect(await call('autoInvest/plan/delPlan', { id })).toMatchObject({
    message: 'Saved.',
    data: { ...paused, delFlag: 1 },
  })
})

test.each(['locked/add', 'autoInvest/plan/add', 'autoInvest/plan/updatePlan'])(
  'twenty calls of %s within a second are taken, the next one has to wait',
  async (path) => {
    const { create, plans, call, pass } = await investor('trader')
    await create()
    const id = String((await plans())[0]?.id)
    await pass(1000)
    const plan = { amount: '100', cycle: '0', startTime: '09:00:00' }
    const again = () =>
      call(
        path,
        path.endsWith('updatePlan')
          ? { id, ...plan }
          : path === 'locked/add'
            ? { aid: '1', amount: '100' }
            : { aid: '1', ...plan },
      )
    for (let count = 0; count < 20; count++) expect((await again()).code).toBe(0)
    expect(await again()).toMatchObject(refusedWith('please-wait'))
    await pass(1000)
    expect((await again()).code).toBe(0)
  },
)

test('FEAT-20.g purchases are listed newest first, of all plans or of one, each with all that it did', async () => {
  const { create, purchases, pass, call, id, plans } = await investor('trader')
  await create({ aid: '1', amount: '100' })
  await create({ aid: '2', amount: '90000000', startTime: '10:00:00' })
  await pass(2 * DAY + HOUR)
  const all = await purchases()
  expect(all.map(({ id: number, coinUnit, investTime }) => [number, coinUnit, investTime].join())).toEqual([
    '4,ETH,2026-11-23 10:00:00',
    '3,BTC,2026-11-23 09:00:00',
    '2,ETH,2026-11-22 10:00:00',
    '1,BTC,2026-11-22 09:00:00',
  ])
  const [ether, bitcoin] = await plans()
  expect(await purchases({ planId: String(ether?.id) })).toEqual([all[0], all[2]])
  expect(await purchases({ planId: String(bitcoin?.id) })).toEqual([all[1], all[3]])
  const second = { pageNo: '2', pageSize: '3' }
  expect((await call('autoInvest/order/list', second)).data).toEqual({
    content: [all[3]],
    totalElements: 4,
    totalPages: 2,
    size: 3,
  })
  expect(all[0]).toEqual({
    id: 4,
    planId: 2,
    memberId: id,
    coinUnit: 'ETH',
    baseUnit: 'USDT',
    num: '0.00000000',
    baseNum: '90000000.00000000',
    fee: '0.00000000',
    status: 1,
    failReason: 'BALANCE',
    investTime: '2026-11-23 10:00:00',
    createTime: '2026-11-23 10:00:00',
    updateTime: null,
  } satisfies AutoInvestOrder)
})

test('ENT-07.e assets of two coins have their own amounts, interest and times, and a worth together', async () => {
  const { box, buy, assets, pass, call, id } = await investor('trader')
  await buy({ aid: '2', amount: '1000' })
  await pass(DAY)
  await buy({ aid: '8', amount: '0.5' })
  await buy({ aid: '1', amount: '200' })
  await pass(3 * DAY)
  const other = await investor('verified', box)
  await other.buy({ aid: '3', amount: '500' })
  const usdt = { coinSymbol: 'USDT', num: '1200.00000000', earnNum: '0.72328766' }
  const bitcoin = { coinSymbol: 'BTC', num: '0.50000000', earnNum: '0.00004109' }
  const rows = await assets()
  expect(rows).toEqual([
    {
      id: expect.any(Number) as number,
      memberId: id,
      ...usdt,
      createTime: '2026-11-21 09:30:00',
      updateTime: '2026-11-22 09:30:00',
    },
    {
      id: expect.any(Number) as number,
      memberId: id,
      ...bitcoin,
      createTime: '2026-11-22 09:30:00',
      updateTime: '2026-11-22 09:30:00',
    },
  ])
  expect(rows[0]?.id).not.toBe(rows[1]?.id)
  const coin = findCoin('BTC')
  if (coin === undefined) throw new Error('no bitcoin')
  const dollars = fromUnits(pricesOf('test').ticksAt(coin, box.clock.now()), coin.priceScale)
  const worth = (usd: string, btc: string) => truncate(add(decimal(usd), multiply(decimal(btc), dollars)))
  const total = worth(usdt.num, bitcoin.num)
  expect((await call('locked/assets/total')).data).toEqual({
    total: toText(total),
    totalBtc: toText(divide(total, dollars)),
    earn: toText(worth(usdt.earnNum, bitcoin.earnNum)),
  } satisfies FinanceTotal)
  expect(await other.assets()).toMatchObject([
    { coinSymbol: 'USDT', num: '500.00000000', earnNum: '0.00000000', createTime: '2026-11-25 09:30:00' },
  ])
})

test('a member without products has no assets, and their worth is nothing', async () => {
  const { assets, call } = await investor('verified')
  expect(await assets()).toEqual([])
  expect((await call('locked/assets/total')).data).toEqual({
    total: '0',
    totalBtc: '0.00000000',
    earn: '0',
  })
})
