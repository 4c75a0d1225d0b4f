import type { Refuse } from './refusal.ts'

/**
 * A member (`m<id>`), or one of the exchange's own sides, which alone may go below zero: `fees` takes fees, `makers`
 * trades with members, `network` is the world outside, `promotion` pays rewards, `insurance` covers what a liquidation
 * leaves owing, `house` is the counterparty of options and second contracts, `issuer` sells new coins, `savings` pays
 * interest.
 */
export type Owner =
  | `m${number}`
  | 'fees'
  | 'makers'
  | 'network'
  | 'promotion'
  | 'insurance'
  | 'house'
  | 'issuer'
  | 'savings'
export type AccountKind = 'spot' | 'swap' | 'coinSwap' | 'second' | 'finance'
/** `margin` is what secures open positions and orders of contracts. */
export type Bucket = 'available' | 'frozen' | 'toBeReleased' | 'margin'

export type Account = {
  readonly owner: Owner
  readonly kind: AccountKind
  readonly coin: string
  readonly bucket: Bucket
}

/** `units` are whole smallest units of the account's coin; negative takes away. */
export type Entry = { readonly account: Account; readonly units: bigint }

/** One business event in the books. `type` is the wallet transaction type of the contract, or HOLD. */
export type Posting = {
  readonly id: number
  /** Epoch milliseconds. */
  readonly time: number
  readonly type: number
  /** What it was about, e.g. an order number. */
  readonly reference?: string
  readonly entries: readonly Entry[]
}

/** Type of a posting that only freezes or frees what stays in one wallet: no transaction, lists leave it out. */
export const HOLD = -1

export type Ledger = { nextId: number; balances: Record<string, bigint>; postings: Posting[] }

export const emptyLedger = (): Ledger => ({ nextId: 1, balances: {}, postings: [] })

const keyOf = ({ owner, kind, coin, bucket }: Account): string => `${owner}/${kind}/${coin}/${bucket}`
const isMember = (owner: Owner): boolean => /^m\d/.test(owner)

/** Balance in smallest units; an account that was never used holds zero. */
export const balanceOf = (ledger: Ledger, account: Account): bigint => ledger.balances[keyOf(account)] ?? 0n

/**
 * Books a posting whole or not at all.
 * @throws RangeError when the entries of a coin do not sum to zero, nothing is moved, or a member's account would go
 * below zero: a fault of ours, since a command asks for the balance first
 */
export function post(ledger: Ledger, posting: Omit<Posting, 'id'>): Posting {
  const { entries } = posting
  // A posting has a handful of entries: to search them costs less than to sort them into maps.
  const keys: string[] = []
  const after: bigint[] = []
  for (const { account, units } of entries) {
    if (units === 0n) throw new RangeError('a posting moves something')
    const key = keyOf(account)
    const at = keys.indexOf(key)
    if (at < 0) {
      keys.push(key)
      after.push((ledger.balances[key] ?? 0n) + units)
    } else after[at] = (after[at] ?? 0n) + units
  }
  if (keys.length === 0) throw new RangeError('a posting moves something')
  for (const { account } of entries) {
    if (sumOf(entries, account.coin) !== 0n)
      throw new RangeError(`a posting in ${account.coin} does not sum to zero`)
    if (isMember(account.owner) && (after[keys.indexOf(keyOf(account))] ?? 0n) < 0n)
      throw new RangeError(`${account.owner} has too little ${account.coin}`)
  }
  for (let index = 0; index < keys.length; index++) ledger.balances[keys[index] ?? ''] = after[index] ?? 0n
  const booked = { id: ledger.nextId, ...posting }
  ledger.nextId += 1
  ledger.postings[ledger.postings.length] = booked
  return booked
}

function sumOf(entries: readonly Entry[], coin: string): bigint {
  let sum = 0n
  for (const { account, units } of entries) if (account.coin === coin) sum += units
  return sum
}

/** @throws Refusal when less than so many units are in the account */
export function requireBalance(
  ledger: Ledger,
  account: Account,
  units: bigint,
  refuse: Refuse<'insufficient-balance'>,
): void {
  if (balanceOf(ledger, account) < units) refuse('insufficient-balance')
}

/** Moves units from one account to another of the same coin. */
export const move = (from: Account, to: Omit<Account, 'coin'>, units: bigint): Entry[] => [
  { account: from, units: -units },
  { account: { ...to, coin: from.coin }, units },
]

/** What is wrong with the books, as sentences; empty when all is well. Rebuilds every balance from the postings. */
export function auditLedger(ledger: Ledger): string[] {
  const rebuilt = emptyLedger()
  const faults: string[] = []
  for (const posting of ledger.postings) {
    try {
      post(rebuilt, posting)
    } catch (error) {
      faults.push(`posting ${posting.id}: ${String(error)}`)
    }
  }
  for (const key of new Set([...Object.keys(ledger.balances), ...Object.keys(rebuilt.balances)])) {
    if (ledger.balances[key] !== rebuilt.balances[key])
      faults.push(`balance of ${key} does not follow from the postings`)
  }
  return faults
}
