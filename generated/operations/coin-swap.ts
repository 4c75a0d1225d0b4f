// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { CoinSwapWallet, ContractOrderEntrust, SwapOrderPage } from './shared.ts'

const ClosedSides: Shape = {"kind":"enum","values":[0,1,2],"names":["LONG","SHORT","BOTH"],"accept":["text","name"]}

const ContractOrderDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const ContractOrderEntrustStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["ENTRUST_ING","ENTRUST_CANCEL","ENTRUST_FAILURE","ENTRUST_SUCCESS"],"accept":["text","name"]}

const ContractOrderEntrustType: Shape = {"kind":"enum","values":[0,1],"names":["OPEN","CLOSE"],"accept":["text","name"]}

const ContractOrderType: Shape = {"kind":"enum","values":[0,1,2],"names":["MARKET_PRICE","LIMIT_PRICE","SPOT_LIMIT"],"accept":["text","name"]}

const MarginChange: Shape = {"kind":"enum","values":[0,1],"names":["ADD","REDUCE"],"accept":["text","name"]}

const MarginMode: Shape = {"kind":"enum","values":[0,1],"names":["CROSSED","FIXED"],"accept":["text","name"]}

export const getCoinSwapWalletOperation: Operation = {
  id: 'getCoinSwapWallet',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/wallet/detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: CoinSwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const placeCoinSwapOpeningOrderOperation: Operation = {
  id: 'placeCoinSwapOpeningOrder',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/open',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenCoinSwapOrders","listPastCoinSwapOrders","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, direction: { shape: ContractOrderDirection }, type: { shape: ContractOrderType }, entrustPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, triggerPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: { kind: 'nullable', of: ContractOrderEntrust, acceptsTrue: true },
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"suspend-long","field":"direction"}, {"code":500,"key":"suspend-short","field":"direction"}, {"code":500,"key":"no-market-price-buy","field":"type"}, {"code":500,"key":"no-market-price-sell","field":"type"}, {"code":500,"key":"no-trigger-orders","field":"type"}, {"code":500,"key":"order-price-illegal","field":"entrustPrice"}, {"code":500,"key":"order-price-overrun","field":"entrustPrice"}, {"code":500,"key":"trigger-price-not-positive","field":"triggerPrice"}, {"code":500,"key":"trigger-price-reached","field":"triggerPrice"}, {"code":500,"key":"order-number-illegal","field":"volume"}, {"code":500,"key":"amount-too-small","field":"volume"}, {"code":500,"key":"amount-over-size","field":"volume"}, {"code":500,"key":"margin-not-enough","field":"volume"}, {"code":500,"key":"leverage-not-offered","field":"leverage"}, {"code":500,"key":"leverage-in-use","field":"leverage"}, {"code":500,"key":"order-failed"}, {"code":500,"key":"system-opt-fail"}],
}

export const placeCoinSwapClosingOrderOperation: Operation = {
  id: 'placeCoinSwapClosingOrder',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/close',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenCoinSwapOrders","listPastCoinSwapOrders","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, direction: { shape: ContractOrderDirection }, type: { shape: ContractOrderType }, entrustPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, triggerPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, volume: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: { kind: 'nullable', of: {"kind":"boolean"} },
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"no-market-price-buy","field":"type"}, {"code":500,"key":"no-market-price-sell","field":"type"}, {"code":500,"key":"no-trigger-orders","field":"type"}, {"code":500,"key":"order-price-illegal","field":"entrustPrice"}, {"code":500,"key":"order-price-overrun","field":"entrustPrice"}, {"code":500,"key":"trigger-price-not-positive","field":"triggerPrice"}, {"code":500,"key":"trigger-price-reached","field":"triggerPrice"}, {"code":500,"key":"order-number-illegal","field":"volume"}, {"code":500,"key":"amount-too-small","field":"volume"}, {"code":500,"key":"amount-over-size","field":"volume"}, {"code":500,"key":"closable-not-enough","field":"volume"}, {"code":500,"key":"order-failed"}, {"code":500,"key":"system-opt-fail"}],
}

