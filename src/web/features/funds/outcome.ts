import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { withdrawalState } from './states.ts'

type Asked = Pick<Withdrawal, 'money' | 'fee' | 'realMoney' | 'status'>

/**
 * True if the whole amount went back to the member. Needed because servers go on sending the amount that would have
 * arrived.
 */
export const isReturned = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalState(status) === 'failure'

/** Returns the fee that was taken: requested less received amount; zero if the amount went back. */
export const paidFee = (withdrawal: Asked): Decimal =>
  isReturned(withdrawal) ? ZERO : subtract(withdrawal.money, withdrawal.realMoney)

/** Returns the waived part of the fee; null if the amount went back. */
export const waivedFee = (withdrawal: Asked): Decimal | null =>
  isReturned(withdrawal) ? null : subtract(withdrawal.fee, paidFee(withdrawal))

/** Returns the amount that arrives at the address; null if it went back. */
export const arriving = (withdrawal: Asked): Decimal | null =>
  isReturned(withdrawal) ? null : withdrawal.realMoney
