import { inverseArithmetic } from '#src/core/perpetual/inverse/arithmetic.ts'
import type { ContractKind } from '../../perpetual-wire/contract-kind.ts'

/** Contracts margined in the coin that they trade: whole ones, of a face value in USD. */
export const coinSwapKind: ContractKind = {
  product: 'coinswap',
  arithmetic: inverseArithmetic,
  mean: 'harmonic',
  moneyOf: ({ coinSymbol }) => ({ coin: coinSymbol, places: 8 }),
  sizeUnitOf: () => 'USD',
  volumeCoinOf: () => null,
}
