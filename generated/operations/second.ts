// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const ContractSecondCycle: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, cycleLength: { shape: {"kind":"integer","accept":["text"]} }, cycleRate: { shape: {"kind":"decimal","accept":["number","text"]} }, minAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, maxAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const StakeDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const ContractSecondOrderType: Shape = {"kind":"enum","values":[0,1],"names":["NO","YES"],"accept":["text","name"]}

const StakeResult: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["WAIT","WIN","LOSE","TIED","CANCELED"],"accept":["text","name"]}

const ContractSecondOrderStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["ENTRUST","OPEN","CLOSE","CANCELED"],"accept":["text","name"]}

const ContractSecondOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, cycleId: { shape: {"kind":"id","accept":["number","text"]} }, cycleLength: { shape: {"kind":"integer","accept":["text"]} }, cycleRate: { shape: {"kind":"decimal","accept":["number","text"]} }, betAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, openPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, closePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, type: { shape: ContractSecondOrderType }, result: { shape: StakeResult }, status: { shape: ContractSecondOrderStatus }, winAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, closeTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const ContractSecondSet: Shape = { kind: 'object', fields: { startTime: { shape: {"kind":"text"} }, endTime: { shape: {"kind":"text"} }, orderNum: { shape: {"kind":"integer","accept":["text"]} }, limitRate: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const SecondOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ContractSecondOrder } } } }

export const listSecondCyclesOperation: Operation = {
  id: 'listSecondCycles',
  tag: 'second',
  method: 'POST',
  path: '/second/order/cycles',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractSecondCycle },
  optionalService: 'second',
}

export const listSecondStakeCoinsOperation: Operation = {
  id: 'listSecondStakeCoins',
  tag: 'second',
  method: 'POST',
  path: '/second/order/coins',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: {"kind":"text"} },
}

export const listSecondRefundWindowsOperation: Operation = {
  id: 'listSecondRefundWindows',
  tag: 'second',
  method: 'POST',
  path: '/second/order/getAllSets',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ContractSecondSet },
}

export const placeSecondOrderOperation: Operation = {
  id: 'placeSecondOrder',
  tag: 'second',
  method: 'POST',
  path: '/second/order/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSecondOrders","listPastSecondOrders","listSecondWallets","getSecondBalance"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, cycleId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"not-trading-time","field":"symbol"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"coin-illegal","field":"coinSymbol"}, {"code":500,"key":"contract-account-not-exist","field":"coinSymbol"}, {"code":500,"key":"cycle-not-exist","field":"cycleId"}, {"code":500,"key":"second-two-orders","field":"symbol"}, {"code":500,"key":"second-other-direction","field":"direction"}, {"code":500,"key":"too-small","field":"amount"}, {"code":500,"key":"too-large","field":"amount"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"system-opt-fail"}],
}

export const listOpenSecondOrdersOperation: Operation = {
  id: 'listOpenSecondOrders',
  tag: 'second',
  method: 'POST',
  path: '/second/order/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: { kind: 'list', of: ContractSecondOrder },
}

export const listPastSecondOrdersOperation: Operation = {
  id: 'listPastSecondOrders',
  tag: 'second',
  method: 'POST',
  path: '/second/order/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SecondOrderPage,
  bare: true,
  optionalService: 'second',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/content","total":"/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

export const getSecondBalanceOperation: Operation = {
  id: 'getSecondBalance',
  tag: 'second',
  method: 'POST',
  path: '/second/wallet/balance/{symbol}',
  encoding: 'none',
  effect: 'read',
  secured: true,
  params: { symbol: { shape: {"kind":"text"} } },
  data: {"kind":"decimal","accept":["number","text"]},
}

