import type { Deposit } from '#generated/models/deposit.ts'
import { DepositStatus } from '#generated/models/deposit-status.ts'
import { WithdrawalStatus } from '#generated/models/withdrawal-status.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'

/** The four texts of the specification for a withdrawal (STATE-01). */
export type WithdrawalState = 'reviewing' | 'transferring' | 'success' | 'failure'

const WITHDRAWAL: Readonly<Record<WithdrawalStatus, WithdrawalState>> = {
  [WithdrawalStatus.PENDING]: 'reviewing',
  [WithdrawalStatus.PROCESSING]: 'transferring',
  [WithdrawalStatus.PROCESSED]: 'success',
  [WithdrawalStatus.REJECTED]: 'failure',
  [WithdrawalStatus.FAILED]: 'failure',
}

export const withdrawalState = (status: WithdrawalStatus): WithdrawalState => WITHDRAWAL[status]

/** The three texts of the specification for a deposit (STATE-02). */
export type DepositState = 'fail' | 'notArrived' | 'arrived'

const DEPOSIT: Readonly<Record<DepositStatus, DepositState>> = {
  [DepositStatus.FAIL]: 'fail',
  [DepositStatus.NOT_ARRIVED]: 'notArrived',
  [DepositStatus.ARRIVED]: 'arrived',
}

export const depositState = (status: DepositStatus): DepositState => DEPOSIT[status]

export const TONES: Readonly<Record<WithdrawalState | DepositState, Tone>> = {
  reviewing: 'waiting',
  transferring: 'active',
  success: 'good',
  failure: 'bad',
  fail: 'bad',
  notArrived: 'active',
  arrived: 'good',
}

export const isOnItsWay = ({ status }: Pick<Deposit, 'status'>): boolean =>
  depositState(status) === 'notArrived'

/** True while the state of a withdrawal may still change. */
export const isOpen = ({ status }: { readonly status: WithdrawalStatus }): boolean =>
  ['reviewing', 'transferring'].includes(withdrawalState(status))
