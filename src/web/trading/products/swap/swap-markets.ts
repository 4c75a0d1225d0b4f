import {
  addSwapFavourite,
  getGetSwapContractQueryKey,
  getListSwapContractsQueryKey,
  getListSwapFavouritesQueryKey,
  getSwapContract,
  listSwapContracts,
  listSwapFavourites,
  removeSwapFavourite,
} from '#generated/client/swap-market/swap-market.ts'
import { swapPath } from '#src/web/paths/paths.ts'
import { contractLists } from '../../perpetual-wire/contract-lists.ts'
import { contractMarkets } from '../../perpetual-wire/contract-markets.ts'
import { swapTickers } from './feeds/swap-tickers.ts'
import { swapKind } from './swap-kind.ts'

export const swapLists = contractLists(swapKind, {
  all: { read: listSwapContracts, key: getListSwapContractsQueryKey },
  one: { read: getSwapContract, key: getGetSwapContractQueryKey },
})

/** The contracts margined in USDT. */
export const swapMarkets = contractMarkets(swapKind, {
  pathOf: swapPath,
  tickers: swapTickers,
  lists: swapLists,
  favourites: {
    list: { read: listSwapFavourites, key: getListSwapFavouritesQueryKey },
    add: addSwapFavourite,
    remove: removeSwapFavourite,
  },
})
