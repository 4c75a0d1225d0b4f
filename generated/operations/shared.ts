// Generated from the contract by `npm run generate`. Do not edit.
import type { Shape } from '#src/contract/shape.ts'

export const CommonStatus: Shape = {"kind":"enum","values":[0,1],"names":["NORMAL","ILLEGAL"],"accept":["text","name"]}

export const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

export const Coin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"integer"}, optional: true }, name: { shape: {"kind":"text"} }, nameCn: { shape: { kind: 'nullable', of: {"kind":"text"} } }, unit: { shape: {"kind":"text"} }, status: { shape: CommonStatus }, canWithdraw: { shape: Flag }, canRecharge: { shape: Flag }, canTransfer: { shape: Flag }, canAutoWithdraw: { shape: { kind: 'nullable', of: Flag } }, minTxFee: { shape: {"kind":"decimal","accept":["number","text"]} }, maxTxFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, minWithdrawAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, maxWithdrawAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minRechargeAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, withdrawScale: { shape: {"kind":"integer"} }, withdrawThreshold: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, minerFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, usdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, cnyRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, hasLegal: { shape: {"kind":"boolean"} }, isPlatformCoin: { shape: Flag }, sort: { shape: {"kind":"integer"} }, information: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, infolink: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, iconUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, accountType: { shape: { kind: 'nullable', of: {"kind":"integer"} }, optional: true } } }

export const Country: Shape = { kind: 'object', fields: { zhName: { shape: {"kind":"text"} }, enName: { shape: {"kind":"text"} }, areaCode: { shape: {"kind":"text"} }, language: { shape: {"kind":"text"} }, localCurrency: { shape: {"kind":"text"} }, sort: { shape: {"kind":"integer","accept":["text"]} }, countryImageUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, name: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, delFlag: { shape: Flag, optional: true } } }

export const ExchangeOrderDirection: Shape = {"kind":"enum","values":["BUY","SELL"],"accept":["number","text"]}

export const Location: Shape = { kind: 'object', fields: { country: { shape: { kind: 'nullable', of: {"kind":"text"} } }, province: { shape: { kind: 'nullable', of: {"kind":"text"} } }, city: { shape: { kind: 'nullable', of: {"kind":"text"} } }, district: { shape: { kind: 'nullable', of: {"kind":"text"} } } } }

export const MemberLevel: Shape = {"kind":"enum","values":[0,1,2],"names":["GENERAL","REALNAME","IDENTIFICATION"],"accept":["text","name"]}

export const SuperPartner: Shape = {"kind":"enum","values":["","0","1"],"names":["UNSET","ORDINARY","SUPER_PARTNER"],"accept":["number"]}

export const LoginInfo: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, username: { shape: {"kind":"text"} }, token: { shape: { kind: 'nullable', of: {"kind":"text"} } }, memberLevel: { shape: MemberLevel }, realName: { shape: { kind: 'nullable', of: {"kind":"text"} } }, avatar: { shape: { kind: 'nullable', of: {"kind":"text"} } }, location: { shape: { kind: 'nullable', of: Location } }, country: { shape: { kind: 'nullable', of: Country } }, promotionCode: { shape: { kind: 'nullable', of: {"kind":"text"} } }, promotionPrefix: { shape: { kind: 'nullable', of: {"kind":"text"} } }, superPartner: { shape: { kind: 'nullable', of: SuperPartner }, optional: true }, loginCount: { shape: {"kind":"integer"}, optional: true }, firstLevel: { shape: {"kind":"integer"}, optional: true }, secondLevel: { shape: {"kind":"integer"}, optional: true }, thirdLevel: { shape: {"kind":"integer"}, optional: true }, signInAbility: { shape: {"kind":"boolean"} }, signInActivity: { shape: {"kind":"boolean"} }, memberRate: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

export const TransferMold: Shape = {"kind":"enum","values":[0,1],"names":["CHAIN","EXTERNAL"],"accept":["text"]}

