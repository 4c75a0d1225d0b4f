import { linearArithmetic } from '#src/core/perpetual/linear/arithmetic.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { PAIRS } from '../../market/pairs.ts'
import type { Contract, Kind } from '../../perpetual/contracts.ts'

/** Coin that contracts are settled in. */
export const SETTLED = 'USDT'
/** Numbers of contracts begin here, so that none is taken for a coin's. */
const FIRST = 101
const PEGGED = 'USDC'
const DEEP: ReadonlySet<string> = new Set(['BTC', 'ETH'])
const LEVERAGES = [1, 2, 3, 5, 10, 20, 50, 100] as const
const FEE = ONE / 2000n

export const CONTRACTS: readonly Contract[] = PAIRS.filter(
  ({ coin, quote }) => quote === SETTLED && coin !== PEGGED,
).map((pair, index) => {
  const isDeep = DEEP.has(pair.coin)
  return {
    kind: 'swap',
    id: FIRST + index,
    symbol: pair.symbol,
    pair,
    settled: SETTLED,
    arithmetic: linearArithmetic,
    share: '1',
    leverages: LEVERAGES.filter((times) => isDeep || times <= 50),
    maintenanceRate: isDeep ? ONE / 200n : ONE / 100n,
    openFee: FEE,
    closeFee: FEE,
    tick: 10n ** BigInt(8 - pair.priceScale),
    lot: 10n ** BigInt(8 - pair.lotScale),
  }
})

/** Perpetual contracts settled in USDT: one wallet for all of them. */
export const USDT_MARGINED: Kind = { id: 'swap', contracts: CONTRACTS, usualMode: 'cross' }
