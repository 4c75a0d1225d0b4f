import { november } from '#tests/support/local-time.ts'

/** The free card of a member, which one friend has not redeemed yet. */
export const card = {
  id: 30_003,
  memberId: 600_012,
  cardName: 'Free card',
  cardNo: 'ADA22K7Q',
  cardDesc: null,
  coinId: 'BTC',
  amount: '0.000125',
  totalAmount: '0.00375',
  count: 30,
  exchangeCount: 29,
  isFree: 1,
  isLock: 1,
  lockDays: 180,
  isEnabled: 1,
  createTime: november(12, 7, 5).gmt8,
}
