import { november } from '#tests/support/local-time.ts'

export const now = november(20, 12, 0)

/** Two keys as the server lists them: one that is bound and ends, one that is not and does not. */
export const robot = {
  id: 40_002,
  memberId: 600_012,
  apiKey: '7c1d-robot',
  apiName: null,
  remark: 'Robot',
  bindIp: '203.0.113.7,203.0.113.9',
  createTime: november(12, 7, 5).gmt8,
  expireTime: november(28, 11, 0).gmt8,
}
export const report = {
  ...robot,
  id: 40_001,
  apiKey: '55aa-report',
  remark: 'Yearly report',
  bindIp: null,
  createTime: november(11, 18, 30).gmt8,
  expireTime: null,
}
