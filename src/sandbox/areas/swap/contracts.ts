import { ONE } from '#src/core/perpetual/units.ts'
import { PAIRS, type PairRow } from '../../market/pairs.ts'

/** A perpetual contract that is settled in USDT. Prices are ticks and volumes lots of the spot pair of its coin. */
export type Contract = {
  readonly id: number
  readonly symbol: string
  readonly pair: PairRow
  /** Leverages that may be chosen, ascending. */
  readonly leverages: readonly number[]
  /** Rates in 10^-8 of the value. */
  readonly maintenanceRate: bigint
  readonly openFee: bigint
  readonly closeFee: bigint
}

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
    id: FIRST + index,
    symbol: pair.symbol,
    pair,
    leverages: LEVERAGES.filter((times) => isDeep || times <= 50),
    maintenanceRate: isDeep ? ONE / 200n : ONE / 100n,
    openFee: FEE,
    closeFee: FEE,
  }
})

const bySymbol = new Map(CONTRACTS.map((contract) => [contract.symbol, contract]))

export const findContract = (symbol: string): Contract | undefined => bySymbol.get(symbol)
