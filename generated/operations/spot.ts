// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const ExchangeOrderDirection: Shape = {"kind":"enum","values":["BUY","SELL"],"accept":["number","text"]}

const ExchangeOrderType: Shape = {"kind":"enum","values":["MARKET_PRICE","LIMIT_PRICE"],"accept":["number","text"]}

const ExchangeOrderStatus: Shape = {"kind":"enum","values":["TRADING","COMPLETED","CANCELED","OVERTIMED"],"accept":["number","text"]}

const ExchangeOrderResource: Shape = {"kind":"enum","values":["ROBOT","CUSTOMER","API"],"accept":["number","text"]}

const ExchangeOrderDetail: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } }

const ExchangeOrder: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: ExchangeOrderDirection }, type: { shape: ExchangeOrderType }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, tradedAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: ExchangeOrderStatus }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, completedTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, canceledTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, useDiscount: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, orderResource: { shape: ExchangeOrderResource, optional: true }, detail: { shape: { kind: 'nullable', of: { kind: 'list', of: ExchangeOrderDetail } }, optional: true }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const ExchangeOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ExchangeOrder } } } }

export const placeSpotOrderOperation: Operation = {
  id: 'placeSpotOrder',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSpotOrders","listOpenSpotOrdersOfPair","listPastSpotOrders","listPastSpotOrdersOfPair","listSpotFills","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, direction: { shape: ExchangeOrderDirection }, type: { shape: ExchangeOrderType }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, useDiscount: { shape: {"kind":"enum","values":["0","1"]}, optional: true } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"cannot-trade","field":"symbol"}, {"code":500,"key":"order-price-illegal","field":"price"}, {"code":500,"key":"order-number-illegal","field":"amount"}, {"code":500,"key":"amount-too-small","field":"amount"}, {"code":500,"key":"amount-over-size","field":"amount"}, {"code":500,"key":"floor-price","field":"price"}, {"code":500,"key":"price-ceiling","field":"price"}, {"code":500,"key":"stop-buying","field":"direction"}, {"code":500,"key":"stop-selling","field":"direction"}, {"code":500,"key":"no-market-price-buy","field":"type"}, {"code":500,"key":"no-market-price-sell","field":"type"}, {"code":500,"key":"maximum-quantity"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"own-order"}, {"code":500,"key":"order-failed"}],
}

export const cancelSpotOrderOperation: Operation = {
  id: 'cancelSpotOrder',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/cancel/{orderId}',
  encoding: 'none',
  effect: 'act',
  changes: ["listOpenSpotOrders","listOpenSpotOrdersOfPair","listPastSpotOrders","listPastSpotOrdersOfPair","listSpotFills","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  params: { orderId: { shape: {"kind":"text"} } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"operation-forbidden"}, {"code":500,"key":"order-status-error"}, {"code":500,"key":"cannot-cancel-order"}],
}

export const cancelSpotOrdersOperation: Operation = {
  id: 'cancelSpotOrders',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/cancel-all',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSpotOrders","listOpenSpotOrdersOfPair","listPastSpotOrders","listPastSpotOrdersOfPair","listSpotFills","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"integer"},
  errors: [],
}

export const listOpenSpotOrdersOfPairOperation: Operation = {
  id: 'listOpenSpotOrdersOfPair',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: ExchangeOrderPage,
  bare: true,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listPastSpotOrdersOfPairOperation: Operation = {
  id: 'listPastSpotOrdersOfPair',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: ExchangeOrderPage,
  bare: true,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listOpenSpotOrdersOperation: Operation = {
  id: 'listOpenSpotOrders',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/personal/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true }, type: { shape: ExchangeOrderType, optional: true }, direction: { shape: ExchangeOrderDirection, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: ExchangeOrderPage,
  bare: true,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listPastSpotOrdersOperation: Operation = {
  id: 'listPastSpotOrders',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/personal/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true }, type: { shape: ExchangeOrderType, optional: true }, status: { shape: ExchangeOrderStatus, optional: true }, direction: { shape: ExchangeOrderDirection, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: ExchangeOrderPage,
  bare: true,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listSpotFillsOperation: Operation = {
  id: 'listSpotFills',
  tag: 'spot',
  method: 'POST',
  path: '/exchange/order/detail/{orderId}',
  encoding: 'none',
  effect: 'read',
  secured: true,
  params: { orderId: { shape: {"kind":"text"} } },
  data: { kind: 'list', of: ExchangeOrderDetail },
  bare: true,
  errors: [{"code":500,"key":"operation-forbidden"}],
}

export const getSpotTimeLimitOperation: Operation = {
  id: 'getSpotTimeLimit',
  tag: 'spot',
  method: 'GET',
  path: '/exchange/order/time_limit',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: {"kind":"integer","accept":["text"]},
}

