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
  /** Units of 10^-8 in a tick of the price and in a lot of the volume. */
  readonly tick: bigint
  readonly lot: bigint
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
    tick: 10n ** BigInt(8 - pair.priceScale),
    lot: 10n ** BigInt(8 - pair.lotScale),
  }
})

const bySymbol = new Map(CONTRACTS.map((contract) => [contract.symbol, contract]))

/** @throws RangeError when there is none: records name contracts that exist */
export function contractOf(symbol: string): Contract {
  const contract = bySymbol.get(symbol)
  if (contract === undefined) throw new RangeError(`no contract ${symbol}`)
  return contract
}

const byId = new Map(CONTRACTS.map((contract) => [String(contract.id), contract]))

/** The contract of a number, as requests name it. */
export const findContractById = (id: number | string): Contract | undefined => byId.get(String(id))

export const findContract = (symbol: string): Contract | undefined => bySymbol.get(symbol)

/** Part of the value below which a position is liquidated: what has to be kept, and the fee of closing. */
export const keptRate = ({ maintenanceRate, closeFee }: Contract): bigint => maintenanceRate + closeFee

/** USDT, in smallest units, that so many lots are worth at a price in ticks: exact. */
export const valueOf = ({ pair }: Contract, price: number, lots: number): bigint =>
  BigInt(price) * BigInt(lots) * pair.unitsPerTick
