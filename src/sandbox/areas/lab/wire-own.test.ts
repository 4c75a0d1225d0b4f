import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { labText } from './lab-texts.ts'
import { lockOf, machinesOf } from './payouts.ts'
import { participationOf } from './own-orders.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  DAILY,
  EVEN_TIME,
  LOCK_UP,
  MINING,
  ODD_TIME,
  SHARING,
  SUBSCRIPTION,
  USDT_LOCK,
  withTerms,
} from './testing-bare.ts'
import { DAY, unitsOf } from './testing-lab.ts'
import { wireLock, wireLockRelease, wireMachines, wireOutput, wireParticipation } from './wire-own.ts'

const READER = { language: 'de_DE', base: 'http://base' } as const
const titleOf = (id: number): string => labText(activity(id), 'de_DE').title

test('FEAT-21.d a participation is answered with all its fields, in each of its states', () => {
  const bare = bareExchange()
  const { state } = bare
  const terms = { price: decimal('2.5') }
  const wire = (id: number) =>
    withTerms(SUBSCRIPTION, terms, () => wireParticipation(state, participationOf(state, id), READER))
  bare.join(SHARING, '100', EVEN_TIME, BERT)
  withTerms(SUBSCRIPTION, terms, () => bare.join(SUBSCRIPTION, '30', EVEN_TIME + 1000))
  const waiting = {
    id: 2,
    activityId: SUBSCRIPTION,
    activityName: titleOf(SUBSCRIPTION),
    memberId: ANNA,
    type: 4,
    state: 1,
    amount: '30.00000000',
    freezeAmount: '75.00000000',
    price: '2.5',
    turnover: '75.00000000',
    granted: null,
    coinSymbol: 'OBX',
    baseSymbol: 'USDT',
    createTime: '2026-11-30 20:00:01',
  }
  expect(wire(2)).toEqual(waiting)
  expect(wire(1)).toEqual({
    ...waiting,
    id: 1,
    activityId: SHARING,
    activityName: titleOf(SHARING),
    memberId: BERT,
    type: 3,
    amount: '100.00000000',
    freezeAmount: '100.00000000',
    price: null,
    turnover: '100.00000000',
    createTime: '2026-11-30 20:00:00',
  })
  bare.apply({ type: 'lab.cancel', activity: SHARING })
  bare.toldUntil(activity(SUBSCRIPTION).distribute)
  expect(wire(2)).toEqual({ ...waiting, state: 2, freezeAmount: '0.00000000', granted: '30.00000000' })
  expect(wire(1)).toMatchObject({
    state: 3,
    freezeAmount: '0.00000000',
    turnover: '100.00000000',
    granted: null,
  })
})

test('ENT-14.a FEAT-21.e machines and their outputs are answered with all their fields', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(MINING, '2')
  const { distribute: begin } = activity(MINING)
  bare.toldUntil(begin)
  const wire = () => wireMachines(state, machinesOf(state, 1), READER)
  const fresh = {
    id: 1,
    activityId: MINING,
    memberId: ANNA,
    title: titleOf(MINING),
    image: 'http://base/media/lab/mining.svg',
    amount: '2.00000000',
    type: 0,
    period: 2,
    miningStatus: 1,
    miningDays: 3,
    miningedDays: 0,
    miningUnit: 'OBX',
    miningDaysprofit: '34.00000000',
    currentDaysprofit: '34.00000000',
    totalProfit: '0.00000000',
    miningInvite: '0.1',
    miningInvitelimit: '0.5',
    endTime: '2027-03-03 04:00:00',
    createTime: '2026-12-03 04:00:00',
  }
  expect(wire()).toEqual(fresh)
  bare.toldUntil(begin + 60 * DAY)
  expect(wire()).toEqual({ ...fresh, miningedDays: 2, totalProfit: '68.00000000' })
  bare.toldUntil(begin + 90 * DAY)
  expect(wire()).toEqual({ ...fresh, miningStatus: 2, miningedDays: 3, totalProfit: '102.00000000' })
  state.lab.machines[1] = { ...machinesOf(state, 1), friends: 1, output: unitsOf('37.4') }
  expect(wire()).toMatchObject({
    type: 1,
    miningDaysprofit: '34.00000000',
    currentDaysprofit: '37.40000000',
  })
  const payout = { id: 7, of: 1, member: ANNA, units: unitsOf('37.4'), time: begin + 30 * DAY }
  expect(wireOutput(state, machinesOf(state, 1), payout)).toEqual({
    id: 7,
    memberId: ANNA,
    miningOrderId: 1,
    miningUnit: 'OBX',
    output: '37.40000000',
    createTime: '2027-01-02 04:00:00',
  })
})

