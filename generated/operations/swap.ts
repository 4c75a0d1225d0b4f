// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { ContractOrderEntrust, SwapOrderPage, SwapWallet } from './shared.ts'

const ClosedSides: Shape = {"kind":"enum","values":[0,1,2],"names":["LONG","SHORT","BOTH"],"accept":["text","name"]}

const ContractOrderDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const ContractOrderEntrustStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["ENTRUST_ING","ENTRUST_CANCEL","ENTRUST_FAILURE","ENTRUST_SUCCESS"],"accept":["text","name"]}

const ContractOrderEntrustType: Shape = {"kind":"enum","values":[0,1],"names":["OPEN","CLOSE"],"accept":["text","name"]}

const ContractOrderType: Shape = {"kind":"enum","values":[0,1,2],"names":["MARKET_PRICE","LIMIT_PRICE","SPOT_LIMIT"],"accept":["text","name"]}

const MarginChange: Shape = {"kind":"enum","values":[0,1],"names":["ADD","REDUCE"],"accept":["text","name"]}

const MarginMode: Shape = {"kind":"enum","values":[0,1],"names":["CROSSED","FIXED"],"accept":["text","name"]}

const MemberContractPosition: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, contractId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, direction: { shape: ContractOrderDirection }, pattern: { shape: MarginMode }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, forcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, position: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenPosition: { shape: {"kind":"decimal","accept":["number","text"]} }, principalAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, initPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, shareNumber: { shape: {"kind":"decimal","accept":["number","text"]} }, profit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, minPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, maxPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, funding: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const SwapPositionPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: MemberContractPosition } } } }

const SwapPositions: Shape = { kind: 'object', fields: { positions: { shape: { kind: 'list', of: MemberContractPosition } }, priceMap: { shape: { kind: 'map', of: {"kind":"decimal","accept":["number","text"]} } } } }

export const getSwapWalletOperation: Operation = {
  id: 'getSwapWallet',
  tag: 'swap',
  method: 'POST',
  path: '/swap/wallet/detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: SwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const placeSwapOpeningOrderOperation: Operation = {
  id: 'placeSwapOpeningOrder',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/open',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSwapOrders","listPastSwapOrders","listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, direction: { shape: ContractOrderDirection }, type: { shape: ContractOrderType }, entrustPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, triggerPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, minPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, maxPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true } } },
  data: ContractOrderEntrust,
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"suspend-long","field":"direction"}, {"code":500,"key":"suspend-short","field":"direction"}, {"code":500,"key":"no-market-price-buy","field":"type"}, {"code":500,"key":"no-market-price-sell","field":"type"}, {"code":500,"key":"no-trigger-orders","field":"type"}, {"code":500,"key":"order-price-illegal","field":"entrustPrice"}, {"code":500,"key":"order-price-overrun","field":"entrustPrice"}, {"code":500,"key":"trigger-price-not-positive","field":"triggerPrice"}, {"code":500,"key":"trigger-price-reached","field":"triggerPrice"}, {"code":500,"key":"order-number-illegal","field":"volume"}, {"code":500,"key":"amount-too-small","field":"volume"}, {"code":500,"key":"amount-over-size","field":"volume"}, {"code":500,"key":"margin-not-enough","field":"volume"}, {"code":500,"key":"leverage-not-offered","field":"leverage"}, {"code":500,"key":"leverage-in-use","field":"leverage"}, {"code":500,"key":"stop-prices-crossed"}, {"code":500,"key":"order-failed"}, {"code":500,"key":"system-opt-fail"}],
}

export const placeSwapClosingOrderOperation: Operation = {
  id: 'placeSwapClosingOrder',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/close',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSwapOrders","listPastSwapOrders","listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, direction: { shape: ContractOrderDirection }, type: { shape: ContractOrderType }, entrustPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, triggerPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, volume: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: { kind: 'nullable', of: {"kind":"boolean"} },
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"no-market-price-buy","field":"type"}, {"code":500,"key":"no-market-price-sell","field":"type"}, {"code":500,"key":"no-trigger-orders","field":"type"}, {"code":500,"key":"order-price-illegal","field":"entrustPrice"}, {"code":500,"key":"order-price-overrun","field":"entrustPrice"}, {"code":500,"key":"trigger-price-not-positive","field":"triggerPrice"}, {"code":500,"key":"trigger-price-reached","field":"triggerPrice"}, {"code":500,"key":"order-number-illegal","field":"volume"}, {"code":500,"key":"amount-too-small","field":"volume"}, {"code":500,"key":"amount-over-size","field":"volume"}, {"code":500,"key":"closable-not-enough","field":"volume"}, {"code":500,"key":"order-failed"}, {"code":500,"key":"system-opt-fail"}],
}

