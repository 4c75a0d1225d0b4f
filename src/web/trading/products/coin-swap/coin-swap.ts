import { contractProduct } from '../../perpetual-wire/contract-product.tsx'
import { coinSwapFeeds } from './coin-swap-feeds.ts'
import { coinSwapLists, coinSwapMarkets } from './coin-swap-markets.ts'
import { coinSwapOrdering } from './coin-swap-ordering.ts'
import { coinSwapPerpetual } from './coin-swap-perpetual.ts'

/** Perpetual contracts margined in their coin. */
export const coinSwap = contractProduct({
  ...coinSwapFeeds,
  markets: coinSwapMarkets,
  kind: 'shell.coinSwap',
  lists: coinSwapLists,
  perpetual: coinSwapPerpetual,
  ordering: coinSwapOrdering,
})