test('ENT-15.a FEAT-21.f a lock with proportional releases is answered with all its fields', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(LOCK_UP, '100')
  const { distribute: begin } = activity(LOCK_UP)
  bare.toldUntil(begin)
  const wire = () => wireLock(state, lockOf(state, 1), READER)
  const fresh = {
    id: 1,
    activityId: LOCK_UP,
    memberId: ANNA,
    title: titleOf(LOCK_UP),
    image: 'http://base/media/lab/lockUp.svg',
    period: 2,
    lockedStatus: 0,
    lockedDays: 12,
    releasedDays: 0,
    releaseUnit: 'OBX',
    totalLocked: '106.00000000',
    totalRelease: '0.00000000',
    releaseType: 1,
    releasePercent: '0.1',
    releaseCurrentpercent: '0.1',
    releaseTimes: '1.06',
    originReleaseamount: '10.60000000',
    currentReleaseamount: '10.60000000',
    lockedInvite: null,
    lockedInvitelimit: null,
    endTime: '2027-11-28 16:00:00',
    createTime: '2026-12-03 16:00:00',
  }
  expect(wire()).toEqual(fresh)
  bare.toldUntil(begin + 30 * DAY)
  expect(wire()).toEqual({
    ...fresh,
    lockedStatus: 1,
    releasedDays: 1,
    totalRelease: '10.60000000',
    currentReleaseamount: '9.54000000',
  })
  bare.toldUntil(begin + 359 * DAY)
  const last = wire()
  expect([last.lockedStatus, last.releasedDays]).toEqual([1, 11])
  expect(unitsOf(last.currentReleaseamount ?? '')).toBe(unitsOf('106') - unitsOf(last.totalRelease))
  bare.toldUntil(begin + 360 * DAY)
  expect(wire()).toEqual({
    ...fresh,
    lockedStatus: 2,
    releasedDays: 12,
    totalRelease: '106.00000000',
    currentReleaseamount: '0.00000000',
  })
  const payout = { id: 5, of: 1, member: ANNA, units: unitsOf('9.54'), time: begin + 60 * DAY }
  expect(wireLockRelease(state, lockOf(state, 1), payout)).toEqual({
    id: 5,
    memberId: ANNA,
    lockedOrderId: 1,
    releaseUnit: 'OBX',
    output: '9.54000000',
    createTime: '2027-02-01 16:00:00',
  })
})

test('machines and locks of other terms are answered with these', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(DAILY, '3', ODD_TIME)
  bare.join(USDT_LOCK, '100', ODD_TIME)
  bare.toldUntil(activity(USDT_LOCK).distribute)
  expect(wireMachines(state, machinesOf(state, 1), READER)).toMatchObject({
    period: 0,
    miningDays: 30,
    miningDaysprofit: '4.65000000',
    miningInvite: '0.08',
    miningInvitelimit: '0.4',
    endTime: '2027-01-05 04:00:00',
  })
  expect(wireLock(state, lockOf(state, 1), READER)).toMatchObject({
    period: 1,
    lockedDays: 8,
    releaseUnit: 'USDT',
    totalLocked: '102.00000000',
    releaseType: 0,
    releasePercent: '0',
    releaseTimes: '1.02',
    originReleaseamount: '12.75000000',
    currentReleaseamount: '12.75000000',
    endTime: '2027-01-31 16:00:00',
  })
})
