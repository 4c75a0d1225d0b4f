import { expect, test } from 'vitest'
import type { ContractOption } from '#generated/models/contract-option.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal, ZERO } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { roundOf } from './option-round.ts'

const BEGIN = 1_795_224_600_000
const GAPS = { openTimeGap: 300, closeTimeGap: 300 }

const round = (change: Partial<ContractOption> = {}): ContractOption => ({
  id: id('7'),
  optionNo: 4127,
  symbol: 'BTC/USDT',
  status: 0,
  result: 0,
  openPrice: null,
  closePrice: null,
  openTime: instant(BEGIN + 300_000),
  closeTime: instant(BEGIN + 600_000),
  createTime: instant(BEGIN),
  totalBuy: ZERO,
  totalSell: ZERO,
  totalBuyCount: 0,
  totalSellCount: 0,
  ...change,
})

test('FEAT-16.a a round has the same times however a server tells them', () => {
  const times = { begins: BEGIN, betsUntil: BEGIN + 297_000, opens: BEGIN + 300_000, ends: BEGIN + 600_000 }
  expect(roundOf(round(), GAPS)).toMatchObject(times)
  expect(roundOf(round({ openTime: null, closeTime: null }), GAPS)).toMatchObject(times)
  expect(roundOf(round({ createTime: null, closeTime: null }), GAPS)).toMatchObject(times)
  expect(roundOf(round({ createTime: null, openTime: null }), GAPS)).toMatchObject(times)
  expect(roundOf(round({ createTime: null, openTime: null, closeTime: null }), GAPS)).toBeNull()
})

test.each([
  [{ result: 1, status: 2 }, 'rise'],
  [{ result: 2, status: 2 }, 'fall'],
  [{ result: 3, status: 2 }, 'none'],
  [{ result: 4, status: 2 }, 'cancelled'],
  [{ result: 3, status: 3 }, 'cancelled'],
  [{ result: 0, status: 1 }, 'waiting'],
] as const)('FEAT-16.e a round of the codes %o is %s', (codes, result) => {
  expect(roundOf(round(codes), GAPS)?.result).toBe(result)
})

test('a price of 0 is one that is not known yet', () => {
  const told = roundOf(round({ openPrice: decimal('0'), closePrice: decimal('67402.6') }), GAPS)
  expect(told?.openPrice).toBeNull()
  expect(told?.closePrice).not.toBeNull()
})
