import { inverseArithmetic } from '#src/core/perpetual/inverse/arithmetic.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { Contract, Kind } from '../../perpetual/contracts.ts'
import { CONTRACTS } from '../swap/contracts.ts'

/** Numbers of contracts begin here, so that none is taken for a coin's, nor for that of a contract settled in USDT. */
const FIRST = 201
/** Most USD of one order. */
const LARGEST = 10_000_000

/** USD that a contract is worth at any price. */
const faceOf = ({ coin }: PairRow): number => (coin === 'BTC' ? 100 : 10)

/** A lot is one whole contract; as many are traded as the spot market's volume is worth at its base price. */
function pairOf(pair: PairRow): PairRow {
  const face = faceOf(pair)
  const dollarsPerLot = pair.base / 10 ** (pair.priceScale + pair.lotScale)
  return {
    ...pair,
    lotScale: 0,
    faceUnits: BigInt(face) * ONE,
    volume: Math.floor((pair.volume * dollarsPerLot) / face),
    minLots: 1,
    maxLots: LARGEST / face,
  }
}

/** One contract for each coin that has one settled in USDT, with the same prices, leverages and rates. */
const CONTRACTS_OF_COINS: readonly Contract[] = CONTRACTS.map((contract, index) => {
  const face = faceOf(contract.pair)
  return {
    ...contract,
    kind: 'coinSwap',
    id: FIRST + index,
    pair: pairOf(contract.pair),
    settled: contract.pair.coin,
    arithmetic: inverseArithmetic,
    share: String(face),
    lot: BigInt(face) * ONE,
  }
})

/** Perpetual contracts settled in their coin: a wallet for each. */
export const COIN_MARGINED: Kind = { id: 'coinSwap', contracts: CONTRACTS_OF_COINS, usualMode: 'isolated' }
