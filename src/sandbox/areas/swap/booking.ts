import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Account, type Bucket, type Entry, HOLD, move, post } from '../../kernel/ledger.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { swapAccount } from './account.ts'
import { SETTLED } from './contracts.ts'

/** Counterparty of the members, and the fund that takes what a liquidation leaves and pays what it lacks. */
export const exchangeAccount = (owner: 'makers' | 'insurance'): Account => ({
  owner,
  kind: 'swap',
  coin: SETTLED,
  bucket: 'available',
})

/** Fees of all areas go to one account, out of which rebates are paid. */
export const feeAccount: Account = { owner: 'fees', kind: 'spot', coin: SETTLED, bucket: 'available' }

/** Reason of a posting: the entrust or the contract that it is about. */
export type Reason = { readonly member: number; readonly reference: string; readonly time: number }

/** Moves money between buckets of one member's account; nothing where it is none. */
export function hold(
  state: State,
  { member, reference, time }: Reason,
  from: Bucket,
  to: Bucket,
  units: bigint,
): void {
  if (units === 0n) return
  const entries = move(swapAccount(member, from), swapAccount(member, to), units)
  post(state.ledger, { time, type: HOLD, reference, entries })
}

/** Books the fee of an opening or a closing, and shares it with those who invited its payer. */
export function payFee(state: State, { member, reference, time }: Reason, from: Bucket, units: bigint): void {
  if (units === 0n) return
  const entries = move(swapAccount(member, from), feeAccount, units)
  post(state.ledger, { time, type: TransactionType.CONTRACT_FEE, reference, entries })
  rebate(state, { payer: member, coin: SETTLED, units, source: reference }, time)
}

/** Books a profit of a member (below zero: a loss) against the makers. */
export function bookProfit(state: State, { member, reference, time }: Reason, profit: bigint): void {
  if (profit === 0n) return
  const own = swapAccount(member, 'available')
  const type = profit > 0n ? TransactionType.CONTRACT_PROFIT : TransactionType.CONTRACT_LOSS
  post(state.ledger, { time, type, reference, entries: move(exchangeAccount('makers'), own, profit) })
}

/** Entries of several amounts, without those that move nothing. */
export const entriesOf = (parts: readonly Entry[]): Entry[] => parts.filter(({ units }) => units !== 0n)
