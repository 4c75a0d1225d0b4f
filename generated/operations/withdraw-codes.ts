// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Coin } from './shared.ts'

const WithdrawCodeStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["PROCESSING","WAITING","FAIL","SUCCESS"],"accept":["text","name"]}

const WithdrawCode: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, withdrawCode: { shape: {"kind":"text"} }, withdrawAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: WithdrawCodeStatus }, coinId: { shape: {"kind":"text"}, optional: true }, coin: { shape: { kind: 'nullable', of: Coin }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, dealTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, rmemberId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, expireTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const WithdrawCodePage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: WithdrawCode } } } }

export const listWithdrawCodesOperation: Operation = {
  id: 'listWithdrawCodes',
  tag: 'withdraw-codes',
  method: 'POST',
  path: '/uc/withdrawcode/record',
  alsoMethod: 'GET',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { page: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: WithdrawCodePage,
  secrets: ["data.content.withdrawCode"],
  paging: {"page":"page","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const lookUpWithdrawCodeOperation: Operation = {
  id: 'lookUpWithdrawCode',
  tag: 'withdraw-codes',
  method: 'POST',
  path: '/uc/withdrawcode/apply/info',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { withdrawCode: { shape: {"kind":"text"} } } },
  data: WithdrawCode,
  secrets: ["withdrawCode","data.withdrawCode"],
  errors: [{"code":500,"key":"recharge-code-not-found","field":"withdrawCode"}],
}

export const redeemWithdrawCodeOperation: Operation = {
  id: 'redeemWithdrawCode',
  tag: 'withdraw-codes',
  method: 'POST',
  path: '/uc/withdrawcode/apply/recharge',
  encoding: 'form',
  effect: 'act',
  changes: ["listWithdrawCodes","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { withdrawCode: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["withdrawCode"],
  errors: [{"code":500,"key":"recharge-code-invalid","field":"withdrawCode"}, {"code":500,"key":"recharge-code-not-found","field":"withdrawCode"}, {"code":500,"key":"wallet-locked"}],
}

export const createWithdrawCodeOperation: Operation = {
  id: 'createWithdrawCode',
  tag: 'withdraw-codes',
  method: 'POST',
  path: '/uc/withdrawcode/apply/code',
  encoding: 'form',
  effect: 'act',
  changes: ["listWithdrawCodes","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, jyPassword: { shape: {"kind":"text"} } } },
  data: WithdrawCode,
  secrets: ["jyPassword","data.withdrawCode"],
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"missing-jypassword","field":"jyPassword"}, {"code":500,"key":"missing-coin-type","field":"unit"}, {"code":500,"key":"coin-illegal","field":"unit"}, {"code":500,"key":"coin-not-support","field":"unit"}, {"code":500,"key":"withdraw-max","field":"amount"}, {"code":500,"key":"withdraw-min","field":"amount"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"error-jypassword","field":"jyPassword"}, {"code":500,"key":"information-expired"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"too-many-attempts","field":"jyPassword"}],
}

