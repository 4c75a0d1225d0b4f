import type { WalletFlow } from '#generated/models/wallet-flow.ts'
import type { WalletValue } from '#generated/models/wallet-value.ts'
import { add, divide, subtract, sum } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { Account } from './accounts.ts'

/** Profit of some accounts over a time: start + inflow − outflow + profit = end. */
export type Profit = {
  /** When the counting begins: the first row, or the first inflow where nothing was held before. */
  readonly since: Instant
  readonly start: Decimal
  readonly inflow: Decimal
  readonly outflow: Decimal
  /** Number of flows. */
  readonly inflows: number
  readonly outflows: number
  readonly profit: Decimal
  /** Per cent of what was there at the start and came in; null where that is nothing. */
  readonly percent: Decimal | null
  readonly end: Decimal
}

type Options = {
  /** Accounts to count: one, or all of them. Flows between them do not count. */
  readonly accounts: readonly Account[]
  /** Present value of the accounts, where the caller has a newer one than the last row. */
  readonly end?: Decimal
  /**
   * Converts US dollars to the shown sum. Sums are converted first and subtracted then, so that the shown sums add up.
   */
  readonly shown?: (usd: Decimal) => Decimal
}

const unchanged = (usd: Decimal): Decimal => usd

/**
 * Profit = end value − start value − net inflow, each flow at the price of its moment. Null where nobody knows the
 * flows, or there is no row.
 */
export function profitOf(rows: readonly WalletValue[], options: Options): Profit | null {
  const { accounts, shown = unchanged } = options
  const [first, ...later] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined || later.some(({ flows }) => flows === undefined)) return null
  const isOwn = (account: Account | null): boolean => account !== null && accounts.includes(account)
  const flows = later.flatMap((row) => row.flows ?? [])
  const into = flows.filter(({ from, to }) => isOwn(to) && !isOwn(from))
  const outOf = flows.filter(({ from, to }) => isOwn(from) && !isOwn(to))
  const worth = sum(accounts.map((account) => first[account]))
  const start = shown(worth)
  const inflow = shown(sumOf(into))
  const outflow = shown(sumOf(outOf))
  const end = options.end ?? shown(sum(accounts.map((account) => last[account])))
  const profit = subtract(add(subtract(end, start), outflow), inflow)
  const base = add(start, inflow)
  return {
    since: isPositive(worth) ? first.time : (into[0]?.time ?? first.time),
    start,
    inflow,
    outflow,
    inflows: into.length,
    outflows: outOf.length,
    profit,
    percent: isPositive(base) ? divide(toPercent(profit), base) : null,
    end,
  }
}

const sumOf = (flows: readonly WalletFlow[]): Decimal => sum(flows.map(({ usd }) => usd))
