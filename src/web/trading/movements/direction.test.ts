import { expect, test } from 'vitest'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { signedAmount } from './direction.ts'

const DEBITS =
  'CONTRACT_BLAST_LOSS CONTRACT_FEE CONTRACT_LOSS CTC_SELL LOCKED_SAVING_BUY OPTION_FAIL OPTION_FEE OTC_SELL PAY_CHARGE_FEE RED_OUT SECOND_FAIL WITHDRAW WITHDRAWCODE_OUT'
const BOTH_WAYS = /^(TRANSFER_|AUTO_INVEST_|EXCHANGE$|MATCH$|VOTE$|ACTIVITY_BUY$)/

/** Returns the signs that a type has for an amount that is sent with plus, and with minus. */
const signsOf = (type: TransactionType): string =>
  ['7', '-7']
    .map((amount) => (toText(signedAmount({ type, amount: decimal(amount) })) === '7' ? '+' : '-'))
    .join('')

test('credits are positive and debits negative however they are sent, and all that goes both ways is as sent', () => {
  const names = Object.keys(TransactionType)
  const signs = Object.entries(TransactionType).map(([name, type]) => `${name} ${signsOf(type)}`)
  const wanted = (name: string): string => {
    if (BOTH_WAYS.test(name)) return '+-'
    return DEBITS.split(' ').includes(name) ? '--' : '++'
  }
  expect(signs).toEqual(names.map((name) => `${name} ${wanted(name)}`))
})
