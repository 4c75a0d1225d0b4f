import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Account, type Bucket, type Entry, HOLD, move, post } from '../kernel/ledger.ts'
import { toRaw } from '../kernel/transaction.ts'
import { rebate } from '../areas/promotion/rebates.ts'
import { accountOf } from './account.ts'
import type { KindId } from './contracts.ts'
import type { Realised } from './perpetual-state.ts'
import type { Venue, Wallet } from './venue.ts'

/** Counterparty of the members, and the fund that takes what a liquidation leaves and pays what it lacks. */
export const exchangeAccount = (
  { kind }: Pick<Venue, 'kind'>,
  coin: string,
  owner: 'makers' | 'insurance',
): Account => ({ owner, kind: kind.id, coin, bucket: 'available' })

/** Fees of all areas go to one account of their coin, out of which rebates are paid. */
export const feeAccount = (coin: string): Account => ({
  owner: 'fees',
  kind: 'spot',
  coin,
  bucket: 'available',
})

/** Reason of a posting: the wallet, and the entrust or the contract that it is about. */
export type Reason = Wallet & { readonly reference: string; readonly time: number }

/** Begins the references of postings: numbers of orders are counted by kind. */
const SUBJECTS: Readonly<Record<KindId, string>> = { swap: 'contract', coinSwap: 'coin contract' }

export const referenceTo = ({ kind }: Pick<Venue, 'kind'>, subject: string): string =>
  `${SUBJECTS[kind.id]} ${subject}`

/** Moves money between buckets of one wallet, below zero back; nothing where it is none. */
export function hold(venue: Venue, reason: Reason, from: Bucket, to: Bucket, units: bigint): void {
  if (units === 0n) return
  const { reference, time } = reason
  const entries = move(accountOf(venue, reason, from), accountOf(venue, reason, to), units)
  post(venue.state.ledger, { time, type: HOLD, reference, entries })
}

/** Books the fee of an opening or a closing, and shares it with those who invited its payer. */
export function payFee(venue: Venue, reason: Reason, from: Bucket, units: bigint): void {
  if (units === 0n) return
  const { member, coin, reference, time } = reason
  const entries = move(accountOf(venue, reason, from), feeAccount(coin), units)
  post(venue.state.ledger, { time, type: TransactionType.CONTRACT_FEE, reference, entries })
  rebate(venue.state, { payer: member, coin, units, source: reference }, time)
}

/** Books a profit of a member against the makers; nothing where it is none. */
export function bookProfit(venue: Venue, reason: Reason, profit: bigint): void {
  if (profit === 0n) return
  const { coin, reference, time } = reason
  const own = accountOf(venue, reason, 'available')
  const entries = move(exchangeAccount(venue, coin, 'makers'), own, profit)
  post(venue.state.ledger, { time, type: TransactionType.CONTRACT_PROFIT, reference, entries })
  countRealised(venue, reason, profit)
}

const NOTHING: Realised = { profit: 0n, loss: 0n }

/** Realised profits and losses of a wallet so far, before fees. */
export const realisedBy = ({ own }: Venue, { member, coin }: Wallet): Realised =>
  toRaw(own).realised[coin]?.[member] ?? NOTHING

/** Counts a profit of a wallet (below zero: a loss). */
export function countRealised(venue: Venue, wallet: Wallet, units: bigint): void {
  const { profit, loss } = realisedBy(venue, wallet)
  ;(venue.own.realised[wallet.coin] ??= {})[wallet.member] =
    units > 0n ? { profit: profit + units, loss } : { profit, loss: loss - units }
}

/** Entries of several amounts, without those that move nothing. */
export const entriesOf = (parts: readonly Entry[]): Entry[] => parts.filter(({ units }) => units !== 0n)
