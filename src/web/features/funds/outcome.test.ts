import { expect, test } from 'vitest'
import { WithdrawalStatus } from '#generated/models/withdrawal-status.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { arriving, isReturned, paidFee, waivedFee } from './outcome.ts'

const withdrawal = (status: WithdrawalStatus) => ({
  money: decimal('100'),
  fee: decimal('3'),
  realMoney: decimal('98'),
  status,
})
const facts = (status: WithdrawalStatus) => {
  const row = withdrawal(status)
  return [isReturned(row), paidFee(row), waivedFee(row), arriving(row)]
}

test('ENT-09.c the paid fee is the amount not received, the rest of the fee was waived', () => {
  for (const status of [WithdrawalStatus.PENDING, WithdrawalStatus.PROCESSING, WithdrawalStatus.PROCESSED])
    expect(facts(status)).toEqual([false, decimal('2'), decimal('1'), decimal('98')])
})

test('ENT-09.c a failed withdrawal paid no fee and arrives nowhere, whatever the server sends', () => {
  for (const status of [WithdrawalStatus.REJECTED, WithdrawalStatus.FAILED])
    expect(facts(status)).toEqual([true, decimal('0'), null, null])
})
