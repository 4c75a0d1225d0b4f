import type { State } from '../state.ts'
import {
  MEMBER,
  memberIn,
  type MoneyExchange,
  moneyExchange,
  OTHER,
  unitsOf,
} from '../wallets/testing-money.ts'
import type { Withdrawal, WithdrawalCommand } from './commands.ts'

type Create = Extract<WithdrawalCommand, { type: 'withdrawal.create' }>

/** A withdrawal of 100 USDT over Tron, allowed by the first step of an authenticator, unless said otherwise. */
export const ask = (fields: Partial<Omit<Create, 'type'>> = {}): Create => ({
  type: 'withdrawal.create',
  member: MEMBER,
  coin: 'USDT',
  protocol: 3,
  address: 'somewhere',
  memo: null,
  units: unitsOf('100'),
  inside: null,
  factor: { by: 'totp', step: 1 },
  ...fields,
})

/** Two members with coins and an authenticator each. */
export function withdrawingExchange(): MoneyExchange {
  const exchange = moneyExchange()
  for (const id of [MEMBER, OTHER]) memberIn(exchange.state, id).totp = { secret: 'AAAA', used: 0 }
  return exchange
}

export const withdrawalIn = ({ withdrawals }: State, id = 1): Withdrawal => {
  const withdrawal = withdrawals[id]
  if (withdrawal === undefined) throw new RangeError(`no withdrawal ${id}`)
  return withdrawal
}
