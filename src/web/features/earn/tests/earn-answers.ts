import { ok, sent, type serve } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { walletRow } from '#tests/support/wallet-row.ts'

export const SAVINGS = '/earn/locked/activity/list'
export const BUY = '/earn/locked/add'
export const OPEN = '/earn/locked/going/order'
export const PAST = '/earn/locked/done/order'
export const COINS = '/earn/autoInvest/activity/list'
export const CREATE = '/earn/autoInvest/plan/add'
export const PLANS = '/earn/autoInvest/plan/list'
export const STATUS = '/earn/autoInvest/plan/updateStatus'
export const UPDATE = '/earn/autoInvest/plan/updatePlan'
export const FINISH = '/earn/autoInvest/plan/delPlan'
export const PURCHASES = '/earn/autoInvest/order/list'
export const PRODUCT = '/earn/autoInvest/activity/Detail'

/** Returns what was sent to a path, in order. */
export const requests = (calls: ReturnType<typeof serve>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))

export const page = (...content: readonly object[]): object =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 20 })

export const savingsProduct = (more: object = {}): object => ({
  id: 2,
  name: 'USDT 30',
  coinUnit: 'USDT',
  rate: '0.08',
  duration: 30,
  periodUnit: 1,
  num: '100',
  acceptUnits: ['USDT'],
  status: 1,
  sort: 1,
  ...more,
})

export const savingsOrder = (more: object = {}): object => ({
  id: 31,
  lockedId: 2,
  memberId: 600_012,
  coinUnit: 'USDT',
  num: '1000',
  rate: '0.08',
  duration: 30,
  periodUnit: 1,
  acceptUnits: ['USDT', 'USDC'],
  earnNum: '6.57534246',
  status: 0,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
  createTime: '2026-10-31 18:20:11',
  updateTime: null,
  ...more,
})

export const recurringProduct = (more: object = {}): object => ({
  id: 1,
  coinUnit: 'BTC',
  baseUnit: 'USDT',
  rate: '[{"days":30,"rate":"0.021"},{"days":365,"rate":"-0.034"}]',
  fee: '0.002',
  num: '10',
  price: '50000',
  status: 1,
  sort: 1,
  ...more,
})

export const plan = (more: object = {}): object => ({
  id: 12,
  activityId: 1,
  memberId: 600_012,
  coinUnit: 'BTC',
  baseUnit: 'USDT',
  cycle: 1,
  amount: '100',
  startTime: '09:00:00',
  nextTime: '2026-11-28 09:00:00',
  averagePrice: '44533.51146737',
  cumulativeAmount: '200',
  cumulativeBuyAmount: '0.00449100',
  profitLoss: '2.095',
  roi: '1.04',
  fee: '0.002',
  status: 0,
  delFlag: 0,
  createTime: '2026-11-06 14:02:31',
  updateTime: '2026-11-21 09:00:00',
  ...more,
})

export const purchase = (more: object = {}): object => ({
  id: 44,
  planId: 12,
  memberId: 600_012,
  coinUnit: 'BTC',
  baseUnit: 'USDT',
  num: '0.0025',
  baseNum: '100',
  fee: '0.000005',
  status: 0,
  failReason: null,
  investTime: '2026-11-21 09:00:00',
  createTime: null,
  updateTime: null,
  ...more,
})

/** Answers that every screen of earn asks for, of a member with 5000 USDT who has verified and set everything. */
export const common = {
  '/uc/approve/security/setting': ok(securitySetting()),
  '/uc/asset/wallet': ok([walletRow('5000')]),
  '/earn/locked/assets/total': ok({ total: '1000', totalBtc: '0.02', earn: '2.5' }),
  // Not in the order in which they are shown.
  [SAVINGS]: page(
    savingsProduct({ id: 3, duration: 365, periodUnit: 2, rate: '0.095', sort: 2 }),
    savingsProduct({
      id: 4,
      coinUnit: 'BTC',
      duration: 7,
      periodUnit: 0,
      rate: '0.01',
      num: '0.001',
      sort: 3,
    }),
    savingsProduct(),
  ),
  [OPEN]: page(),
  [COINS]: page(
    recurringProduct(),
    recurringProduct({ id: 2, coinUnit: 'ETH', rate: 'none', price: '2500', sort: 2 }),
  ),
  [PRODUCT]: ok(recurringProduct()),
}
