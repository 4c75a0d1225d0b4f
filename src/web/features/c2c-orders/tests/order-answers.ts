import { paymentMethod } from '#tests/support/payment-method.ts'
import { ok, type serve } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'

export type Answers = Parameters<typeof serve>[0]

export const DETAIL = '/otc/order/detail'
export const LIST = '/otc/order/self'
export const HISTORY = '/chat/getHistoryMessage'
const SETTING = '/uc/approve/security/setting'

/** The moment at which tests begin: 2026-11-21 09:32:00 in GMT+8. */
export const NOW = Date.parse('2026-11-21T01:32:00Z')

/** A payment method of the seller. */
export const account = (more: object = {}): object =>
  paymentMethod({
    memberId: 600_099,
    field_1: 'Jonas Petersen',
    field_2: 'DE00 5001 0000 0000 4417 20',
    ...more,
  })

export const order = (more: object = {}): object => ({
  orderSn: '2611',
  type: 0,
  unit: 'USDT',
  status: 1,
  price: '1.0672',
  amount: '468.51574212',
  money: '500.00',
  commission: '0',
  currency: 'EUR',
  timeLimit: 15,
  createTime: '2026-11-21 09:30:00',
  payTime: null,
  appealTime: null,
  releaseTime: null,
  cancelTime: null,
  cancelledBy: null,
  advertiseId: 501,
  myId: 600_012,
  hisId: 600_099,
  otherSide: 'nordlicht',
  memberMobile: null,
  payInfo: null,
  payInfos: [account()],
  ...more,
})

/** In the place of those values: an order whose values all differ. */
export const bitcoin = {
  unit: 'BTC',
  currency: 'CHF',
  price: '61550.25',
  amount: '0.02031673',
  money: '1250.50',
  commission: '0.00002031',
  otherSide: 'kontor',
  memberMobile: '+49 151 2345678',
  timeLimit: 45,
  advertiseId: null,
}

/** Times of an order that was paid after two minutes. */
export const paid = { status: 2, payTime: '2026-11-21 09:31:00' }

export const row = (more: object = {}): object => ({
  orderSn: '2611',
  type: 0,
  unit: 'USDT',
  name: 'nordlicht',
  memberId: 600_099,
  avatar: null,
  price: '1.0672',
  amount: '468.51574212',
  money: '500.00',
  commission: '0',
  currency: 'EUR',
  status: 1,
  createTime: '2026-11-21 09:30:00',
  ...more,
})

export const page = (...content: readonly object[]): object =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 10, number: 0 })

export const message = (content: string, more: object = {}): object => ({
  orderId: '2611',
  uidFrom: '600099',
  uidTo: '600012',
  nameFrom: 'nordlicht',
  nameTo: 'ada',
  content,
  messageType: 1,
  sendTime: NOW - 60_000,
  sendTimeStr: null,
  fromAvatar: null,
  ...more,
})

/** A page of the history, newest first. */
export const history = (...data: readonly object[]): object => ({
  currentPage: 1,
  totalPage: 1,
  currentCount: data.length,
  totalCount: data.length,
  data,
})

export const common: Answers = {
  [HISTORY]: history(),
  [SETTING]: ok(securitySetting()),
}
