// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { Country } from './shared.ts'

const AdSide: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const AdShelf: Shape = {"kind":"enum","values":[0,1,2],"names":["PUT_ON_SHELVES","PUT_OFF_SHELVES","TURNOFF"],"accept":["text","name"]}

const AdLevel: Shape = {"kind":"enum","values":[0,1],"names":["ORDINARY","EXCELLENT"],"accept":["text","name"]}

const AdPriceKind: Shape = {"kind":"enum","values":[0,1],"names":["REGULAR","MUTATIVE"],"accept":["text","name"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const MemberLevel: Shape = {"kind":"enum","values":[0,1,2],"names":["GENERAL","REALNAME","IDENTIFICATION"],"accept":["text","name"]}

const Ad: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, username: { shape: {"kind":"text"} }, advertiseType: { shape: AdSide }, status: { shape: AdShelf }, level: { shape: { kind: 'nullable', of: AdLevel } }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, country: { shape: {"kind":"text"} }, localCurrency: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, priceType: { shape: AdPriceKind }, price: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, premiseRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, finalPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, number: { shape: {"kind":"decimal","accept":["number","text"]} }, remainAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, dealAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, limitMoney: { shape: { kind: 'nullable', of: {"kind":"text"} } }, timeLimit: { shape: {"kind":"integer"} }, payMode: { shape: {"kind":"text"} }, auto: { shape: Flag }, autoword: { shape: { kind: 'nullable', of: {"kind":"text"} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, auditStatus: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true }, auditRemark: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memberLevel: { shape: { kind: 'nullable', of: MemberLevel }, optional: true }, transactions: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true }, realName: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, version: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true } } }

const AdDetail: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, advertiseType: { shape: AdSide }, status: { shape: AdShelf }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, coinName: { shape: {"kind":"text"} }, coinNameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, coinUnit: { shape: {"kind":"text"} }, country: { shape: Country }, priceType: { shape: AdPriceKind }, price: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, marketPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, premiseRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, number: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, timeLimit: { shape: {"kind":"integer"} }, payMode: { shape: {"kind":"text"} }, auto: { shape: Flag }, autoword: { shape: { kind: 'nullable', of: {"kind":"text"} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } } } }

const AdOffer: Shape = { kind: 'object', fields: { advertiseId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, memberName: { shape: {"kind":"text"} }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} } }, level: { shape: MemberLevel }, transactions: { shape: {"kind":"integer"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, remainAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, payMode: { shape: {"kind":"text"} }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, unit: { shape: {"kind":"text"} }, coinName: { shape: {"kind":"text"} }, coinNameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, localCurrency: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, premiseRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, advertiseType: { shape: AdSide }, advType: { shape: AdSide, optional: true }, timeLimit: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true }, country: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const AdOfferPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: AdOffer } } } }

const AdOfferSheet: Shape = { kind: 'object', fields: { context: { shape: { kind: 'list', of: AdOffer } }, currentPage: { shape: {"kind":"integer","accept":["text"]} }, totalPage: { shape: {"kind":"integer","accept":["text"]} }, pageNumber: { shape: {"kind":"integer","accept":["text"]} }, totalElement: { shape: {"kind":"integer","accept":["text"]} } } }

const AdPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Ad } } } }

const AdShelfName: Shape = {"kind":"enum","values":["PUT_ON_SHELVES","PUT_OFF_SHELVES"]}

const AdsOfMember: Shape = { kind: 'object', fields: { buy: { shape: { kind: 'list', of: AdOffer } }, sell: { shape: { kind: 'list', of: AdOffer } }, username: { shape: {"kind":"text"} }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} } }, realVerified: { shape: Flag }, emailVerified: { shape: Flag }, phoneVerified: { shape: Flag }, transactions: { shape: {"kind":"integer"} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const CommonStatus: Shape = {"kind":"enum","values":[0,1],"names":["NORMAL","ILLEGAL"],"accept":["text","name"]}

const TradableCoin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, name: { shape: {"kind":"text"} }, nameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, unit: { shape: {"kind":"text"} }, jyRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, buyMinAmount: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["buy_min_amount"] }, sellMinAmount: { shape: {"kind":"decimal","accept":["number","text"]}, alias: ["sell_min_amount"] }, marketPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, isPlatformCoin: { shape: Flag, optional: true }, sort: { shape: {"kind":"integer","accept":["text"]} }, status: { shape: CommonStatus, optional: true } } }

