// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { PaymentMethod } from './shared.ts'

const ChatMessageType: Shape = {"kind":"enum","values":[0,1],"names":["NOTICE","NORMAL_CHAT"],"accept":["text","name"]}

const ChatMessage: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, uidFrom: { shape: {"kind":"text","accept":["number"]} }, uidTo: { shape: {"kind":"text","accept":["number"]} }, nameFrom: { shape: { kind: 'nullable', of: {"kind":"text"} } }, nameTo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, content: { shape: {"kind":"text"} }, messageType: { shape: ChatMessageType }, sendTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, sendTimeStr: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, fromAvatar: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const ChatHistory: Shape = { kind: 'object', fields: { currentPage: { shape: {"kind":"integer","accept":["text"]} }, totalPage: { shape: {"kind":"integer","accept":["text"]} }, currentCount: { shape: {"kind":"integer","accept":["text"]} }, totalCount: { shape: {"kind":"integer","accept":["text"]} }, data: { shape: { kind: 'list', of: ChatMessage } } } }

const OtcAccountData: Shape = { kind: 'object', fields: { bank: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, branch: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, cardNo: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} }, optional: true }, aliNo: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} }, optional: true }, qrCodeUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, wechat: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} }, optional: true }, qrWeCodeUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const OtcOrderSide: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const OtcOrderStatus: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["CANCELLED","NONPAYMENT","PAID","COMPLETED","APPEAL"],"accept":["text","name"]}

const OtcOrderEnd: Shape = {"kind":"enum","values":["BUYER","TIMEOUT","STAFF"]}

const OtcPayInfo: Shape = { kind: 'object', fields: { realName: { shape: { kind: 'nullable', of: {"kind":"text"} } }, bankInfo: { shape: { kind: 'nullable', of: OtcAccountData }, optional: true }, alipay: { shape: { kind: 'nullable', of: OtcAccountData }, optional: true }, wechatPay: { shape: { kind: 'nullable', of: OtcAccountData }, optional: true } } }

const OtcOrderDetail: Shape = { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} }, type: { shape: OtcOrderSide }, unit: { shape: {"kind":"text"} }, status: { shape: OtcOrderStatus }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, commission: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currency: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, timeLimit: { shape: {"kind":"integer","accept":["text"]} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, payTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, appealTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, releaseTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, cancelTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, cancelledBy: { shape: { kind: 'nullable', of: OtcOrderEnd }, optional: true }, advertiseId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} }, optional: true }, myId: { shape: {"kind":"id","accept":["number","text"]} }, hisId: { shape: {"kind":"id","accept":["number","text"]} }, otherSide: { shape: {"kind":"text"} }, memberMobile: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, payInfo: { shape: { kind: 'nullable', of: OtcPayInfo }, optional: true }, payInfos: { shape: { kind: 'nullable', of: { kind: 'list', of: PaymentMethod } }, optional: true } } }

const OtcOrderMode: Shape = {"kind":"enum","values":[0,1],"names":["MONEY","AMOUNT"],"accept":["text","name"]}

const OtcOrderRow: Shape = { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} }, type: { shape: OtcOrderSide }, unit: { shape: {"kind":"text"} }, name: { shape: {"kind":"text"} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, commission: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currency: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, status: { shape: OtcOrderStatus }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const OtcOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: OtcOrderRow } } } }

const PaidOtcOrder: Shape = { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} }, status: { shape: OtcOrderStatus } } }

export const placeOtcBuyOrderOperation: Operation = {
  id: 'placeOtcBuyOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/buy',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, remark: { shape: {"kind":"text"}, optional: true }, mode: { shape: OtcOrderMode, optional: true } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"parameter-error","field":"id"}, {"code":500,"key":"not-allow-buy-by-self"}, {"code":500,"key":"already-put-off"}, {"code":500,"key":"price-expired","field":"price"}, {"code":500,"key":"number-error","field":"amount"}, {"code":500,"key":"money-min","field":"money"}, {"code":500,"key":"money-max","field":"money"}, {"code":500,"key":"amount-not-enough","field":"amount"}, {"code":500,"key":"too-many-unpaid-orders"}],
}

