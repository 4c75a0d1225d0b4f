// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Book, BookSides, CoinThumb, Trade } from './shared.ts'

const CandleResolution: Shape = {"kind":"enum","values":["1","5","15","30","60","120","240","1H","4H","1D","1W","1M"],"names":["MIN_1","MIN_5","MIN_15","MIN_30","MIN_60","MIN_120","MIN_240","HOUR_1","HOUR_4","DAY_1","WEEK_1","MONTH_1"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const ContractOptionCoin: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, name: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, coinScale: { shape: {"kind":"integer","accept":["text"]} }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]} }, amount: { shape: {"kind":"text"} }, enable: { shape: Flag }, visible: { shape: Flag, optional: true }, enableBuy: { shape: Flag }, enableSell: { shape: Flag }, oods: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true, alias: ["odds"] }, feePercent: { shape: {"kind":"decimal","accept":["number","text"]} }, winFeePercent: { shape: {"kind":"decimal","accept":["number","text"]} }, openTimeGap: { shape: {"kind":"integer","accept":["text"]} }, closeTimeGap: { shape: {"kind":"integer","accept":["text"]} }, maxOptionNo: { shape: {"kind":"integer","accept":["text"]}, optional: true }, initBuyReward: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, initSellReward: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, ngnorePercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true, alias: ["ignorePercent"] }, tiedType: { shape: {"kind":"integer","accept":["text"]} }, sort: { shape: {"kind":"integer","accept":["text"]}, optional: true }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, currentTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true } } }

export const listOptionMarketsOperation: Operation = {
  id: 'listOptionMarkets',
  tag: 'option-market',
  method: 'POST',
  path: '/option/symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractOptionCoin },
  bare: true,
  optionalService: 'option',
}

export const listOptionThumbsOperation: Operation = {
  id: 'listOptionThumbs',
  tag: 'option-market',
  method: 'POST',
  path: '/option/symbol-thumb',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: CoinThumb },
  bare: true,
}

export const getOptionMarketOperation: Operation = {
  id: 'getOptionMarket',
  tag: 'option-market',
  method: 'POST',
  path: '/option/symbol-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractOptionCoin,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listOptionCandlesOperation: Operation = {
  id: 'listOptionCandles',
  tag: 'option-market',
  method: 'GET',
  path: '/option/history',
  alsoMethod: 'POST',
  encoding: 'none',
  effect: 'read',
  secured: false,
  query: { symbol: { shape: {"kind":"text"} }, from: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, to: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, resolution: { shape: CandleResolution } },
  data: { kind: 'list', of: { kind: 'tuple', of: [{"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}, {"kind":"decimal","accept":["number","text"]}] } },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"wrong-choice","field":"resolution"}],
}

export const listOptionTradesOperation: Operation = {
  id: 'listOptionTrades',
  tag: 'option-market',
  method: 'POST',
  path: '/option/latest-trade',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, size: { shape: {"kind":"integer"}, optional: true } } },
  data: { kind: 'list', of: Trade },
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getOptionBookOperation: Operation = {
  id: 'getOptionBook',
  tag: 'option-market',
  method: 'POST',
  path: '/option/exchange-plate',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: Book,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getOptionBookTopOperation: Operation = {
  id: 'getOptionBookTop',
  tag: 'option-market',
  method: 'POST',
  path: '/option/exchange-plate-mini',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const getOptionBookDepthOperation: Operation = {
  id: 'getOptionBookDepth',
  tag: 'option-market',
  method: 'POST',
  path: '/option/exchange-plate-full',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: BookSides,
  bare: true,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listOptionMarketInfosOperation: Operation = {
  id: 'listOptionMarketInfos',
  tag: 'option-market',
  method: 'POST',
  path: '/option/coin/coin-list',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractOptionCoin },
  optionalService: 'option',
}

export const getOptionMarketInfoOperation: Operation = {
  id: 'getOptionMarketInfo',
  tag: 'option-market',
  method: 'POST',
  path: '/option/coin/coin-info',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: ContractOptionCoin,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listOptionStakeCoinsOperation: Operation = {
  id: 'listOptionStakeCoins',
  tag: 'option-market',
  method: 'POST',
  path: '/option/coin/base-symbol',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"text"} },
}

