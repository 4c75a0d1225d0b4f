import type { Refuse } from './refusal.ts'
import { append, recordUndo, toRaw } from './transaction.ts'

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
/** `margin` is what secures open positions of contracts. */
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
  /** Subject of the posting, e.g. an order number. */
  readonly reference?: string
  readonly entries: readonly Entry[]
}

/** Type of a posting that only freezes or frees what stays in one wallet: no transaction, lists leave it out. */
export const HOLD = -1

/**
 * All postings in columns: as objects, a million of them would be ten million things to allocate and to read back.
 * Only `post` and `postingAt` know this form.
 */
type Columns = {
  readonly time: number[]
  readonly type: number[]
  /** An empty text where a posting has none. */
  readonly reference: string[]
  /** Number of the entries up to the end of each posting. */
  readonly end: number[]
  /** Of each entry. */
  readonly account: number[]
  readonly units: bigint[]
}

export type Ledger = {
  readonly balances: Record<string, bigint>
  readonly accounts: Account[]
  /** Place in `accounts`, by the key of an account. */
  readonly numbers: Record<string, number>
  readonly columns: Columns
  /**
   * Ids of the postings that move more than a HOLD, in the order of booking: by owner, and by owner and kind of account
   * (`m600001/swap`).
   */
  readonly moved: Record<string, number[]>
}

export const emptyLedger = (): Ledger => ({
  balances: {},
  accounts: [],
  numbers: {},
  columns: { time: [], type: [], reference: [], end: [], account: [], units: [] },
  moved: {},
})

/** Number of postings: also the id of the latest. */
export const countPostings = ({ columns }: Ledger): number => toRaw(columns).time.length

/** The posting of an id, from 1 to `countPostings`. */
export function postingAt(ledger: Ledger, id: number): Posting {
  const { columns, accounts } = toRaw(ledger)
  const at = id - 1
  const [time, type, end] = [columns.time[at], columns.type[at], columns.end[at]]
  if (time === undefined || type === undefined || end === undefined) throw new RangeError(`no posting ${id}`)
  const entries: Entry[] = []
  for (let each = columns.end[at - 1] ?? 0; each < end; each++) {
    const [account, units] = [accounts[columns.account[each] ?? -1], columns.units[each]]
    if (account !== undefined && units !== undefined) entries.push({ account, units })
  }
  const reference = columns.reference[at] ?? ''
  return reference === '' ? { id, time, type, entries } : { id, time, type, reference, entries }
}

/** The postings after an id, in the order of booking. */
export function* postingsAfter(ledger: Ledger, id: number): Generator<Posting> {
  for (let next = id + 1; next <= countPostings(ledger); next++) yield postingAt(ledger, next)
}

/** Ids of an owner's postings that move more than a HOLD, of all accounts or of one kind, in the order of booking. */
export const movedBy = (ledger: Ledger, owner: Owner, kind?: AccountKind): readonly number[] =>
  ledger.moved[kind === undefined ? owner : `${owner}/${kind}`] ?? []

const keyOf = ({ owner, kind, coin, bucket }: Account): string => `${owner}/${kind}/${coin}/${bucket}`
/** A digit follows the letter: `makers` begins with one too. */
const isMember = (owner: Owner): boolean => owner.startsWith('m') && owner.charCodeAt(1) < 58

/** Balance in smallest units; an account that was never used holds zero. */
export const balanceOf = (ledger: Ledger, account: Account): bigint =>
  toRaw(ledger).balances[keyOf(account)] ?? 0n

/**
 * Books a posting whole or not at all.
 * @throws RangeError when the entries of a coin do not sum to zero, nothing is moved, or a member's account would go
 * below zero: a fault of ours, since a command asks for the balance first
 */
export function post(ledger: Ledger, posting: Omit<Posting, 'id'>): Posting {
  const { entries } = posting
  const { balances } = toRaw(ledger)
  // A posting has a handful of entries: to search them costs less than to sort them into maps.
  const keys: string[] = []
  const after: bigint[] = []
  /** Place in `keys` of each entry's account. */
  const places: number[] = []
  for (const { account, units } of entries) {
    if (units === 0n) throw new RangeError('a posting moves something')
    const key = keyOf(account)
    let place = keys.indexOf(key)
    if (place < 0) {
      place = keys.push(key) - 1
      after.push(balances[key] ?? 0n)
    }
    after[place] = (after[place] ?? 0n) + units
    places.push(place)
  }
  if (keys.length === 0) throw new RangeError('a posting moves something')
  let last: string | undefined
  for (const [index, { account }] of entries.entries()) {
    const { coin, owner } = account
    if (coin !== last && sumOf(entries, coin) !== 0n)
      throw new RangeError(`a posting in ${coin} does not sum to zero`)
    last = coin
    if (isMember(owner) && (after[places[index] ?? -1] ?? 0n) < 0n)
      throw new RangeError(`${owner} has too little ${coin}`)
  }
  return write(toRaw(ledger), posting, { keys, after, places })
}

type Balances = {
  readonly keys: readonly string[]
  readonly after: readonly bigint[]
  readonly places: readonly number[]
}

/** Writes what `post` has checked, past the draft: a posting would be a dozen changes of it. */
function write(ledger: Ledger, posting: Omit<Posting, 'id'>, { keys, after, places }: Balances): Posting {
  const { balances, columns } = ledger
  const { time, type, reference = '', entries } = posting
  const before = keys.map((key) => balances[key])
  const written = columns.account.length
  for (let index = 0; index < keys.length; index++) balances[keys[index] ?? ''] = after[index] ?? 0n
  for (const [index, { account, units }] of entries.entries()) {
    columns.account.push(numberOf(ledger, account, keys[places[index] ?? -1] ?? ''))
    columns.units.push(units)
  }
  columns.time.push(time)
  columns.type.push(type)
  columns.reference.push(reference)
  columns.end.push(columns.account.length)
  recordUndo(() => {
    for (const column of [columns.time, columns.type, columns.reference, columns.end]) column.pop()
    columns.account.length = written
    columns.units.length = written
    for (const [index, key] of keys.entries()) {
      const units = before[index]
      if (units === undefined) delete balances[key]
      else balances[key] = units
    }
  })
  const id = columns.time.length
  if (type !== HOLD) enterMoved(ledger, entries, id)
  return { id, ...posting }
}

/** Place of an account in the list of all that were ever used. */
function numberOf({ accounts, numbers }: Ledger, account: Account, key: string): number {
  const known = numbers[key]
  if (known !== undefined) return known
  const { owner, kind, coin, bucket } = account
  numbers[key] = accounts.length
  recordUndo(() => void delete numbers[key])
  append(accounts, { owner, kind, coin, bucket })
  return accounts.length - 1
}

function enterMoved({ moved }: Ledger, entries: readonly Entry[], id: number): void {
  let entered: Account | undefined
  for (const { account } of entries) {
    if (!isMember(account.owner)) continue
    if (entered?.owner === account.owner && entered.kind === account.kind) continue
    entered = account
    for (const key of [account.owner, `${account.owner}/${account.kind}`]) {
      const known = moved[key]
      if (known === undefined) {
        moved[key] = [id]
        recordUndo(() => void delete moved[key])
      } else if (known.at(-1) !== id) append(known, id)
    }
  }
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
