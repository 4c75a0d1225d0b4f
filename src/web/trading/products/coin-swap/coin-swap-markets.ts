import {
  addCoinSwapFavourite,
  getCoinSwapContract,
  getGetCoinSwapContractQueryKey,
  getListCoinSwapContractsQueryKey,
  getListCoinSwapFavouritesQueryKey,
  listCoinSwapContracts,
  listCoinSwapFavourites,
  removeCoinSwapFavourite,
} from '#generated/client/coin-swap-market/coin-swap-market.ts'
import { coinSwapPath } from '#src/web/paths/paths.ts'
import { contractLists } from '../../perpetual-wire/contract-lists.ts'
import { contractMarkets } from '../../perpetual-wire/contract-markets.ts'
import { coinSwapKind } from './coin-swap-kind.ts'
import { coinSwapTickers } from './coin-swap-tickers.ts'

export const coinSwapLists = contractLists(coinSwapKind, {
  all: { read: listCoinSwapContracts, key: getListCoinSwapContractsQueryKey },
  one: { read: getCoinSwapContract, key: getGetCoinSwapContractQueryKey },
})

/** The contracts margined in their coin. */
export const coinSwapMarkets = contractMarkets(coinSwapKind, {
  pathOf: coinSwapPath,
  tickers: coinSwapTickers,
  lists: coinSwapLists,
  favourites: {
    list: { read: listCoinSwapFavourites, key: getListCoinSwapFavouritesQueryKey },
    add: addCoinSwapFavourite,
    remove: removeCoinSwapFavourite,
  },
})
