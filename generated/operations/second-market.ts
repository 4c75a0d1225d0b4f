// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Book, BookSides, CoinThumb, Trade } from './shared.ts'

const CandleResolution: Shape = {"kind":"enum","values":["1","5","15","30","60","120","240","1H","4H","1D","1W","1M"],"names":["MIN_1","MIN_5","MIN_15","MIN_30","MIN_60","MIN_120","MIN_240","HOUR_1","HOUR_4","DAY_1","WEEK_1","MONTH_1"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const ContractSecondCoin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, name: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, coinScale: { shape: {"kind":"integer","accept":["text"]} }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]} }, enable: { shape: Flag, optional: true }, exchangeable: { shape: Flag, optional: true }, visible: { shape: Flag, optional: true }, sort: { shape: {"kind":"integer","accept":["text"]}, optional: true }, currentTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true } } }

export const listSecondMarketsOperation: Operation = {
  id: 'listSecondMarkets',
  tag: 'second-market',
  method: 'POST',
  path: '/second/symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractSecondCoin },
  bare: true,
  optionalService: 'second',
}

export const listSecondThumbsOperation: Operation = {
  id: 'listSecondThumbs',
  tag: 'second-market',
  method: 'POST',
  path: '/second/symbol-thumb',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: CoinThumb },
  bare: true,
}

export const getSecondMarketOperation: Operation = {
  id: 'getSecondMarket',
  tag: 'second-market',
  method: 'POST',
  path: '/second/symbol-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractSecondCoin,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listSecondCandlesOperation: Operation = {
  id: 'listSecondCandles',
  tag: 'second-market',
  method: 'GET',
  path: '/second/history',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'read',
  secured: false,
  query: { symbol: { shape: {"kind":"text"} }, from: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, to: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, resolution: { shape: CandleResolution } },
  data: { kind: 'list', of: { kind: 'tuple', of: [{"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}] } },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"wrong-choice","field":"resolution"}],
}

export const listSecondTradesOperation: Operation = {
  id: 'listSecondTrades',
  tag: 'second-market',
  method: 'POST',
  path: '/second/latest-trade',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, size: { shape: {"kind":"integer"}, optional: true } } },
  data: { kind: 'list', of: Trade },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getSecondBookOperation: Operation = {
  id: 'getSecondBook',
  tag: 'second-market',
  method: 'POST',
  path: '/second/exchange-plate',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: Book,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getSecondBookTopOperation: Operation = {
  id: 'getSecondBookTop',
  tag: 'second-market',
  method: 'POST',
  path: '/second/exchange-plate-mini',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getSecondBookDepthOperation: Operation = {
  id: 'getSecondBookDepth',
  tag: 'second-market',
  method: 'POST',
  path: '/second/exchange-plate-full',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listSecondMarketInfosOperation: Operation = {
  id: 'listSecondMarketInfos',
  tag: 'second-market',
  method: 'POST',
  path: '/second/coin/coin-list',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractSecondCoin },
  optionalService: 'second',
}

export const getSecondMarketInfoOperation: Operation = {
  id: 'getSecondMarketInfo',
  tag: 'second-market',
  method: 'POST',
  path: '/second/coin/coin-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractSecondCoin,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listSecondQuoteCoinsOperation: Operation = {
  id: 'listSecondQuoteCoins',
  tag: 'second-market',
  method: 'POST',
  path: '/second/coin/base-symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"text"} },
}

