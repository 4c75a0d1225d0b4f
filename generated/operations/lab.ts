// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'

export const joinLabActivityOperation: Operation = {
  id: 'joinLabActivity',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/attend',
  encoding: 'form',
  effect: 'act',
  changes: ["listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { activityId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, aims: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"activity-not-found","field":"activityId"}, {"code":500,"key":"activity-not-progress","field":"activityId"}, {"code":500,"key":"first-level-friends-num-lt"}, {"code":500,"key":"below-minimum-redemption-amount","field":"amount"}, {"code":500,"key":"exceeds-maximum-redemption-amount","field":"amount"}, {"code":500,"key":"exceeds-purchase-limit","field":"amount"}, {"code":500,"key":"insufficient-holdings-quantity"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"activity-failed-participate"}],
}

