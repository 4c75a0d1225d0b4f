// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Coin } from './shared.ts'

const CommonStatus: Shape = {"kind":"enum","values":[0,1],"names":["NORMAL","ILLEGAL"],"accept":["text","name"]}

const MemberLevel: Shape = {"kind":"enum","values":[0,1,2],"names":["GENERAL","REALNAME","IDENTIFICATION"],"accept":["text","name"]}

const MerchantDeposit: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, coin: { shape: Coin }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: CommonStatus }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const MerchantStatus: Shape = {"kind":"enum","values":[0,1,2,3,4,5,6,7],"names":["NOT_CERTIFIED","AUDITING","VERIFIED","FAILED","DEPOSIT_LESS","CANCEL_AUTH","RETURN_FAILED","RETURN_SUCCESS"],"accept":["text","name"]}

const MerchantInfo: Shape = { kind: 'object', fields: { certifiedBusinessStatus: { shape: MerchantStatus }, memberLevel: { shape: MemberLevel }, email: { shape: { kind: 'nullable', of: {"kind":"text"} } }, detail: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, reason: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

export const getMerchantStatusOperation: Operation = {
  id: 'getMerchantStatus',
  tag: 'merchant',
  method: 'POST',
  path: '/uc/approve/certified/business/status',
  alsoMethod: 'GET',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: MerchantInfo,
}

export const listMerchantDepositsOperation: Operation = {
  id: 'listMerchantDeposits',
  tag: 'merchant',
  method: 'POST',
  path: '/uc/approve/business-auth-deposit/list',
  alsoMethod: 'GET',
  encoding: 'none',
  effect: 'read',
  secured: false,
  data: { kind: 'list', of: MerchantDeposit },
}

export const applyAsMerchantOperation: Operation = {
  id: 'applyAsMerchant',
  tag: 'merchant',
  method: 'POST',
  path: '/uc/approve/certified/business/apply',
  encoding: 'form',
  effect: 'act',
  changes: ["getMerchantStatus","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { json: { shape: {"kind":"text"} }, businessAuthDepositId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: MerchantInfo,
  errors: [{"code":500,"key":"repeat-application"}, {"code":500,"key":"no-real-name","need":"real-name"}, {"code":500,"key":"insufficient-balance","field":"businessAuthDepositId"}, {"code":500,"key":"coin-illegal","field":"json"}, {"code":500,"key":"not-find-file","field":"json"}, {"code":500,"key":"format-not-support","field":"json"}, {"code":500,"key":"wrong-choice","field":"businessAuthDepositId"}, {"code":500,"key":"wrong-format","field":"json"}, {"code":500,"key":"required","field":"json"}, {"code":500,"key":"too-long","field":"json"}, {"code":500,"key":"too-large","field":"json"}],
}

export const cancelMerchantOperation: Operation = {
  id: 'cancelMerchant',
  tag: 'merchant',
  method: 'POST',
  path: '/uc/approve/cancel/business',
  encoding: 'form',
  effect: 'act',
  changes: ["getMerchantStatus","listMyAds","filterMyAds","getMyAd","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { detail: { shape: {"kind":"text"}, optional: true } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"withdrawal-under-review-do-not-resubmit"}, {"code":500,"key":"no-business"}],
}

