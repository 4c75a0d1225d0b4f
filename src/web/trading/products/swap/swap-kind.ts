import { linearArithmetic } from '#src/core/perpetual/linear/arithmetic.ts'
import type { ContractKind } from '../../perpetual-wire/contract-kind.ts'

/** Contracts margined in USDT, their quote coin. */
export const swapKind: ContractKind = {
  product: 'swap',
  arithmetic: linearArithmetic,
  mean: 'arithmetic',
  moneyOf: ({ baseSymbol }) => ({ coin: baseSymbol, places: 2 }),
  sizeUnitOf: ({ coinSymbol }) => coinSymbol,
  volumeCoinOf: ({ coinSymbol }) => coinSymbol,
}
