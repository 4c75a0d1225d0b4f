import type { PerpetualArithmetic } from '#src/core/perpetual/arithmetic.ts'
import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { PerpetualPosition } from '#src/core/perpetual/position.ts'
import type { PairRow } from '../market/pairs.ts'

/** Kinds of perpetual contracts: names of their accounts, their part of the state, and their commands and due items. */
export type KindId = 'swap' | 'coinSwap'

/** A perpetual contract. Prices are whole ticks and volumes whole lots of its pair. */
export type Contract = {
  readonly kind: KindId
  readonly id: number
  readonly symbol: string
  /** Its market: the price path of the coin, with the lots and volumes of the contract. */
  readonly pair: PairRow
  /** Coin of margins, fees and profits: contracts that are settled in one coin share its wallet. */
  readonly settled: string
  readonly arithmetic: PerpetualArithmetic
  /** Size of one contract, as it is told: coins of a linear one, USD of an inverse one. */
  readonly share: string
  /** Leverages that may be chosen, ascending. */
  readonly leverages: readonly number[]
  /** Rates in 10^-8 of the value. */
  readonly maintenanceRate: bigint
  readonly openFee: bigint
  readonly closeFee: bigint
  /** Units of 10^-8 in a tick of the price and in a lot of the size. */
  readonly tick: bigint
  readonly lot: bigint
}

/** All that one kind of contracts has of its own. */
export type Kind = {
  readonly id: KindId
  readonly contracts: readonly Contract[]
  /** Margin mode of a wallet for which its member has chosen none. */
  readonly usualMode: MarginMode
}

const indexes = new WeakMap<Kind, ReadonlyMap<string, Contract>>()

/** Contracts of a kind by their symbols, and by their numbers as text. */
function indexOf(kind: Kind): ReadonlyMap<string, Contract> {
  const known = indexes.get(kind)
  if (known !== undefined) return known
  const index = new Map(
    kind.contracts.flatMap((contract) => [
      [contract.symbol, contract],
      [String(contract.id), contract],
    ]),
  )
  indexes.set(kind, index)
  return index
}

export const findContract = (kind: Kind, symbol: string): Contract | undefined => indexOf(kind).get(symbol)

/** The contract of a number, as requests name it. */
export const findContractById = (kind: Kind, id: number | string): Contract | undefined =>
  indexOf(kind).get(String(id))

/** Part of the value below which a position is liquidated: what has to be kept, and the fee of closing. */
export const keptRate = ({ maintenanceRate, closeFee }: Contract): bigint => maintenanceRate + closeFee

export const priceOf = ({ tick }: Contract, ticks: number): bigint => BigInt(ticks) * tick

/** Notional value of so many lots at a price in ticks. */
export const valueOf = ({ arithmetic, tick, lot }: Contract, ticks: number, lots: number): bigint =>
  arithmetic.notionalOf(BigInt(lots) * lot, BigInt(ticks) * tick)

/** A position as the arithmetic of contracts takes it. */
export const sizedOf = (
  {
    direction,
    lots,
    cost,
    margin,
  }: {
    readonly direction: Direction
    readonly lots: number
    readonly cost: bigint
    readonly margin: bigint
  },
  { lot }: Contract,
): PerpetualPosition => ({ direction, size: BigInt(lots) * lot, cost, margin })