export const cancelCoinSwapOrderOperation: Operation = {
  id: 'cancelCoinSwapOrder',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/cancel',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenCoinSwapOrders","listPastCoinSwapOrders","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { entrustId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: ContractOrderEntrust,
  errors: [{"code":500,"key":"operation-forbidden"}, {"code":500,"key":"order-status-error"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const cancelCoinSwapOrdersOperation: Operation = {
  id: 'cancelCoinSwapOrders',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/cancel-all',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenCoinSwapOrders","listPastCoinSwapOrders","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const listOpenCoinSwapOrdersOperation: Operation = {
  id: 'listOpenCoinSwapOrders',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, symbol: { shape: {"kind":"text"}, optional: true }, direction: { shape: ContractOrderDirection, optional: true }, type: { shape: ContractOrderType, optional: true }, entrustType: { shape: ContractOrderEntrustType, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SwapOrderPage,
  bare: true,
  optionalService: 'coin-swap',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listPastCoinSwapOrdersOperation: Operation = {
  id: 'listPastCoinSwapOrders',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, symbol: { shape: {"kind":"text"}, optional: true }, direction: { shape: ContractOrderDirection, optional: true }, type: { shape: ContractOrderType, optional: true }, entrustType: { shape: ContractOrderEntrustType, optional: true }, status: { shape: ContractOrderEntrustStatus, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SwapOrderPage,
  bare: true,
  optionalService: 'coin-swap',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listCoinSwapPositionWalletsOperation: Operation = {
  id: 'listCoinSwapPositionWallets',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/position-list',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: CoinSwapWallet },
  errors: [{"code":500,"key":"contract-account-not-exist"}],
}

export const getCoinSwapPositionWalletOperation: Operation = {
  id: 'getCoinSwapPositionWallet',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/position-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: CoinSwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const adjustCoinSwapMarginOperation: Operation = {
  id: 'adjustCoinSwapMargin',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/ajust-principal',
  encoding: 'form',
  effect: 'act',
  changes: ["listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, direction: { shape: ContractOrderDirection }, principal: { shape: {"kind":"decimal","accept":["number","text"]} }, type: { shape: MarginChange } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"position-not-found","field":"direction"}, {"code":500,"key":"isolated-margin-only"}, {"code":500,"key":"margin-not-adjustable","field":"principal"}],
}

export const closeCoinSwapPositionsOperation: Operation = {
  id: 'closeCoinSwapPositions',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/close-all',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenCoinSwapOrders","listPastCoinSwapOrders","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, type: { shape: ClosedSides } } },
  data: { kind: 'nullable', of: {"kind":"boolean"} },
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"cancel-closing-orders","field":"type"}, {"code":500,"key":"no-long-position","field":"type"}, {"code":500,"key":"no-short-position","field":"type"}, {"code":500,"key":"no-position","field":"type"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}],
}

export const checkCoinSwapMarginModeOperation: Operation = {
  id: 'checkCoinSwapMarginMode',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/can-switch-pattern',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, targetPattern: { shape: MarginMode } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"positions-or-orders-open"}],
}

export const switchCoinSwapMarginModeOperation: Operation = {
  id: 'switchCoinSwapMarginMode',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/switch-pattern',
  encoding: 'form',
  effect: 'act',
  changes: ["listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","checkCoinSwapMarginMode"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, targetPattern: { shape: MarginMode } } },
  data: CoinSwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"positions-or-orders-open"}, {"code":500,"key":"margin-mode-same","field":"targetPattern"}],
}

export const setCoinSwapLeverageOperation: Operation = {
  id: 'setCoinSwapLeverage',
  tag: 'coin-swap',
  method: 'POST',
  path: '/coinswap/order/modify-leverage',
  encoding: 'form',
  effect: 'act',
  changes: ["listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, direction: { shape: ContractOrderDirection } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"leverage-not-offered","field":"leverage"}, {"code":500,"key":"cancel-open-orders"}, {"code":500,"key":"margin-not-enough","field":"leverage"}],
}

