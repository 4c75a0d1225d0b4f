import { contractProduct } from '../../perpetual-wire/contract-product.tsx'
import { swapFeeds } from './feeds/swap-feeds.ts'
import { swapLists, swapMarkets } from './swap-markets.ts'
import { swapOrdering } from './swap-ordering.ts'
import { swapPerpetual } from './swap-perpetual.ts'

/** Perpetual contracts margined in USDT. */
export const swap = contractProduct({
  ...swapFeeds,
  markets: swapMarkets,
  kind: 'shell.swap',
  lists: swapLists,
  perpetual: swapPerpetual,
  ordering: swapOrdering,
})
