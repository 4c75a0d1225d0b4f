import { DepositStatus } from '#generated/wire/deposit-status.ts'
import { WithdrawalStatus } from '#generated/wire/withdrawal-status.ts'
import { countPostings, type Posting, postingsAfter } from '../kernel/ledger.ts'
import type { AnyArea, State } from '../areas/state.ts'
import { areas } from '../areas/areas.ts'
import { frozenErrors } from '../areas/frozen.ts'

/** Books of its own, kept from the postings alone: the ledger is not asked about itself. */
export type ShadowBooks = {
  /** Books what was posted since it was last asked; `owners` are the members whose money may move. Returns faults. */
  follow(state: State, owners: (posting: Posting) => ReadonlySet<string>): string[]
  /** Returns the differences between the expected and the actual state, as sentences. */
  compare(state: State): string[]
}

const all: readonly AnyArea[] = areas

const isMember = (owner: string): boolean => /^m\d/.test(owner)

export function shadowBooks(): ShadowBooks {
  const balances = new Map<string, bigint>()
  let seen = 0

  function book({ id, entries }: Posting, owners: ReadonlySet<string>): string[] {
    const faults: string[] = []
    const sums = new Map<string, bigint>()
    for (const { account, units } of entries) {
      const { owner, kind, coin, bucket } = account
      const key = `${owner}/${kind}/${coin}/${bucket}`
      balances.set(key, (balances.get(key) ?? 0n) + units)
      sums.set(coin, (sums.get(coin) ?? 0n) + units)
      if (isMember(owner) && !owners.has(owner)) faults.push(`posting ${id} moves money of ${owner}`)
    }
    for (const [coin, sum] of sums) if (sum !== 0n) faults.push(`posting ${id} makes or loses ${sum} ${coin}`)
    for (const { account } of entries) {
      const { owner, kind, coin, bucket } = account
      const left = balances.get(`${owner}/${kind}/${coin}/${bucket}`) ?? 0n
      if (isMember(owner) && left < 0n) faults.push(`posting ${id} leaves ${owner} ${left} ${coin}`)
    }
    return faults
  }

  return {
    follow({ ledger }, owners) {
      const fresh = [...postingsAfter(ledger, seen)]
      seen = countPostings(ledger)
      return fresh.flatMap((posting) => book(posting, owners(posting)))
    },
    compare: (state) =>
      [
        ...different(state, balances),
        ...frozenErrors(state),
        ...all.flatMap(({ faults }) => faults?.(state) ?? []),
        ...outside(state).map(([key, units]) => unlike(key, units, balances.get(key))),
      ].filter((fault) => fault !== ''),
  }
}

const unlike = (key: string, wanted: bigint, found = 0n): string =>
  wanted === found ? '' : `${key} holds ${found}, not ${wanted}`

function different({ ledger }: State, balances: ReadonlyMap<string, bigint>): string[] {
  const keys = new Set([...balances.keys(), ...Object.keys(ledger.balances)])
  return [...keys].map((key) => unlike(key, balances.get(key) ?? 0n, ledger.balances[key]))
}

type Held = [key: string, units: bigint][]
const summed = (rows: Held): Held => {
  const sums = new Map<string, bigint>()
  for (const [key, units] of rows) sums.set(key, (sums.get(key) ?? 0n) + units)
  return [...sums]
}

/** The networks gave what arrived, and have what was sent. */
function outside({ deposits, withdrawals }: State): Held {
  const key = (coin: string): string => `network/spot/${coin}/available`
  return summed([
    ...Object.values(deposits)
      .filter(({ status }) => status === DepositStatus.ARRIVED)
      .map(({ coin, units }): [string, bigint] => [key(coin), -units]),
    ...Object.values(withdrawals)
      .filter(({ status }) => status === WithdrawalStatus.PROCESSED)
      .map(({ coin, units, fee }): [string, bigint] => [key(coin), units - fee]),
  ])
}
