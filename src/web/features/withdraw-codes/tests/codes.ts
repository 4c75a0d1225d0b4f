import { november } from '#tests/support/local-time.ts'
import { ok } from '#tests/support/screen.tsx'

/** Moments of the codes below. */
export const [late, early, dealt, end] = [
  november(12, 7, 5),
  november(11, 18, 30),
  november(11, 20, 45),
  november(19, 7, 5),
] as const

/** A code that can be redeemed. */
export const open = {
  id: 20_002,
  memberId: 600_012,
  withdrawCode: 'aaaa1111222233334444555566667777',
  withdrawAmount: '0.25',
  status: 0,
  coinId: 'BTC',
  createTime: late.gmt8,
  dealTime: null,
  rmemberId: null,
  remark: null,
  expireTime: end.gmt8,
}
/** One that another member has redeemed. */
export const redeemed = {
  ...open,
  id: 20_001,
  withdrawCode: 'bbbb8888999900001111222233334444',
  withdrawAmount: '1500.5',
  status: 3,
  coinId: 'USDT',
  createTime: early.gmt8,
  dealTime: dealt.gmt8,
  rmemberId: 600_034,
}

/** Answer of the server with such codes. */
export const codes = (...content: readonly object[]): object =>
  ok({ content, totalElements: content.length, totalPages: 1 })
