// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const SavedAddress: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, address: { shape: {"kind":"text"} }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, protocol: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} }, optional: true }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const SecondFactor: Shape = {"kind":"enum","values":[1,2,3],"names":["EMAIL","PHONE","GOOGLE"],"accept":["text","name"]}

const TransferMold: Shape = {"kind":"enum","values":[0,1],"names":["CHAIN","EXTERNAL"],"accept":["text"]}

const WithdrawableCoin: Shape = { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, name: { shape: {"kind":"text"} }, nameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, threshold: { shape: {"kind":"decimal","accept":["number","text"]} }, minAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, maxAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minTxFee: { shape: {"kind":"decimal","accept":["number","text"]} }, maxTxFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, withdrawScale: { shape: {"kind":"integer"} }, canAutoWithdraw: { shape: { kind: 'nullable', of: Flag } }, accountType: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true }, addresses: { shape: { kind: 'nullable', of: { kind: 'list', of: SavedAddress } } } } }

const WithdrawalStatus: Shape = {"kind":"enum","values":[-1,0,1,2,3],"names":["REJECTED","PENDING","PROCESSING","PROCESSED","FAILED"],"accept":["text","name"]}

const Withdrawal: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, addTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]}, alias: ["addtime"] }, coinName: { shape: {"kind":"text"}, alias: ["coinname"] }, address: { shape: {"kind":"text"} }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, realMoney: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["real_money"] }, status: { shape: WithdrawalStatus }, hash: { shape: { kind: 'nullable', of: {"kind":"text"} } }, protocol: { shape: {"kind":"integer","accept":["text"]} }, protocolName: { shape: {"kind":"text"}, alias: ["protocolname"] }, processMold: { shape: { kind: 'nullable', of: TransferMold }, optional: true, alias: ["processmold"] }, processTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, alias: ["processtime"] }, withdrawInfo: { shape: { kind: 'nullable', of: {"kind":"text"} }, alias: ["withdrawinfo"] }, memo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const WithdrawalPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Withdrawal } } } }

export const listWithdrawalsOperation: Operation = {
  id: 'listWithdrawals',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/list',
  alsoMethod: 'GET',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { page: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: WithdrawalPage,
  paging: {"page":"page","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listWithdrawableUnitsOperation: Operation = {
  id: 'listWithdrawableUnits',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/support/coin',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: {"kind":"text"} },
}

export const listWithdrawableCoinsOperation: Operation = {
  id: 'listWithdrawableCoins',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/support/coin/info',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: WithdrawableCoin },
}

export const createWithdrawalOperation: Operation = {
  id: 'createWithdrawal',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/create',
  encoding: 'form',
  effect: 'act',
  changes: ["listWithdrawals","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { coinName: { shape: {"kind":"text"} }, coinprotocol: { shape: {"kind":"integer","accept":["text"]} }, address: { shape: {"kind":"text"} }, memo: { shape: {"kind":"text"}, optional: true }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, code: { shape: {"kind":"text"} }, codeType: { shape: SecondFactor }, payPwd: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code","payPwd"],
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"not-bind-phone","field":"codeType"}, {"code":500,"key":"not-bind-email","field":"codeType"}, {"code":500,"key":"not-bind-google","field":"codeType"}, {"code":500,"key":"too-many-attempts","field":"payPwd"}, {"code":500,"key":"wrong-address","field":"address"}, {"code":500,"key":"wrong-memo","field":"memo"}, {"code":500,"key":"too-many-places","field":"money"}, {"code":500,"key":"error-jypassword","field":"payPwd"}, {"code":500,"key":"verification-code-not-exists","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"coin-illegal","field":"coinName"}, {"code":500,"key":"coin-not-support","field":"coinName"}, {"code":500,"key":"withdraw-min","field":"money"}, {"code":500,"key":"withdraw-max","field":"money"}, {"code":500,"key":"insufficient-balance","field":"money"}, {"code":500,"key":"wallet-locked"}],
}

export const sendWithdrawPhoneCodeOperation: Operation = {
  id: 'sendWithdrawPhoneCode',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/mobile/withdraw/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const sendWithdrawEmailCodeOperation: Operation = {
  id: 'sendWithdrawEmailCode',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/email/withdraw/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-email","need":"email"}, {"code":500,"key":"email-already-send"}, {"code":500,"key":"send-failed"}],
}

export const saveAddressOperation: Operation = {
  id: 'saveAddress',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/address/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listWithdrawableCoins"],
  secured: true,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, coinprotocol: { shape: {"kind":"integer","accept":["text"]} }, address: { shape: {"kind":"text"} }, memo: { shape: {"kind":"text"}, optional: true }, remark: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"coin-illegal","field":"unit"}, {"code":500,"key":"coin-not-support","field":"unit"}, {"code":500,"key":"wrong-address","field":"address"}, {"code":500,"key":"wrong-memo","field":"memo"}, {"code":500,"key":"too-many-addresses"}],
}

export const deleteSavedAddressOperation: Operation = {
  id: 'deleteSavedAddress',
  tag: 'withdraw',
  method: 'POST',
  path: '/uc/withdraw/address/delete',
  encoding: 'form',
  effect: 'act',
  changes: ["listWithdrawableCoins"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"wrong-address","field":"id"}],
}

