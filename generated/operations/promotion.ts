// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Coin } from './shared.ts'

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const GiftCard: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, cardName: { shape: {"kind":"text"} }, cardNo: { shape: {"kind":"text"} }, cardDesc: { shape: { kind: 'nullable', of: {"kind":"text"} } }, coinId: { shape: {"kind":"text"}, optional: true }, coin: { shape: { kind: 'nullable', of: Coin }, optional: true }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, totalAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, count: { shape: {"kind":"integer"} }, exchangeCount: { shape: {"kind":"integer"} }, isFree: { shape: Flag }, isLock: { shape: Flag }, lockDays: { shape: {"kind":"integer"} }, isEnabled: { shape: Flag }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const RankPeriod: Shape = {"kind":"enum","values":[0,1,2],"names":["DAY","WEEK","MONTH"],"accept":["text"]}

const InviteRank: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, userIdentify: { shape: { kind: 'nullable', of: {"kind":"text"} } }, levelOne: { shape: {"kind":"integer"} }, levelTwo: { shape: {"kind":"integer"} }, type: { shape: RankPeriod }, stasticDate: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, isRobot: { shape: Flag, optional: true } } }

const InviteStatistic: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, userIdentify: { shape: { kind: 'nullable', of: {"kind":"text"} } }, levelOne: { shape: {"kind":"integer"} }, levelTwo: { shape: {"kind":"integer"} }, estimatedReward: { shape: {"kind":"decimal","accept":["number","text"]} }, extraReward: { shape: {"kind":"decimal","accept":["number","text"]} }, usdtReward: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, btcReward: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, ethReward: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, otherReward: { shape: { kind: 'nullable', of: {"kind":"text"} } }, isRobot: { shape: Flag, optional: true }, stasticDate: { shape: {"kind":"text"} } } }

const PromotionLevel: Shape = {"kind":"enum","values":[0,1,2],"names":["ONE","TWO","THREE"],"accept":["text","name"]}

const RealNameStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["NOT_CERTIFIED","AUDITING","VERIFIED"],"accept":["text","name"]}

const Invitee: Shape = { kind: 'object', fields: { username: { shape: {"kind":"text"} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, level: { shape: PromotionLevel }, realNameStatus: { shape: RealNameStatus, optional: true } } }

const RedeemedGiftCard: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, cardName: { shape: {"kind":"text"} }, coinId: { shape: {"kind":"text"} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, redeemTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, releaseTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, isReleased: { shape: Flag } } }

const TopRanks: Shape = { kind: 'object', fields: { topreward: { shape: { kind: 'list', of: InviteStatistic } }, topinvite: { shape: { kind: 'list', of: InviteStatistic } }, topinviteweek: { shape: { kind: 'list', of: InviteRank }, optional: true }, topinvitemonth: { shape: { kind: 'list', of: InviteRank }, optional: true } } }

export const getMyPromotionOperation: Operation = {
  id: 'getMyPromotion',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/mypromotion',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'nullable', of: InviteStatistic },
}

export const listTopRanksOperation: Operation = {
  id: 'listTopRanks',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/toprank',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { top: { shape: {"kind":"integer"}, optional: true } } },
  data: TopRanks,
}

export const listInviteesOperation: Operation = {
  id: 'listInvitees',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/record',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true }, level: { shape: PromotionLevel, optional: true } } },
  data: { kind: 'list', of: Invitee },
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data","total":"/totalElement"},
}

export const listMyGiftCardsOperation: Operation = {
  id: 'listMyGiftCards',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/promotioncard/mycard',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: GiftCard },
  secrets: ["data.cardNo"],
}

export const redeemGiftCardOperation: Operation = {
  id: 'redeemGiftCard',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/promotioncard/exchangecard',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyGiftCards","listRedeemedGiftCards","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { cardNo: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["cardNo"],
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"card-number-required","field":"cardNo"}, {"code":500,"key":"invalid-card-number","field":"cardNo"}, {"code":500,"key":"invalid-exchange-card","field":"cardNo"}, {"code":500,"key":"asset-not-found"}, {"code":500,"key":"promotion-card-redeemed","field":"cardNo"}, {"code":500,"key":"promotion-card-already-redeemed","field":"cardNo"}, {"code":500,"key":"official-promo-card-once","field":"cardNo"}, {"code":500,"key":"own-gift-card","field":"cardNo"}, {"code":500,"key":"exchange-failed"}],
}

export const claimFreeGiftCardOperation: Operation = {
  id: 'claimFreeGiftCard',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/promotioncard/getfreecard',
  encoding: 'none',
  effect: 'act',
  changes: ["listMyGiftCards"],
  secured: true,
  data: GiftCard,
  secrets: ["data.cardNo"],
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"free-promo-card-repeat"}],
}

export const listRedeemedGiftCardsOperation: Operation = {
  id: 'listRedeemedGiftCards',
  tag: 'promotion',
  method: 'POST',
  path: '/uc/promotion/promotioncard/redeemed',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: RedeemedGiftCard },
}

