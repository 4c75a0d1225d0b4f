// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const ContractOptionStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["STARTING","OPENING","CLOSED","CANCELED"],"accept":["text","name"]}

const ContractOptionResult: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["WAIT","WIN","LOSE","TIED","CANCELED"],"accept":["text","name"]}

const ContractOption: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, optionNo: { shape: {"kind":"integer","accept":["text"]} }, symbol: { shape: {"kind":"text"} }, status: { shape: ContractOptionStatus }, result: { shape: ContractOptionResult }, openPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, closePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, openTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, closeTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true }, initBuy: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, initSell: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, totalBuy: { shape: {"kind":"decimal","accept":["number","text"]} }, totalSell: { shape: {"kind":"decimal","accept":["number","text"]} }, totalBuyCount: { shape: {"kind":"integer","accept":["text"]} }, totalSellCount: { shape: {"kind":"integer","accept":["text"]} } } }

const StakeDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const StakeResult: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["WAIT","WIN","LOSE","TIED","CANCELED"],"accept":["text","name"]}

const ContractOptionOrderStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["OPEN","CLOSE","CANCELED"],"accept":["text","name"]}

const ContractOptionOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, optionId: { shape: {"kind":"id","accept":["number","text"]} }, optionNo: { shape: {"kind":"integer","accept":["text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, betAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, winFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, rewardAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, result: { shape: StakeResult }, status: { shape: ContractOptionOrderStatus }, createTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } }

const OptionBetPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ContractOptionOrder } } } }

const OptionRoundPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ContractOption } } } }

export const listBettingOptionRoundsOperation: Operation = {
  id: 'listBettingOptionRounds',
  tag: 'option',
  method: 'POST',
  path: '/option/option/starting',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: { kind: 'list', of: ContractOption },
  optionalService: 'option',
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listDrawingOptionRoundsOperation: Operation = {
  id: 'listDrawingOptionRounds',
  tag: 'option',
  method: 'POST',
  path: '/option/option/opening',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: { kind: 'list', of: ContractOption },
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const listPastOptionRoundsOperation: Operation = {
  id: 'listPastOptionRounds',
  tag: 'option',
  method: 'POST',
  path: '/option/option/history',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, count: { shape: {"kind":"integer"} } } },
  data: OptionRoundPage,
  errors: [{"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const placeOptionBetOperation: Operation = {
  id: 'placeOptionBet',
  tag: 'option',
  method: 'POST',
  path: '/option/order/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listOptionBets","listPastOptionBets","listBettingOptionRounds","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, optionId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"nonsupport-coin","field":"symbol"}, {"code":500,"key":"not-trading-time","field":"symbol"}, {"code":500,"key":"cannot-trade"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"no-rise-bets","field":"direction"}, {"code":500,"key":"no-fall-bets","field":"direction"}, {"code":500,"key":"round-not-exist","field":"optionId"}, {"code":500,"key":"betting-closed","field":"optionId"}, {"code":500,"key":"already-bet","field":"optionId"}, {"code":500,"key":"too-small","field":"amount"}, {"code":500,"key":"too-large","field":"amount"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"system-opt-fail"}],
}

export const listOptionBetsOperation: Operation = {
  id: 'listOptionBets',
  tag: 'option',
  method: 'POST',
  path: '/option/order/current',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true }, optionId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: { kind: 'list', of: ContractOptionOrder },
}

export const listPastOptionBetsOperation: Operation = {
  id: 'listPastOptionBets',
  tag: 'option',
  method: 'POST',
  path: '/option/order/history',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: OptionBetPage,
  optionalService: 'option',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"symbol":"^[A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}$"},
}