const TradePreview: Shape = { kind: 'object', fields: { username: { shape: {"kind":"text"} }, transactions: { shape: {"kind":"integer"} }, emailVerified: { shape: Flag }, phoneVerified: { shape: Flag }, idCardVerified: { shape: Flag }, otcCoinId: { shape: {"kind":"id","accept":["number","text"]} }, unit: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, number: { shape: {"kind":"decimal","accept":["number","text"]} }, maxTradableAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, payMode: { shape: {"kind":"text"} }, timeLimit: { shape: {"kind":"integer"} }, country: { shape: { kind: 'nullable', of: {"kind":"text"} } }, currency: { shape: {"kind":"text"} }, advertiseType: { shape: AdSide }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } } } }

export const listTradableCoinsOperation: Operation = {
  id: 'listTradableCoins',
  tag: 'ads',
  method: 'POST',
  path: '/otc/coin/all',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { currency: { shape: {"kind":"text"}, optional: true } } },
  data: { kind: 'list', of: TradableCoin },
  optionalService: 'otc',
}

export const listAdsOperation: Operation = {
  id: 'listAds',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/page',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, advertiseType: { shape: AdSide }, country: { shape: {"kind":"text"}, optional: true }, currency: { shape: {"kind":"text"}, optional: true }, money: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, payMode: { shape: {"kind":"text"}, optional: true }, isCertified: { shape: Flag, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: AdOfferPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"currency":"^[A-Z]{3,5}$"},
}

export const listAdsByUnitOperation: Operation = {
  id: 'listAdsByUnit',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/page-by-unit',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"} }, advertiseType: { shape: AdSide }, country: { shape: {"kind":"text"}, optional: true }, currency: { shape: {"kind":"text"}, optional: true }, money: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, payMode: { shape: {"kind":"text"}, optional: true }, isCertified: { shape: Flag, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: AdOfferSheet,
  optionalService: 'otc',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/context","total":"/data/totalElement"},
  patterns: {"unit":"^[A-Za-z0-9]{1,20}$","currency":"^[A-Z]{3,5}$"},
}

export const listExcellentAdsOperation: Operation = {
  id: 'listExcellentAds',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/excellent',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { advertiseType: { shape: AdSide }, currency: { shape: {"kind":"text"}, optional: true } } },
  data: { kind: 'list', of: AdOffer },
}

export const listNewestAdsOperation: Operation = {
  id: 'listNewestAds',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/newest',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { currency: { shape: {"kind":"text"}, optional: true } } },
  data: { kind: 'list', of: AdOffer },
}

export const getAdsOfMemberOperation: Operation = {
  id: 'getAdsOfMember',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/member',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { name: { shape: {"kind":"text"} } } },
  data: AdsOfMember,
  errors: [{"code":500,"key":"member-not-exists","field":"name"}],
}

export const listMyAdsOperation: Operation = {
  id: 'listMyAds',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/all',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { status: { shape: AdShelfName, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: AdPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const filterMyAdsOperation: Operation = {
  id: 'filterMyAds',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/self/all',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { status: { shape: AdShelf, optional: true }, advertiseType: { shape: AdSide, optional: true }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: AdPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getMyAdOperation: Operation = {
  id: 'getMyAd',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: AdDetail,
  errors: [{"code":500,"key":"record-not-found","field":"id"}],
}

