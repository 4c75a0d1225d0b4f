// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const ConvertCoin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, minAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, maxAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, sort: { shape: {"kind":"integer"} }, status: { shape: Flag }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } } }

const ConvertStatus: Shape = {"kind":"enum","values":[0,1],"names":["NEW","DONE"],"accept":["text"]}

const ConvertOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, fromUnit: { shape: {"kind":"text"} }, toUnit: { shape: {"kind":"text"} }, fromAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, toAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: ConvertStatus }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const ConvertOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ConvertOrder } } } }

export const listConversionsOperation: Operation = {
  id: 'listConversions',
  tag: 'convert',
  method: 'POST',
  path: '/uc/convert/orderList',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: ConvertOrderPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listConvertCoinsOperation: Operation = {
  id: 'listConvertCoins',
  tag: 'convert',
  method: 'POST',
  path: '/uc/convert/getCoins',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: ConvertCoin },
}

export const listConvertTargetsOperation: Operation = {
  id: 'listConvertTargets',
  tag: 'convert',
  method: 'POST',
  path: '/uc/convert/getCoinsByUnit',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} } } },
  data: { kind: 'list', of: ConvertCoin },
}

export const getConvertPriceOperation: Operation = {
  id: 'getConvertPrice',
  tag: 'convert',
  method: 'POST',
  path: '/uc/convert/getPrice',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { fromUnit: { shape: {"kind":"text"} }, toUnit: { shape: {"kind":"text"} } } },
  data: {"kind":"decimal","accept":["number","text"]},
  errors: [{"code":500,"key":"trading-pair-not-supported","field":"toUnit"}],
}

export const convertOperation: Operation = {
  id: 'convert',
  tag: 'convert',
  method: 'POST',
  path: '/uc/convert/do-exchange',
  encoding: 'form',
  effect: 'act',
  changes: ["listConversions","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { fromUnit: { shape: {"kind":"text"} }, toUnit: { shape: {"kind":"text"} }, needAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"trading-pair-not-supported","field":"toUnit"}, {"code":500,"key":"insufficient-balance","field":"needAmount"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"price-moved","field":"price"}, {"code":500,"key":"too-small","field":"needAmount"}, {"code":500,"key":"too-large","field":"needAmount"}],
}

