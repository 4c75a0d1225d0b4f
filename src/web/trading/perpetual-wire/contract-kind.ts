import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { PerpetualArithmetic } from '#src/core/perpetual/arithmetic.ts'
import type { Mean } from '../form/market-estimate.ts'
import type { MoneyUnit } from '../perpetual/holdings.ts'
import type { ProductId } from '../products/product-id.ts'

/** The coins of a contract on the wire. */
export type WireCoins = Pick<ContractCoin, 'coinSymbol' | 'baseSymbol'>

/** A kind of perpetual contracts: what it counts in, which the wire does not tell, and its arithmetic. */
export type ContractKind = {
  readonly product: ProductId
  readonly arithmetic: PerpetualArithmetic
  /** The mean that an average price is. */
  readonly mean: Mean
  readonly moneyOf: (coins: WireCoins) => MoneyUnit
  /** The unit of face values. */
  readonly sizeUnitOf: (coins: WireCoins) => string
  /** The coin of volumes; null where they are whole contracts. */
  readonly volumeCoinOf: (coins: WireCoins) => string | null
}
