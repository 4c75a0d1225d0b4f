import { expect, test } from 'vitest'
import { DepositStatus } from '#generated/models/deposit-status.ts'
import { WithdrawalStatus } from '#generated/models/withdrawal-status.ts'
import { depositState, isOnItsWay, isOpen, withdrawalState } from './states.ts'

test('STATE-01.g a withdrawal is reviewing, transferring, failed or successful', () => {
  expect(
    Object.values(WithdrawalStatus).map((status) => [status, withdrawalState(status), isOpen({ status })]),
  ).toEqual([
    [-1, 'failure', false],
    [0, 'reviewing', true],
    [1, 'transferring', true],
    [2, 'success', false],
    [3, 'failure', false],
  ])
})

test('STATE-02.e a deposit is failed, pending or completed', () => {
  expect(
    Object.values(DepositStatus).map((status) => [status, depositState(status), isOnItsWay({ status })]),
  ).toEqual([
    [-1, 'fail', false],
    [0, 'notArrived', true],
    [1, 'arrived', false],
  ])
})
