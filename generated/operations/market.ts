// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Book, BookSides, Coin, CoinThumb, Trade } from './shared.ts'

const CandleResolution: Shape = {"kind":"enum","values":["1","5","15","30","60","120","240","1H","4H","1D","1W","1M"],"names":["MIN_1","MIN_5","MIN_15","MIN_30","MIN_60","MIN_120","MIN_240","HOUR_1","HOUR_4","DAY_1","WEEK_1","MONTH_1"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const ExchangeCoinPublishType: Shape = {"kind":"enum","values":[1,2,3],"names":["NONE","QIANGGOU","FENTAN"],"accept":["text","name"]}

const ExchangeCoin: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, coinScale: { shape: {"kind":"integer","accept":["text"]} }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]} }, enable: { shape: Flag }, exchangeable: { shape: Flag, optional: true }, visible: { shape: Flag, optional: true }, enableMarketBuy: { shape: Flag }, enableMarketSell: { shape: Flag }, enableBuy: { shape: Flag, optional: true }, enableSell: { shape: Flag, optional: true }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, makerFee: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, minSellPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, maxBuyPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, minTurnover: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, minVolume: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, maxVolume: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, maxTradingOrder: { shape: {"kind":"integer","accept":["text"]} }, maxTradingTime: { shape: {"kind":"integer","accept":["text"]} }, flag: { shape: Flag }, sort: { shape: {"kind":"integer","accept":["text"]} }, zone: { shape: {"kind":"integer","accept":["text"]}, optional: true }, publishType: { shape: ExchangeCoinPublishType, optional: true }, publishPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, publishAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, startTime: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, endTime: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, clearTime: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, robotType: { shape: {"kind":"integer","accept":["text"]}, optional: true }, currentTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true }, engineStatus: { shape: {"kind":"integer","accept":["text"]}, optional: true }, marketEngineStatus: { shape: {"kind":"integer","accept":["text"]}, optional: true }, exEngineStatus: { shape: {"kind":"integer","accept":["text"]}, optional: true } } }

const FiatUnit: Shape = {"kind":"enum","values":["cny","jpy","hkd"]}

const MarketOverview: Shape = { kind: 'object', fields: { recommend: { shape: { kind: 'list', of: CoinThumb } }, changeRank: { shape: { kind: 'list', of: CoinThumb } } } }

const SymbolTrend: Shape = { kind: 'object', fields: { amount: { shape: { kind: 'list', of: {"kind":"decimal","accept":["number","text"]} } }, time: { shape: { kind: 'list', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } } }

export const listPairsOperation: Operation = {
  id: 'listPairs',
  tag: 'market',
  method: 'POST',
  path: '/market/symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ExchangeCoin },
  bare: true,
}

export const listThumbsOperation: Operation = {
  id: 'listThumbs',
  tag: 'market',
  method: 'POST',
  path: '/market/symbol-thumb',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: CoinThumb },
  bare: true,
}

export const listThumbTrendsOperation: Operation = {
  id: 'listThumbTrends',
  tag: 'market',
  method: 'POST',
  path: '/market/symbol-thumb-trend',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: CoinThumb },
  bare: true,
}

export const getPairOperation: Operation = {
  id: 'getPair',
  tag: 'market',
  method: 'POST',
  path: '/market/symbol-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ExchangeCoin,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listCandlesOperation: Operation = {
  id: 'listCandles',
  tag: 'market',
  method: 'GET',
  path: '/market/history',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'read',
  secured: false,
  query: { symbol: { shape: {"kind":"text"} }, from: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, to: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, resolution: { shape: CandleResolution } },
  data: { kind: 'list', of: { kind: 'tuple', of: [{"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}] } },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"wrong-choice","field":"resolution"}],
}

export const listTradesOperation: Operation = {
  id: 'listTrades',
  tag: 'market',
  method: 'POST',
  path: '/market/latest-trade',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, size: { shape: {"kind":"integer"}, optional: true } } },
  data: { kind: 'list', of: Trade },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getBookOperation: Operation = {
  id: 'getBook',
  tag: 'market',
  method: 'POST',
  path: '/market/exchange-plate',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: Book,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getBookTopOperation: Operation = {
  id: 'getBookTop',
  tag: 'market',
  method: 'POST',
  path: '/market/exchange-plate-mini',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getBookDepthOperation: Operation = {
  id: 'getBookDepth',
  tag: 'market',
  method: 'POST',
  path: '/market/exchange-plate-full',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getMarketOverviewOperation: Operation = {
  id: 'getMarketOverview',
  tag: 'market',
  method: 'POST',
  path: '/market/overview',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: MarketOverview,
  bare: true,
}

export const getCoinInfoOperation: Operation = {
  id: 'getCoinInfo',
  tag: 'market',
  method: 'POST',
  path: '/market/coin-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} } } },
  data: Coin,
  bare: true,
  errors: [{"code":500,"key":"coin-illegal","field":"unit"}],
}

export const listBitcoinPricesOperation: Operation = {
  id: 'listBitcoinPrices',
  tag: 'market',
  method: 'POST',
  path: '/market/btc/trend',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"decimal","accept":["number","text"]} },
}

export const getSymbolTrendOperation: Operation = {
  id: 'getSymbolTrend',
  tag: 'market',
  method: 'POST',
  path: '/market/symbol-trend',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: SymbolTrend,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getUsdRateOperation: Operation = {
  id: 'getUsdRate',
  tag: 'market',
  method: 'POST',
  path: '/market/exchange-rate/usd-{unit}',
  encoding: 'none',
  effect: 'read',
  secured: false,
  params: { unit: { shape: FiatUnit } },
  data: {"kind":"decimal","accept":["number","text"]},
  errors: [{"code":404,"key":"not-found"}],
}

export const listQuoteCoinsOperation: Operation = {
  id: 'listQuoteCoins',
  tag: 'market',
  method: 'POST',
  path: '/exchange/exchange-coin/base-symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"text"} },
}

