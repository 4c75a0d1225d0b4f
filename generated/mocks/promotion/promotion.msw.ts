/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Coin
} from '../../wire/coin.ts';

import type {
  FreeGiftCardResponse
} from '../../wire/free-gift-card-response.ts';

import type {
  InviteStatistic
} from '../../wire/invite-statistic.ts';

import type {
  InviteesResponse
} from '../../wire/invitees-response.ts';

import type {
  MyGiftCardsResponse
} from '../../wire/my-gift-cards-response.ts';

import type {
  MyPromotionResponse
} from '../../wire/my-promotion-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  RedeemedGiftCardsResponse
} from '../../wire/redeemed-gift-cards-response.ts';

import type {
  TopRanksResponse
} from '../../wire/top-ranks-response.ts';


export const getGetMyPromotionResponseInviteStatisticMock = (overrideResponse: Partial<InviteStatistic> = {}): InviteStatistic => ({...{id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), userIdentify: faker.helpers.arrayElement([(() => faker.internet.username().slice(0, 20))(), null]), levelOne: faker.number.int({min: 0, max: 9999}), levelTwo: faker.number.int({min: 0, max: 9999}), estimatedReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), extraReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {btcReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {ethReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), otherReward: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {isRobot: faker.helpers.arrayElement([0,1] as const)} : {}), stasticDate: (() =>
    faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}, ...overrideResponse});

export const getGetMyPromotionResponseMock = (): MyPromotionResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getGetMyPromotionResponseInviteStatisticMock()},null,])},})

export const getListTopRanksResponseMock = (): TopRanksResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {topreward: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), userIdentify: faker.helpers.arrayElement([(() => faker.internet.username().slice(0, 20))(), null]), levelOne: faker.number.int({min: 0, max: 9999}), levelTwo: faker.number.int({min: 0, max: 9999}), estimatedReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), extraReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {btcReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {ethReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), otherReward: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {isRobot: faker.helpers.arrayElement([0,1] as const)} : {}), stasticDate: (() =>
    faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), topinvite: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), userIdentify: faker.helpers.arrayElement([(() => faker.internet.username().slice(0, 20))(), null]), levelOne: faker.number.int({min: 0, max: 9999}), levelTwo: faker.number.int({min: 0, max: 9999}), estimatedReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), extraReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(), ...(faker.datatype.boolean() ? {usdtReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {btcReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), ...(faker.datatype.boolean() ? {ethReward: (() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))()} : {}), otherReward: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {isRobot: faker.helpers.arrayElement([0,1] as const)} : {}), stasticDate: (() =>
    faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), ...(faker.datatype.boolean() ? {topinviteweek: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), userIdentify: faker.helpers.arrayElement([(() => faker.internet.username().slice(0, 20))(), null]), levelOne: faker.number.int({min: 0, max: 9999}), levelTwo: faker.number.int({min: 0, max: 9999}), type: faker.helpers.arrayElement([0,1,2] as const), stasticDate: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), ...(faker.datatype.boolean() ? {isRobot: faker.helpers.arrayElement([0,1] as const)} : {})}))} : {}), ...(faker.datatype.boolean() ? {topinvitemonth: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), userIdentify: faker.helpers.arrayElement([(() => faker.internet.username().slice(0, 20))(), null]), levelOne: faker.number.int({min: 0, max: 9999}), levelTwo: faker.number.int({min: 0, max: 9999}), type: faker.helpers.arrayElement([0,1,2] as const), stasticDate: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), ...(faker.datatype.boolean() ? {isRobot: faker.helpers.arrayElement([0,1] as const)} : {})}))} : {})}},})

export const getListInviteesResponseMock = (): InviteesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({username: (() => faker.internet.username().slice(0, 20))(), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), level: faker.helpers.arrayElement([0,1,2] as const), ...(faker.datatype.boolean() ? {realNameStatus: faker.helpers.arrayElement([0,1,2] as const)} : {})}))},})

export const getListMyGiftCardsResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getListMyGiftCardsResponseMock = (): MyGiftCardsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), cardName: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), cardNo: (() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), cardDesc: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), ...(faker.datatype.boolean() ? {coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), coin: faker.helpers.arrayElement([{...getListMyGiftCardsResponseCoinMock()},null,]), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), totalAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), count: faker.number.int({min: 0, max: 9999}), exchangeCount: faker.number.int({min: 0, max: 9999}), isFree: faker.helpers.arrayElement([0,1] as const), isLock: faker.helpers.arrayElement([0,1] as const), lockDays: faker.number.int({min: 0, max: 9999}), isEnabled: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getRedeemGiftCardResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getClaimFreeGiftCardResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getClaimFreeGiftCardResponseMock = (): FreeGiftCardResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), cardName: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), cardNo: (() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), cardDesc: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), ...(faker.datatype.boolean() ? {coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), coin: faker.helpers.arrayElement([{...getClaimFreeGiftCardResponseCoinMock()},null,]), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), totalAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), count: faker.number.int({min: 0, max: 9999}), exchangeCount: faker.number.int({min: 0, max: 9999}), isFree: faker.helpers.arrayElement([0,1] as const), isLock: faker.helpers.arrayElement([0,1] as const), lockDays: faker.number.int({min: 0, max: 9999}), isEnabled: faker.helpers.arrayElement([0,1] as const), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}},})

export const getListRedeemedGiftCardsResponseMock = (): RedeemedGiftCardsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), cardName: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), amount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), redeemTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), releaseTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), isReleased: faker.helpers.arrayElement([0,1] as const)}))},})


export const getGetMyPromotionMockHandler = (overrideResponse?: MyPromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyPromotionResponse> | MyPromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/mypromotion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTopRanksMockHandler = (overrideResponse?: TopRanksResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TopRanksResponse> | TopRanksResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/toprank', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopRanksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInviteesMockHandler = (overrideResponse?: InviteesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InviteesResponse> | InviteesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/record', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInviteesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyGiftCardsMockHandler = (overrideResponse?: MyGiftCardsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyGiftCardsResponse> | MyGiftCardsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/promotioncard/mycard', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyGiftCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemGiftCardMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/promotioncard/exchangecard', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemGiftCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimFreeGiftCardMockHandler = (overrideResponse?: FreeGiftCardResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FreeGiftCardResponse> | FreeGiftCardResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/promotioncard/getfreecard', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimFreeGiftCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRedeemedGiftCardsMockHandler = (overrideResponse?: RedeemedGiftCardsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedeemedGiftCardsResponse> | RedeemedGiftCardsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/promotion/promotioncard/redeemed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRedeemedGiftCardsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPromotionMock = () => [
  getGetMyPromotionMockHandler(),
  getListTopRanksMockHandler(),
  getListInviteesMockHandler(),
  getListMyGiftCardsMockHandler(),
  getRedeemGiftCardMockHandler(),
  getClaimFreeGiftCardMockHandler(),
  getListRedeemedGiftCardsMockHandler()]
