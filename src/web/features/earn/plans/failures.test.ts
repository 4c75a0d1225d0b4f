import { expect, test } from 'vitest'
import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import { AutoInvestOrderFailReason } from '#generated/models/auto-invest-order-fail-reason.ts'
import { AutoInvestOrderStatus } from '#generated/models/auto-invest-order-status.ts'
import { AutoInvestPlanStatus } from '#generated/models/auto-invest-plan-status.ts'
import { id } from '#src/core/contract/id.ts'
import { instant } from '#src/core/time/instant.ts'
import { reasonOf } from './fail-reason.ts'
import { failuresOf, hasPausedItself } from './failures.ts'

const { SUCCESS, FAILURE } = AutoInvestOrderStatus
const plan = { id: id('12') }

const run = (day: number, status: AutoInvestOrderStatus, planId = '12') =>
  ({ planId: id(planId), status, investTime: instant(day) }) as AutoInvestOrder

const days = (runs: readonly AutoInvestOrder[]): readonly number[] =>
  failuresOf(plan, runs).map(({ investTime }) => investTime)

test('FEAT-20.i failures in a row are counted since the last purchase that succeeded, of this plan alone', () => {
  const runs = [run(1, FAILURE), run(2, SUCCESS), run(3, FAILURE), run(4, FAILURE), run(5, SUCCESS, '13')]
  expect(days(runs)).toEqual([4, 3])
  expect(days(runs.toReversed())).toEqual([4, 3])
  expect(days([...runs, run(6, SUCCESS)])).toEqual([])
  expect(days([run(1, FAILURE)])).toEqual([1])
})

test.each([
  ['three failures, nothing since', AutoInvestPlanStatus.DISABLED, 3, 3, true],
  ['an unknown time of change', AutoInvestPlanStatus.DISABLED, 3, null, true],
  ['its member paused it later', AutoInvestPlanStatus.DISABLED, 3, 4, false],
  ['two failures', AutoInvestPlanStatus.DISABLED, 2, 2, false],
  ['it goes on', AutoInvestPlanStatus.ENABLED, 3, 3, false],
])('FEAT-20.i a plan is said to have paused itself: %s', (_case, status, count, changed, expected) => {
  const failures = [3, 2, 1].slice(0, count).map((day) => run(day, FAILURE))
  expect(hasPausedItself({ status, updateTime: changed === null ? null : instant(changed) }, failures)).toBe(
    expected,
  )
})

test.each([
  [AutoInvestOrderFailReason.BALANCE, 'balance'],
  [AutoInvestOrderFailReason.WALLET_LOCKED, 'locked'],
  [AutoInvestOrderFailReason.MEMBER_BARRED, 'barred'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('the reason %s of a failure has its own words', (failReason, expected) => {
  expect(reasonOf({ failReason } as AutoInvestOrder)).toBe(expected)
})
