import type { WalletFlow } from '#generated/wire/wallet-flow.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { findCoin } from './coins.ts'
import type { Prices } from '../../market/prices.ts'
import type { AccountKind, Posting } from '../../kernel/ledger.ts'

const T = TransactionType

/** Types whose coins come from outside of a member's accounts or go there. Rewards, interest and fees are gains and losses. */
const OUTSIDE: ReadonlySet<number> = new Set([
  T.RECHARGE,
  T.WITHDRAW,
  T.OTC_BUY,
  T.OTC_SELL,
  T.ADMIN_RECHARGE,
  T.CTC_BUY,
  T.CTC_SELL,
  T.RED_OUT,
  T.RED_IN,
  T.WITHDRAWCODE_OUT,
  T.WITHDRAWCODE_IN,
])

type Flow = {
  readonly from: AccountKind | null
  readonly to: AccountKind | null
  readonly coin: string
  readonly units: bigint
}

/**
 * Returns the units that a posting moved into a member's accounts, out of them and between them, per coin. A fee is no
 * flow.
 */
function flowsOf({ type, entries }: Posting, owner: string): readonly Flow[] {
  const own = entries.filter(({ account }) => account.owner === owner)
  const coins = [...new Set(own.map(({ account }) => account.coin))]
  return coins.flatMap((coin) => {
    const changes = new Map<AccountKind, bigint>()
    for (const { account, units } of own)
      if (account.coin === coin) changes.set(account.kind, (changes.get(account.kind) ?? 0n) + units)
    return OUTSIDE.has(type) ? externalFlows(changes, coin, feeOf(entries, coin)) : between(changes, coin)
  })
}

const feeOf = (entries: Posting['entries'], coin: string): bigint =>
  entries.reduce(
    (sum, { account, units }) => (account.owner === 'fees' && account.coin === coin ? sum + units : sum),
    0n,
  )

function externalFlows(changes: ReadonlyMap<AccountKind, bigint>, coin: string, fee: bigint): Flow[] {
  return [...changes].flatMap(([kind, change]): Flow[] => {
    if (change === 0n) return []
    const units = change + fee
    if (units === 0n) return []
    return [
      units > 0n ? { from: null, to: kind, coin, units } : { from: kind, to: null, coin, units: -units },
    ]
  })
}

/** Pairs what left some accounts with what entered others; what is over on one side is a gain or a loss. */
function between(changes: ReadonlyMap<AccountKind, bigint>, coin: string): Flow[] {
  const left = [...changes].filter(([, change]) => change < 0n)
  const flows: Flow[] = []
  for (const [to, change] of changes) {
    let open = change
    for (const [index, [from, lost]] of left.entries()) {
      if (open <= 0n || lost === 0n) continue
      const units = open < -lost ? open : -lost
      flows.push({ from, to, coin, units })
      left[index] = [from, lost + units]
      open -= units
    }
  }
  return flows
}

/** The flows of a posting as they travel: valued at the prices of its moment. */
export const wireFlows = (posting: Posting, owner: string, prices: Prices): WalletFlow[] =>
  flowsOf(posting, owner).map(({ from, to, coin: unit, units }) => {
    const { time, type } = posting
    const coin = findCoin(unit)
    if (coin === undefined) throw new RangeError(`no coin ${unit}`)
    const usd = fromUnits(units * prices.ticksAt(coin, time), coin.scale + coin.priceScale)
    return { time, type: type as WalletFlow['type'], from, to, usd: toText(usd) }
  })