export const createAdOperation: Operation = {
  id: 'createAd',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/create',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyAds","filterMyAds","getMyAd"],
  secured: true,
  body: { kind: 'object', fields: { advertiseType: { shape: AdSide }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, country: { shape: {"kind":"text"} }, priceType: { shape: AdPriceKind }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, premiseRate: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, number: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, timeLimit: { shape: {"kind":"integer"} }, "pay[]": { shape: { kind: 'list', of: {"kind":"text"} } }, auto: { shape: Flag, optional: true }, autoword: { shape: {"kind":"text"}, optional: true }, remark: { shape: {"kind":"text"}, optional: true }, jyPassword: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["jyPassword"],
  errors: [{"code":500,"key":"missing-pay","field":"pay[]"}, {"code":500,"key":"missing-jypassword","field":"jyPassword"}, {"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-business","need":"merchant"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"error-jypassword","field":"jyPassword"}, {"code":500,"key":"sell-number-min","field":"number"}, {"code":500,"key":"buy-number-min","field":"number"}, {"code":500,"key":"insufficient-balance","field":"number"}, {"code":500,"key":"create-failed"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"no-payment-method","need":"payment-method"}, {"code":500,"key":"coin-illegal","field":"coinId"}, {"code":500,"key":"request-illegal","field":"country"}, {"code":500,"key":"information-expired","field":"price"}, {"code":500,"key":"too-many-attempts","field":"jyPassword"}],
}

export const updateAdOperation: Operation = {
  id: 'updateAd',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/update',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyAds","filterMyAds","getMyAd"],
  secured: true,
  body: { kind: 'object', fields: { advertiseType: { shape: AdSide }, coinId: { shape: {"kind":"id","accept":["number","text"]} }, country: { shape: {"kind":"text"} }, priceType: { shape: AdPriceKind }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, premiseRate: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, number: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimit: { shape: {"kind":"decimal","accept":["number","text"]} }, timeLimit: { shape: {"kind":"integer"} }, "pay[]": { shape: { kind: 'list', of: {"kind":"text"} } }, auto: { shape: Flag, optional: true }, autoword: { shape: {"kind":"text"}, optional: true }, remark: { shape: {"kind":"text"}, optional: true }, jyPassword: { shape: {"kind":"text"} }, id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  secrets: ["jyPassword"],
  errors: [{"code":500,"key":"missing-pay","field":"pay[]"}, {"code":500,"key":"missing-jypassword","field":"jyPassword"}, {"code":500,"key":"error-jypassword","field":"jyPassword"}, {"code":500,"key":"after-off-shelves"}, {"code":500,"key":"sell-number-min","field":"number"}, {"code":500,"key":"buy-number-min","field":"number"}, {"code":500,"key":"insufficient-balance","field":"number"}, {"code":500,"key":"update-failed"}, {"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"no-payment-method","need":"payment-method"}, {"code":500,"key":"no-business","need":"merchant"}, {"code":500,"key":"coin-illegal","field":"coinId"}, {"code":500,"key":"request-illegal","field":"country"}, {"code":500,"key":"information-expired","field":"price"}, {"code":500,"key":"too-many-attempts","field":"jyPassword"}],
}

export const putAdOnShelfOperation: Operation = {
  id: 'putAdOnShelf',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/on/shelves',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyAds","filterMyAds","getMyAd","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"put-on-shelves-failed"}, {"code":500,"key":"sell-number-min"}, {"code":500,"key":"buy-number-min"}, {"code":500,"key":"insufficient-balance"}, {"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"no-payment-method","need":"payment-method"}, {"code":500,"key":"no-business","need":"merchant"}, {"code":500,"key":"wallet-locked"}],
}

export const takeAdOffShelfOperation: Operation = {
  id: 'takeAdOffShelf',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/off/shelves',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyAds","filterMyAds","getMyAd","listAds","listAdsByUnit","listNewestAds","listExcellentAds","getAdsOfMember","previewTrade","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"put-off-shelves-failed"}],
}

export const deleteAdOperation: Operation = {
  id: 'deleteAd',
  tag: 'ads',
  method: 'POST',
  path: '/otc/advertise/delete',
  encoding: 'form',
  effect: 'act',
  changes: ["listMyAds","filterMyAds","getMyAd"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"delete-advertise-failed"}, {"code":500,"key":"delete-after-off-shelves"}],
}

export const previewTradeOperation: Operation = {
  id: 'previewTrade',
  tag: 'ads',
  method: 'POST',
  path: '/otc/order/pre',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: TradePreview,
  errors: [{"code":500,"key":"parameter-error","field":"id"}],
}

