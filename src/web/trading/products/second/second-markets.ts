import {
  getListSecondMarketsQueryKey,
  listSecondMarkets,
} from '#generated/client/second-market/second-market.ts'
import type { ContractSecondCoin } from '#generated/models/contract-second-coin.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { secondPath } from '#src/web/paths/paths.ts'
import { isListed, marketListOptions, useListedMarkets } from '../../listed-markets.ts'
import type { Market } from '../../market.ts'
import { useWireRead } from '../../perpetual-wire/wire-read.ts'
import type { ProductMarkets } from '../product.ts'
import { secondTickers } from './second-tickers.ts'

const LIST = { read: listSecondMarkets, key: getListSecondMarketsQueryKey }

const useList = () => useWireRead(LIST, [], marketListOptions)

/** Converts a pair of second contracts to a market. Its orders have no fees, and their limits are those of a cycle. */
const marketOf = (coin: ContractSecondCoin): Market => ({
  product: 'second',
  symbol: coin.symbol,
  base: coin.coinSymbol,
  quote: coin.baseSymbol,
  amountUnit: coin.coinSymbol,
  scales: { price: coin.baseCoinScale, amount: coin.coinScale },
  fees: { maker: ZERO, taker: ZERO },
  limits: {},
})

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
