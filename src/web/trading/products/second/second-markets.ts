import {
  getListSecondMarketsQueryKey,
  listSecondMarkets,
} from '#generated/client/second-market/second-market.ts'
import { secondPath } from '#src/web/paths/paths.ts'
import { isListed, marketListOptions, useListedMarkets } from '../../listed-markets.ts'
import type { Market } from '../../market.ts'
import { useWireRead } from '../../wire-read.ts'
import { stakeMarketOf } from '../../stakes-wire/stake-market.ts'
import type { ProductMarkets } from '../product.ts'
import { secondTickers } from './second-tickers.ts'

const LIST = { read: listSecondMarkets, key: getListSecondMarketsQueryKey }

const useList = () => useWireRead(LIST, [], marketListOptions)

const marketOf = stakeMarketOf('second')

/** The pairs that second contracts are bought on. The exchange keeps no favourites of them. */
export const secondMarkets: ProductMarkets = {
  id: 'second',
  usual: 'BTC/USDT',
  pathOf: secondPath,
  symbolOf: (name) => name.toUpperCase().replace('_', '/'),
  useMarkets: () => useListedMarkets(useList(), marketOf, isListed),
  tickers: secondTickers,
  useFavouriteCalls: () => null,
}

/** True while a pair takes orders; undefined while it is not known. */
export function useTakesOrders({ symbol }: Market): boolean | undefined {
  const coin = useList().data?.find((each) => each.symbol === symbol)
  return coin && (coin.exchangeable ?? 1) === 1
}
