import { paymentMethod } from '#tests/support/payment-method.ts'
import { ok, type serve } from '#tests/support/screen.tsx'
import { securitySettingOf } from '#tests/support/security-setting.ts'

export type Answers = Parameters<typeof serve>[0]

export const ADS = '/otc/advertise/page-by-unit'
export const ORDERS = '/otc/order/self'
export const PREVIEW = '/otc/order/pre'
export const SETTING = '/uc/approve/security/setting'

/** An ad as customers see it, of somebody who sells. */
export const offer = (more: object = {}): object => ({
  advertiseId: 501,
  memberId: 600_099,
  memberName: 'nordlicht',
  avatar: null,
  level: 2,
  transactions: 2318,
  price: '1.0672',
  minLimit: '100.00',
  maxLimit: '5000.00',
  remainAmount: '8420.00000000',
  payMode: 'SEPA,Wise',
  coinId: 1,
  unit: 'USDT',
  coinName: 'Tether',
  coinNameCn: null,
  localCurrency: 'EUR',
  premiseRate: null,
  advertiseType: 1,
  createTime: '2026-11-10 08:00:00',
  timeLimit: 15,
  ...more,
})

export const offers = (...rows: readonly object[]): object =>
  ok({
    context: rows,
    currentPage: 1,
    totalPage: 1,
    pageNumber: 20,
    totalElement: rows.length,
  })

/** A page of the member's own orders. */
export const orders = (...rows: readonly object[]): object =>
  ok({ content: rows, totalElements: rows.length, totalPages: 1, size: 20, number: 0 })

export const ownOrder = {
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
}

export const coin = (id: number, unit: string, more: object = {}): object => ({
  id,
  name: unit,
  nameCn: null,
  unit,
  buyMinAmount: '10',
  sellMinAmount: '10',
  marketPrice: '1.0660',
  sort: id,
  ...more,
})

export const preview = (more: object = {}): object =>
  ok({
    username: 'nordlicht',
    transactions: 2318,
    emailVerified: 1,
    phoneVerified: 1,
    idCardVerified: 0,
    otcCoinId: 1,
    unit: 'USDT',
    price: '1.25',
    number: '8420.5',
    maxTradableAmount: '4000',
    minLimit: '100.00',
    maxLimit: '5000.00',
    payMode: 'SEPA,Wise',
    timeLimit: 15,
    country: '德国',
    currency: 'EUR',
    advertiseType: 1,
    remark: 'Instant transfer only.',
    ...more,
  })

export const security = (flag: 0 | 1, more: object = {}): object => ok(securitySettingOf(flag, more))

export const method = (typeName: string): object => paymentMethod({ typeName })

export const common: Answers = {
  '/otc/coin/all': ok([coin(1, 'USDT'), coin(2, 'BTC')]),
  '/uc/support/country': ok([
    {
      zhName: '德国',
      enName: 'Germany',
      areaCode: '49',
      language: 'de_DE',
      localCurrency: 'EUR',
      sort: 1,
      countryImageUrl: null,
    },
  ]),
  [ORDERS]: orders(),
  [SETTING]: security(1),
}
