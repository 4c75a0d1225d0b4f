import { expect, test } from 'vitest'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { deal, dealer, type Dealer, NONPAYMENT } from './testing-otc.ts'

test('payment data of the seller are told to both members while the order is open, as they were when it was opened', async () => {
  const { merchant, trader, opened } = await deal(await testSandbox())
  const sn = await opened()
  const { payInfos, memberMobile } = await trader.detail(sn)
  expect(payInfos?.map(({ typeName, memberId }) => [typeName, memberId])).toEqual([
    ['Bank Transfer', merchant.id],
    ['Advcash', merchant.id],
  ])
  expect([memberMobile, payInfos?.[0]?.field_1]).toEqual([null, 'Mei Merchant'])
  expect((await merchant.detail(sn)).payInfos).toEqual(payInfos)
  const id = String(payInfos?.[0]?.id)
  await merchant.call('/uc/payment/saveOrUpdate', {
    id,
    type: '2',
    field_1: 'Somebody',
    field_2: 'DE02120300000000202051',
  })
  expect((await trader.detail(sn)).payInfos).toEqual(payInfos)
  await trader.cancel(sn)
  expect((await trader.detail(sn)).payInfos).toEqual([])
})

test('MSG-08.a orders, acts, chat and payment data are refused to anybody else, as if there were none', async () => {
  const box = await testSandbox()
  const { merchant, trader, opened } = await deal(box)
  const sn = await opened()
  const others = await dealer(box, 'verified')
  const calls = async (party: Dealer) => [
    await party.call('/otc/order/detail', { orderSn: sn }),
    await party.pay(sn),
    await party.cancel(sn),
    await party.release(sn),
    await party.appeal(sn),
    await party.call('/chat/getHistoryMessage', { orderId: sn }),
  ]
  for (const { code, errors } of await calls(others))
    expect([code, errors[0]?.key]).toEqual([500, 'record-not-found'])
  const unknown = await others.call('/otc/order/detail', { orderSn: '0' })
  expect(await others.call('/otc/order/detail', { orderSn: sn })).toEqual(unknown)
  expect(await others.orders(NONPAYMENT)).toEqual([])
  const stranger = await box.call('/otc/order/detail', { orderSn: sn })
  expect(stranger.code).toBe(4000)
  expect([(await trader.detail(sn)).status, (await merchant.detail(sn)).status]).toEqual([
    NONPAYMENT,
    NONPAYMENT,
  ])
})