export const placeOtcSellOrderOperation: Operation = {
  id: 'placeOtcSellOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/sell',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, money: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, remark: { shape: {"kind":"text"}, optional: true }, mode: { shape: OtcOrderMode, optional: true } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"no-payment-method","need":"payment-method"}, {"code":500,"key":"at-least-support-pay"}, {"code":500,"key":"parameter-error","field":"id"}, {"code":500,"key":"not-allow-sell-by-self"}, {"code":500,"key":"already-put-off"}, {"code":500,"key":"price-expired","field":"price"}, {"code":500,"key":"number-error","field":"amount"}, {"code":500,"key":"money-min","field":"money"}, {"code":500,"key":"money-max","field":"money"}, {"code":500,"key":"amount-not-enough","field":"amount"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"too-many-unpaid-orders"}],
}

export const listOtcOrdersOperation: Operation = {
  id: 'listOtcOrders',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/self',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { status: { shape: OtcOrderStatus }, orderSn: { shape: {"kind":"text"}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: OtcOrderPage,
  optionalService: 'otc',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"orderSn":"^[A-Za-z0-9_-]{1,64}$"},
}

export const getOtcOrderOperation: Operation = {
  id: 'getOtcOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} } } },
  data: OtcOrderDetail,
  errors: [{"code":500,"key":"record-not-found","field":"orderSn"}],
}

export const payOtcOrderOperation: Operation = {
  id: 'payOtcOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/pay',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listChatMessages"],
  secured: true,
  body: { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} } } },
  data: PaidOtcOrder,
  errors: [{"code":500,"key":"record-not-found","field":"orderSn"}, {"code":500,"key":"not-allowed"}, {"code":500,"key":"order-status-expired"}, {"code":500,"key":"order-already-auto-cancel"}],
}

export const releaseOtcOrderOperation: Operation = {
  id: 'releaseOtcOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/release',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listChatMessages","listMyAds","filterMyAds","getMyAd","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} }, jyPassword: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["jyPassword"],
  errors: [{"code":500,"key":"missing-jypassword","field":"jyPassword"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"error-jypassword","field":"jyPassword"}, {"code":500,"key":"too-many-attempts","field":"jyPassword"}, {"code":500,"key":"record-not-found","field":"orderSn"}, {"code":500,"key":"not-allowed"}, {"code":500,"key":"order-status-expired"}],
}

export const cancelOtcOrderOperation: Operation = {
  id: 'cancelOtcOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/cancel',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listChatMessages","listMyAds","filterMyAds","getMyAd","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"record-not-found","field":"orderSn"}, {"code":500,"key":"not-allowed"}, {"code":500,"key":"order-not-allow-cancel"}],
}

export const appealOtcOrderOperation: Operation = {
  id: 'appealOtcOrder',
  tag: 'otc',
  method: 'POST',
  path: '/otc/order/appeal',
  encoding: 'form',
  effect: 'act',
  changes: ["listOtcOrders","getOtcOrder","listChatMessages"],
  secured: true,
  body: { kind: 'object', fields: { orderSn: { shape: {"kind":"text"} }, remark: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"record-not-found","field":"orderSn"}, {"code":500,"key":"no-appeal"}],
}

export const listChatMessagesOperation: Operation = {
  id: 'listChatMessages',
  tag: 'otc',
  method: 'POST',
  path: '/chat/getHistoryMessage',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, uidTo: { shape: {"kind":"text"}, optional: true }, uidFrom: { shape: {"kind":"text"}, optional: true }, limit: { shape: {"kind":"integer"}, optional: true }, page: { shape: {"kind":"integer"}, optional: true }, sortFiled: { shape: {"kind":"enum","values":["sendTime"]}, optional: true } } },
  data: ChatHistory,
  bare: true,
  errors: [{"code":500,"key":"record-not-found","field":"orderId"}],
  paging: {"page":"page","base":1,"size":"limit","items":"/data","total":"/totalCount"},
  patterns: {"orderId":"^[A-Za-z0-9_-]{1,64}$","uidTo":"^\\d{1,20}$","uidFrom":"^\\d{1,20}$"},
}

