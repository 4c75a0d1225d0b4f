import { expect, test } from 'vitest'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import { OTC_COINS } from '../ads/otc-coins.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { frozenErrors } from '../frozen.ts'
import { ADVERTISER_IDS, isComputed } from './advertisers.ts'
import { APPEAL, CANCELLED, COMPLETED, deal, dealer, MINUTE, NONPAYMENT, PAID } from './testing-otc.ts'

const told = await testSandbox({ histories: true })

/** Offers of computed members. */
const computed = (rows: readonly AdOffer[]): AdOffer[] =>
  rows.filter(({ memberId }) => ADVERTISER_IDS.some((id) => String(id) === String(memberId)))

async function offersOf(
  box: TestSandbox,
  unit: string,
  side: '0' | '1',
  more: Readonly<Record<string, string>> = {},
) {
  const fields = { unit, advertiseType: side, pageNo: '1', pageSize: '100', ...more }
  return ((await box.call('/otc/advertise/page-by-unit', fields)).data as { context: AdOffer[] }).context
}

test('FEAT-18.a fifteen advertisers buy and sell eight coins in several currencies', async () => {
  const rows = await Promise.all(
    OTC_COINS.flatMap(({ coin }) => (['0', '1'] as const).map((side) => offersOf(told, coin.unit, side))),
  )
  expect(rows.every((offers) => computed(offers).length > 0)).toBe(true)
  const all = computed(rows.flat())
  expect(new Set(all.map(({ memberName }) => memberName)).size).toBe(15)
  expect(new Set(all.map(({ localCurrency }) => localCurrency)).size).toBeGreaterThan(4)
  expect([auditLedger(told.view().ledger), frozenErrors(told.view()), told.faults]).toEqual([[], [], []])
})

test('ads are filtered by currency, money and ways of paying, as far as the caller asks', async () => {
  const find = (more: Readonly<Record<string, string>>) => offersOf(told, 'USDT', '1', more)
  const all = await find({})
  const euro = await find({ currency: 'EUR' })
  expect(euro).toEqual(all.filter(({ localCurrency }) => localCurrency === 'EUR'))
  const [least] = euro.map(({ minLimit }) => minLimit)
  const taken = await find({ currency: 'EUR', money: least ?? '' })
  expect(taken.length).toBeGreaterThan(0)
  expect(await find({ currency: 'EUR', money: '99999999' })).toEqual([])
  const paid = await find({ payMode: 'Zelle,Uphold' })
  expect(paid).toEqual(all.filter(({ payMode }) => /Zelle|Uphold/.test(payMode)))
  expect(paid.length).toBeLessThan(all.length)
  expect(euro[0]).toMatchObject({ timeLimit: 15 })
})

test('a text of an advertiser’s bank stands in the row that asks for it', async () => {
  const buyer = await dealer(told, 'partner')
  const [offer] = computed(await offersOf(told, 'USDT', '1', { currency: 'CNY' }))
  const sn = String((await buyer.buy(String(offer?.advertiseId), '1000')).data)
  const { payInfos } = await buyer.detail(sn)
  const bank = payInfos?.find(({ typeName }) => typeName === 'Bank Transfer')
  const { field_2: iban, field_3: idNumber, field_4: details, fieldName } = bank ?? {}
  expect([iban, idNumber, details]).toEqual(['CN00 6222 0210 0100 1234 567', null, '示例银行 上海分行'])
  expect(fieldName).toMatchObject({ field_2: 'IBAN', field_4: 'Payment details' })
})

test('a computed member has no log-in', async () => {
  const answer = await told.call('/uc/login', {
    username: `advertiser${ADVERTISER_IDS[0]}@openbourse.test`,
    password: 'openbourse',
  })
  expect(answer.code).not.toBe(0)
})

test('FEAT-18.cef a computed seller answers in the chat and releases within three minutes of the payment', async () => {
  const box = await testSandbox({ histories: true })
  const buyer = await dealer(box, 'partner')
  const [offer] = computed(await offersOf(box, 'USDT', '1', { currency: 'USD' }))
  const ad = String(offer?.advertiseId)
  const sold = async (): Promise<boolean> => {
    const sn = String((await buyer.buy(ad, '100')).data)
    await buyer.pass(5 * MINUTE)
    expect(await buyer.detail(sn)).toMatchObject({ status: NONPAYMENT, otherSide: offer?.memberName })
    await buyer.pay(sn)
    await buyer.pass(MINUTE - 1)
    expect(await buyer.detail(sn)).toMatchObject({ status: PAID })
    await buyer.pass(2 * MINUTE)
    return (await buyer.detail(sn)).status === COMPLETED
  }
  const outcomes = [await sold(), await sold(), await sold(), await sold()]
  expect(outcomes.filter(Boolean).length).toBeGreaterThan(1)
  expect(box.faults).toEqual([])
  expect([auditLedger(box.view().ledger), frozenErrors(box.view())]).toEqual([[], []])
})