export const cancelSwapOrderOperation: Operation = {
  id: 'cancelSwapOrder',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/cancel',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSwapOrders","listPastSwapOrders","listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { entrustId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: ContractOrderEntrust,
  errors: [{"code":500,"key":"operation-forbidden"}, {"code":500,"key":"order-status-error"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const cancelSwapOrdersOperation: Operation = {
  id: 'cancelSwapOrders',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/cancel-all',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSwapOrders","listPastSwapOrders","listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const listOpenSwapOrdersOperation: Operation = {
  id: 'listOpenSwapOrders',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, symbol: { shape: {"kind":"text"}, optional: true }, direction: { shape: ContractOrderDirection, optional: true }, type: { shape: ContractOrderType, optional: true }, entrustType: { shape: ContractOrderEntrustType, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SwapOrderPage,
  bare: true,
  optionalService: 'swap',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listPastSwapOrdersOperation: Operation = {
  id: 'listPastSwapOrders',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, symbol: { shape: {"kind":"text"}, optional: true }, direction: { shape: ContractOrderDirection, optional: true }, type: { shape: ContractOrderType, optional: true }, entrustType: { shape: ContractOrderEntrustType, optional: true }, status: { shape: ContractOrderEntrustStatus, optional: true }, startTime: { shape: {"kind":"day"}, optional: true }, endTime: { shape: {"kind":"day"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SwapOrderPage,
  bare: true,
  optionalService: 'swap',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const listSwapPositionsOperation: Operation = {
  id: 'listSwapPositions',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/position-list',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true } } },
  data: SwapPositions,
  errors: [{"code":500,"key":"contract-account-not-exist"}],
}

export const getSwapPositionWalletOperation: Operation = {
  id: 'getSwapPositionWallet',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/position-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: SwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}],
}

export const listHeldSwapPositionsOperation: Operation = {
  id: 'listHeldSwapPositions',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/holding',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SwapPositionPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const setSwapTakeProfitStopLossOperation: Operation = {
  id: 'setSwapTakeProfitStopLoss',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/setZYZS',
  encoding: 'form',
  effect: 'act',
  changes: ["listSwapPositions","listHeldSwapPositions"],
  secured: true,
  body: { kind: 'object', fields: { positionId: { shape: {"kind":"id","accept":["number","text"]} }, minPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, maxPrice: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"position-not-found","field":"positionId"}, {"code":500,"key":"stop-prices-crossed"}],
}

export const adjustSwapMarginOperation: Operation = {
  id: 'adjustSwapMargin',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/ajust-principal',
  encoding: 'form',
  effect: 'act',
  changes: ["listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { positionId: { shape: {"kind":"id","accept":["number","text"]} }, principal: { shape: {"kind":"decimal","accept":["number","text"]} }, type: { shape: MarginChange } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"position-not-found","field":"positionId"}, {"code":500,"key":"isolated-margin-only"}, {"code":500,"key":"margin-not-adjustable","field":"principal"}],
}

export const closeSwapPositionsOperation: Operation = {
  id: 'closeSwapPositions',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/close-all',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSwapOrders","listPastSwapOrders","listSwapPositions","listHeldSwapPositions","listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, type: { shape: ClosedSides } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"cancel-closing-orders","field":"type"}, {"code":500,"key":"no-long-position","field":"type"}, {"code":500,"key":"no-short-position","field":"type"}, {"code":500,"key":"no-position","field":"type"}, {"code":500,"key":"not-trading-time","field":"contractCoinId"}],
}

export const checkSwapMarginModeOperation: Operation = {
  id: 'checkSwapMarginMode',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/can-switch-pattern',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, targetPattern: { shape: MarginMode } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"positions-or-orders-open"}],
}

export const switchSwapMarginModeOperation: Operation = {
  id: 'switchSwapMarginMode',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/switch-pattern',
  encoding: 'form',
  effect: 'act',
  changes: ["listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance","listSwapPositions","listHeldSwapPositions","checkSwapMarginMode"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, targetPattern: { shape: MarginMode } } },
  data: SwapWallet,
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"positions-or-orders-open"}, {"code":500,"key":"margin-mode-same","field":"targetPattern"}],
}

export const setSwapLeverageOperation: Operation = {
  id: 'setSwapLeverage',
  tag: 'swap',
  method: 'POST',
  path: '/swap/order/modify-leverage',
  encoding: 'form',
  effect: 'act',
  changes: ["listSwapWallets","getSwapWallet","getSwapPositionWallet","listCoinSwapWallets","getCoinSwapWallet","getCoinSwapPositionWallet","listCoinSwapPositionWallets","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { contractCoinId: { shape: {"kind":"id","accept":["number","text"]} }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, direction: { shape: ContractOrderDirection } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"contract-not-exist","field":"contractCoinId"}, {"code":500,"key":"contract-account-not-exist"}, {"code":500,"key":"leverage-not-offered","field":"leverage"}, {"code":500,"key":"positions-or-orders-open"}],
}

