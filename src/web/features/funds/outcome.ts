import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { withdrawalState } from './states.ts'

type Asked = Pick<Withdrawal, 'money' | 'fee' | 'realMoney' | 'status'>

/** Whether the whole amount went back to the member: servers go on sending what would have arrived. */
export const isReturned = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalState(status) === 'failure'

/** What was really taken: the difference between what was asked for and what arrives; nothing if it went back. */
export const paidFee = (withdrawal: Asked): Decimal =>
  isReturned(withdrawal) ? ZERO : subtract(withdrawal.money, withdrawal.realMoney)

/** What of the fee was waived; null if nothing was left to pay because the amount went back. */
export const waivedFee = (withdrawal: Asked): Decimal | null =>
  isReturned(withdrawal) ? null : subtract(withdrawal.fee, paidFee(withdrawal))

/** What comes to the address; null if the amount went back. */
export const arriving = (withdrawal: Asked): Decimal | null =>
  isReturned(withdrawal) ? null : withdrawal.realMoney
