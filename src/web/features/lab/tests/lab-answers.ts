import { ok, sent, type serve } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'

export const LIST = '/uc/activity/page-query'
export const DETAIL = '/uc/activity/detail'
export const OWN = '/uc/activity/getmemberrecords'
export const JOIN = '/uc/activity/attend'

/** Returns what was sent to a path, in order. */
export const requests = (calls: ReturnType<typeof serve>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))

export const page = (...content: readonly object[]): object =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 20, number: 0 })

/** Security settings of a member whom a code reaches by phone and by e-mail. */
export const reachable = (more: object = {}): object =>
  ok(securitySetting({ mobilePhone: '138****0003', email: 'ad****@example.org', ...more }))

/** A free subscription that can be joined, as the exchange sends it: 20 to 2,000 OBX at 0.8 USDT, twice at most. */
export const wireActivity = (more: object = {}): object => ({
  id: 12,
  title: 'OBX free subscription',
  titleEn: 'OBX free subscription',
  detail: null,
  detailEn: null,
  content: '<p>All about OBX.</p>',
  contentEn: null,
  lang: 'en_US',
  type: 4,
  step: 1,
  status: 1,
  progress: 25,
  startTime: '2026-11-22 12:00:00',
  endTime: '2026-11-25 12:00:00',
  distributeTime: '2026-11-26 00:00:00',
  unit: 'OBX',
  acceptUnit: 'USDT',
  price: '0.8',
  amountScale: 2,
  totalSupply: '30000',
  tradedAmount: '7500',
  freezeAmount: '6000',
  minLimitAmout: '20',
  maxLimitAmout: '2000',
  limitTimes: 2,
  leveloneCount: 0,
  holdLimit: null,
  holdUnit: null,
  miningUnit: null,
  miningPeriod: null,
  miningDays: null,
  miningDaysprofit: null,
  miningInvite: null,
  miningInvitelimit: null,
  lockedUnit: null,
  lockedPeriod: null,
  lockedDays: null,
  lockedFee: null,
  releaseType: null,
  releasePercent: null,
  releaseTimes: null,
  ...more,
})

/** Position sharing: SOL are frozen, and so many OBX are shared out by them. */
export const wireSharing = (more: object = {}): object =>
  wireActivity({ id: 13, title: 'OBX sharing', type: 3, acceptUnit: 'SOL', price: null, ...more })

/** Machines for 55 USDT that mine 1.55 BTC a week, ten times; friends raise that. */
export const wireMining = (more: object = {}): object =>
  wireActivity({
    id: 14,
    title: 'BTC mining',
    type: 5,
    price: '55',
    totalSupply: '400',
    tradedAmount: '120',
    minLimitAmout: '1',
    maxLimitAmout: '9',
    miningUnit: 'BTC',
    miningPeriod: 1,
    miningDays: 10,
    miningDaysprofit: '1.55',
    miningInvite: '0.05',
    miningInvitelimit: '0.25',
    ...more,
  })

/** ETH are locked for a fee of 5: 1.2 times as many LINK come back in twelve equal parts, each 30 days. */
export const wireLock = (more: object = {}): object =>
  wireActivity({
    id: 15,
    title: 'ETH lock-up',
    type: 6,
    acceptUnit: 'ETH',
    price: null,
    lockedUnit: 'LINK',
    lockedPeriod: 2,
    lockedDays: 12,
    lockedFee: '5',
    releaseType: 0,
    releasePercent: null,
    releaseTimes: '1.2',
    ...more,
  })

/** A participation of a member. */
export const wireOrder = (more: object = {}): object => ({
  id: 31,
  activityId: 12,
  memberId: 600_012,
  type: 4,
  state: 1,
  amount: '20',
  freezeAmount: '16',
  price: '0.8',
  turnover: '16',
  coinSymbol: 'OBX',
  baseSymbol: 'USDT',
  createTime: '2026-11-24 11:00:00',
  ...more,
})
