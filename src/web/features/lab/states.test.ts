import { expect, test } from 'vitest'
import { ActivityOrderState } from '#generated/models/activity-order-state.ts'
import { ActivityType } from '#generated/models/activity-type.ts'
import { LabPeriod } from '#generated/models/lab-period.ts'
import { LockedStatus } from '#generated/models/locked-status.ts'
import type { MiningOrder } from '#generated/models/mining-order.ts'
import { MiningStatus } from '#generated/models/mining-status.ts'
import { equals } from '#src/core/money/compare.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { lockState } from './locks/lock-state.ts'
import { boostOf, nextOutput } from './machines/machine-facts.ts'
import { machineState } from './machines/machine-state.ts'
import { frozenOf, stateOf } from './orders/order-state.ts'
import { BEGIN } from './tests/activities.ts'

const { TEMPORARY, WAITING, DISTRIBUTED, CANCELED } = ActivityOrderState
const { POSITION_SHARING, FREE_SUBSCRIPTION, CLOUD_MINING, LOCK_UP } = ActivityType
const order = (type: ActivityType, state: ActivityOrderState) => ({
  type,
  state,
  freezeAmount: decimal('100'),
})

test.each([
  ['STATE-09.d', POSITION_SHARING, TEMPORARY, 'toBeTransacted'],
  ['STATE-09.d', FREE_SUBSCRIPTION, WAITING, 'toBeTransacted'],
  ['STATE-09.a', CLOUD_MINING, WAITING, 'notDeployed'],
  ['STATE-09.a', LOCK_UP, TEMPORARY, 'notDeployed'],
  ['STATE-09.b', FREE_SUBSCRIPTION, DISTRIBUTED, 'deployed'],
  ['STATE-09.c', LOCK_UP, CANCELED, 'cancelled'],
])('%s a participation of type %i in state %i is %s', (_code, type, state, expected) => {
  expect(stateOf(order(type, state))).toBe(expected)
})

test.each([
  [WAITING, '100'],
  [TEMPORARY, '100'],
  [DISTRIBUTED, '0'],
  [CANCELED, '0'],
])('STATE-10.e of a participation in state %i %s is frozen', (state, expected) => {
  expect(toText(frozenOf(order(LOCK_UP, state)))).toBe(expected)
})

test('STATE-09.aefg machines and locks have the words of their states', () => {
  expect(Object.values(MiningStatus).map((miningStatus) => machineState({ miningStatus }))).toEqual([
    'notDeployed',
    'deployed',
    'closed',
  ])
  expect(Object.values(LockedStatus).map((lockedStatus) => lockState({ lockedStatus }))).toEqual([
    'toBeReleased',
    'releasing',
    'closed',
  ])
})

const DAY = 86_400_000
const machine = (more: Partial<MiningOrder>) =>
  ({
    miningStatus: MiningStatus.DEPLOYED,
    period: LabPeriod.WEEK,
    miningDays: 4,
    miningedDays: 1,
    createTime: instant(BEGIN),
    miningDaysprofit: decimal('10'),
    currentDaysprofit: decimal('11.5'),
    ...more,
  }) as MiningOrder

test('ENT-14.b machines yield one period after the last output, and no more when they are closed', () => {
  expect(nextOutput(machine({}))).toBe(BEGIN + 14 * DAY)
  expect(nextOutput(machine({ miningedDays: 4 }))).toBeNull()
  expect(nextOutput(machine({ miningStatus: MiningStatus.CLOSED }))).toBeNull()
})

test.each([
  [decimal('11.5'), '0.15'],
  [decimal('10'), '0'],
  [null, '0'],
])('ENT-14.b friends raise an output of 10 to %s by a share of %s', (currentDaysprofit, expected) => {
  expect(equals(boostOf(machine({ currentDaysprofit })), decimal(expected))).toBe(true)
})
