import { createContext } from 'react'
import type { ProductMarkets } from '../products/product.ts'
import type { ProductId } from '../products/product-id.ts'

/** A product with live prices, which are loaded where an alert waits for one of them. */
export type TickerSource = {
  readonly id: ProductId
  readonly load: () => Promise<ProductMarkets['tickers']>
}

/** Every product of the app; a trading screen knows its own only. */
export const TickerSources = createContext<readonly TickerSource[]>([])
