import { expect, test } from 'vitest'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { mayApply, mayLeave, stepsOf } from './merchant.ts'

const walk = (status: MerchantStatus) => stepsOf(status).map(({ name, state }) => `${name} ${state}`)

test('STATE-15.i the steps are applied, reviewed, certified', () => {
  expect(walk(MerchantStatus.NOT_CERTIFIED)).toEqual(['applied now', 'review ahead', 'certified ahead'])
  expect(walk(MerchantStatus.AUDITING)).toEqual(['applied done', 'review now', 'certified ahead'])
  expect(walk(MerchantStatus.VERIFIED)).toEqual(['applied done', 'review done', 'certified done'])
  expect(walk(MerchantStatus.FAILED)).toEqual(['applied done', 'review failed', 'certified ahead'])
  expect(walk(MerchantStatus.DEPOSIT_LESS)).toEqual(['applied done', 'review done', 'certified failed'])
})

test('STATE-15.i the steps of a refund are requested, reviewed, returned or refused', () => {
  expect(walk(MerchantStatus.CANCEL_AUTH)).toEqual(['asked done', 'returnReview now', 'returned ahead'])
  expect(walk(MerchantStatus.RETURN_FAILED)).toEqual(['asked done', 'returnReview failed', 'returned ahead'])
  expect(walk(MerchantStatus.RETURN_SUCCESS)).toEqual(['asked done', 'returnReview done', 'returned done'])
})

test('STATE-15.h a member may either apply or leave, and neither during a review', () => {
  const may = Object.values(MerchantStatus).map((status) => [mayApply(status), mayLeave(status)])
  expect(may).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [true, false],
    [false, true],
    [false, false],
    [false, true],
    [true, false],
  ])
})
