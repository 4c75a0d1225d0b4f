import { november } from '#tests/support/local-time.ts'
import { ok } from '#tests/support/screen.tsx'

/** Answer of the server with such withdrawals. */
export const withdrawals = (...content: readonly object[]): object =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 10, number: 0 })

/** One that has arrived, a day after it was asked for. */
export const arrived = {
  id: 70_003,
  addTime: november(12, 7, 5).ms,
  coinName: 'BTC',
  address: 'bc1qx7k2m9tw4s0v5n8',
  money: '0.75000000',
  fee: '0.00050000',
  realMoney: '0.74970000',
  status: 2,
  hash: 'f4a1c09e77d2bb01cc88',
  protocol: 10,
  protocolName: 'Bitcoin',
  processMold: 1,
  processTime: november(13, 9, 15).ms,
  withdrawInfo: null,
  memo: null,
  remark: null,
}
/** One with a memo that waits for its review. */
export const reviewed = {
  ...arrived,
  id: 70_002,
  addTime: november(11, 18, 30).ms,
  coinName: 'XRP',
  address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
  money: '250.5',
  fee: '0.4',
  realMoney: '250.25',
  status: 0,
  hash: null,
  processTime: null,
  protocolName: 'XRP Ledger',
  memo: '104501',
}
/** One that failed, and is back. */
export const returned = {
  ...arrived,
  id: 70_001,
  addTime: november(9, 23, 59).ms,
  coinName: 'USDT',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  money: '80',
  fee: '1.2',
  realMoney: '78.8',
  status: 3,
  hash: null,
  protocolName: 'Tron',
}
