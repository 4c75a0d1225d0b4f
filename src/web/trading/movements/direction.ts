import type { Transaction } from '#generated/models/transaction.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { abs, negate } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

const T = TransactionType

/** Types of credits. */
const IN: ReadonlySet<TransactionType> = new Set([
  T.RECHARGE,
  T.OTC_BUY,
  T.ACTIVITY_AWARD,
  T.PROMOTION_AWARD,
  T.DIVIDEND,
  T.ADMIN_RECHARGE,
  T.CTC_BUY,
  T.RED_IN,
  T.WITHDRAWCODE_IN,
  T.CONTRACT_PROFIT,
  T.OPTION_REWARD,
  T.CONTRACT_AWARD,
  T.LEVEL_AWARD,
  T.PLATFORM_FEE_AWARD,
  T.SECOND_REWARD,
  T.FINANCE_REWARD,
  T.GET_CHARGE_FEE,
  T.LOCKED_SAVING_SELL,
  T.CONTRACT_BLAST_PROFIT,
  T.COMMISION_INVITER_FEE,
  T.CAMPAIGN_CLAIM,
])

/** Types of debits. */
const OUT: ReadonlySet<TransactionType> = new Set([
  T.WITHDRAW,
  T.OTC_SELL,
  T.CTC_SELL,
  T.RED_OUT,
  T.WITHDRAWCODE_OUT,
  T.CONTRACT_FEE,
  T.CONTRACT_LOSS,
  T.OPTION_FAIL,
  T.OPTION_FEE,
  T.SECOND_FAIL,
  T.PAY_CHARGE_FEE,
  T.LOCKED_SAVING_BUY,
  T.CONTRACT_BLAST_LOSS,
])

/**
 * Returns the amount with its sign. The type decides where it has one direction (servers differ in the sign they
 * send); trades, conversions and transfers have both, so their sign is as sent.
 */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Decimal {
  if (IN.has(type)) return abs(amount)
  return OUT.has(type) ? negate(abs(amount)) : amount
}