test('FEAT-18.d a computed buyer pays within four minutes, or lets the order run out', async () => {
  const box = await testSandbox({ histories: true })
  const seller = await dealer(box, 'trader')
  const [offer] = computed(await offersOf(box, 'BTC', '0', { currency: 'CNY' }))
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    const sn = String((await seller.sell(String(offer?.advertiseId), '0.01')).data)
    await seller.pass(MINUTE - 1)
    expect(await seller.detail(sn)).toMatchObject({ status: NONPAYMENT })
    await seller.pass(4 * MINUTE)
    statuses.push((await seller.detail(sn)).status)
    if (statuses.at(-1) === PAID) await seller.release(sn)
    else await seller.pass(15 * MINUTE)
  }
  expect(statuses.filter((status) => status === PAID).length).toBeGreaterThan(3)
  expect(statuses.every((status) => status === PAID || status === NONPAYMENT)).toBe(true)
  expect([auditLedger(box.view().ledger), frozenErrors(box.view())]).toEqual([[], []])
})

test('STATE-13.ef customers who come open orders; a seller who does not release is appealed against', async () => {
  const box = await testSandbox()
  const { merchant } = await deal(box)
  const seen = new Set<number>()
  for (let tenth = 0; tenth < 60; tenth++) {
    await merchant.pass(2 * MINUTE)
    for (const status of [NONPAYMENT, PAID, APPEAL, CANCELLED, COMPLETED])
      if ((await merchant.orders(status)).length > 0) seen.add(status)
  }
  expect(seen).toEqual(new Set([CANCELLED, NONPAYMENT, PAID, COMPLETED, APPEAL]))
  expect(Object.values(box.view().otc.orders).every(({ customer }) => isComputed(customer))).toBe(true)
  expect([auditLedger(box.view().ledger), frozenErrors(box.view()), box.faults]).toEqual([[], [], []])
})

test('customers leave a buyer alone who lets three orders run out, however long', async () => {
  const box = await testSandbox()
  const { merchant, purchase } = await deal(box)
  await merchant.call('/otc/advertise/off/shelves', { id: await merchant.ad('USDT', 1) })
  await merchant.call('/otc/advertise/off/shelves', { id: await merchant.ad('BTC', 1) })
  await merchant.pass(365 * 24 * 60 * MINUTE)
  const { otc, ads } = box.view()
  const ended = Object.values(otc.orders).map(({ cancelledBy }) => cancelledBy)
  expect(ended.length).toBeLessThan(12)
  expect(ended.filter((cancelledBy) => cancelledBy === 'TIMEOUT').length).toBeGreaterThanOrEqual(3)
  expect(ads[purchase]).toMatchObject({ shelf: 0, nextVisit: null })
})

test('a tester makes each step of the counterparty; one that is not due is refused', async () => {
  const box = await testSandbox()
  const { merchant, sale } = await deal(box)
  const { order } = (await box.panel('customer', { ad: sale })).body as { order: string }
  const step = async (name: string) => (await box.panel('counterparty', { order, step: name })).status
  expect([await step('release'), await step('appeal'), await step('else')]).toEqual([400, 400, 400])
  expect([await step('say'), await step('pay'), await step('pay')]).toEqual([200, 200, 400])
  expect((await merchant.chat(order)).data[0]).toMatchObject({ content: '我已付款，请查收。' })
  expect([await step('appeal'), await step('release'), await step('cancel')]).toEqual([200, 200, 400])
  expect(await merchant.detail(order)).toMatchObject({ status: COMPLETED })
})

test.each(['trader', 'merchant'])('STATE-04.abcde the %s has orders in all five states', async (persona) => {
  const own = await dealer(told, persona)
  for (const status of [NONPAYMENT, PAID, COMPLETED, CANCELLED, APPEAL])
    expect([status, (await own.orders(status)).length > 0]).toEqual([status, true])
})
