// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Book, BookSides, CoinThumb, ContractCoin, FavorSymbol, Trade } from './shared.ts'

const CandleResolution: Shape = {"kind":"enum","values":["1","5","15","30","60","120","240","1H","4H","1D","1W","1M"],"names":["MIN_1","MIN_5","MIN_15","MIN_30","MIN_60","MIN_120","MIN_240","HOUR_1","HOUR_4","DAY_1","WEEK_1","MONTH_1"]}

export const listCoinSwapContractsOperation: Operation = {
  id: 'listCoinSwapContracts',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractCoin },
  bare: true,
  optionalService: 'coin-swap',
}

export const listCoinSwapThumbsOperation: Operation = {
  id: 'listCoinSwapThumbs',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/symbol-thumb',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: CoinThumb },
  bare: true,
}

export const getCoinSwapContractOperation: Operation = {
  id: 'getCoinSwapContract',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/symbol-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractCoin,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listCoinSwapCandlesOperation: Operation = {
  id: 'listCoinSwapCandles',
  tag: 'coin-swap-market',
  method: 'GET',
  path: '/coinswap/history',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'read',
  secured: false,
  query: { symbol: { shape: {"kind":"text"} }, from: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, to: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, resolution: { shape: CandleResolution } },
  data: { kind: 'list', of: { kind: 'tuple', of: [{"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}] } },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"wrong-choice","field":"resolution"}],
}

export const listCoinSwapTradesOperation: Operation = {
  id: 'listCoinSwapTrades',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/latest-trade',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, size: { shape: {"kind":"integer"}, optional: true } } },
  data: { kind: 'list', of: Trade },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getCoinSwapBookOperation: Operation = {
  id: 'getCoinSwapBook',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/exchange-plate',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: Book,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getCoinSwapBookTopOperation: Operation = {
  id: 'getCoinSwapBookTop',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/exchange-plate-mini',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getCoinSwapBookDepthOperation: Operation = {
  id: 'getCoinSwapBookDepth',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/exchange-plate-full',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listCoinSwapFavouritesOperation: Operation = {
  id: 'listCoinSwapFavourites',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/favor/find',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: FavorSymbol },
}

export const addCoinSwapFavouriteOperation: Operation = {
  id: 'addCoinSwapFavourite',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/favor/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listCoinSwapFavourites"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"symbol-already-favoured","field":"symbol"}, {"code":500,"key":"favourite-failed","field":"symbol"}, {"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const removeCoinSwapFavouriteOperation: Operation = {
  id: 'removeCoinSwapFavourite',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/favor/delete',
  encoding: 'form',
  effect: 'act',
  changes: ["listCoinSwapFavourites"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"favourite-not-exists","field":"symbol"}],
}

export const listCoinSwapQuoteCoinsOperation: Operation = {
  id: 'listCoinSwapQuoteCoins',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/coin/base-symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"text"} },
}

export const getCoinSwapContractInfoOperation: Operation = {
  id: 'getCoinSwapContractInfo',
  tag: 'coin-swap-market',
  method: 'POST',
  path: '/coinswap/coin/coin-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractCoin,
  errors: [{"code":500,"key":"contract-not-exist","field":"symbol"}],
}

