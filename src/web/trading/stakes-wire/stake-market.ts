import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import type { ContractSecondCoin } from '#generated/models/contract-second-coin.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import type { Market } from '../market.ts'
import type { ProductId } from '../products/product-id.ts'

/**
 * Returns the conversion of a pair that stakes are put on. It is no market of orders: fees and limits are those of a
 * stake, which are told beside its form.
 */
export const stakeMarketOf =
  (product: ProductId) =>
  (coin: ContractOptionCoin | ContractSecondCoin): Market => ({
    product,
    symbol: coin.symbol,
    base: coin.coinSymbol,
    quote: coin.baseSymbol,
    amountUnit: coin.coinSymbol,
    scales: { price: coin.baseCoinScale, amount: coin.coinScale },
    fees: { maker: ZERO, taker: ZERO },
    limits: {},
  })
