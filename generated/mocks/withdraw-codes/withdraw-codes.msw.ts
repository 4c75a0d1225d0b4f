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
  CreateWithdrawCodeResponse
} from '../../wire/create-withdraw-code-response.ts';

import type {
  NoData
} from '../../wire/no-data.ts';

import type {
  WithdrawCodeResponse
} from '../../wire/withdraw-code-response.ts';

import type {
  WithdrawCodesResponse
} from '../../wire/withdraw-codes-response.ts';


export const getListWithdrawCodesResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getListWithdrawCodesResponseMock = (): WithdrawCodesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), withdrawCode: faker.helpers.fromRegExp("[0-9A-Fa-f]{32}"), withdrawAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), status: faker.helpers.arrayElement([0,1,2,3] as const), ...(faker.datatype.boolean() ? {coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), coin: faker.helpers.arrayElement([{...getListWithdrawCodesResponseCoinMock()},null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), dealTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), rmemberId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), expireTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}))},}},})

export const getLookUpWithdrawCodeResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getLookUpWithdrawCodeResponseMock = (): WithdrawCodeResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), withdrawCode: faker.helpers.fromRegExp("[0-9A-Fa-f]{32}"), withdrawAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), status: faker.helpers.arrayElement([0,1,2,3] as const), ...(faker.datatype.boolean() ? {coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), coin: faker.helpers.arrayElement([{...getLookUpWithdrawCodeResponseCoinMock()},null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), dealTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), rmemberId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), expireTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})

export const getRedeemWithdrawCodeResponseMock = (): NoData => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: null},})

export const getCreateWithdrawCodeResponseCoinMock = (overrideResponse: Partial<Coin> = {}): Coin => ({...{...(faker.datatype.boolean() ? {id: faker.number.int({max: 9999})} : {}), name: faker.string.alpha({length: {min: 1, max: 20}}), nameCn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unit: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))(), status: faker.helpers.arrayElement([0,1] as const), canWithdraw: faker.helpers.arrayElement([0,1] as const), canRecharge: faker.helpers.arrayElement([0,1] as const), canTransfer: faker.helpers.arrayElement([0,1] as const), canAutoWithdraw: faker.helpers.arrayElement([faker.helpers.arrayElement([0,1] as const),null,]), minTxFee: (() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), maxTxFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), minWithdrawAmount: (() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), maxWithdrawAmount: (() =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }))(), minRechargeAmount: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }))(), null]), withdrawScale: (() => faker.number.int({ min: 2, max: 8 }))(), withdrawThreshold: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(),null,]), minerFee: faker.helpers.arrayElement([(() =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }))(), null]), usdRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), cnyRate: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }))(),null,]), hasLegal: faker.datatype.boolean(), isPlatformCoin: faker.helpers.arrayElement([0,1] as const), sort: faker.number.int({max: 9999}), information: faker.helpers.arrayElement([(() => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`)(), null]), infolink: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), iconUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), accountType: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([0, 1]))(), null])}, ...overrideResponse});

export const getCreateWithdrawCodeResponseMock = (): CreateWithdrawCodeResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {id: faker.number.int({min: 10000, max: 99999999}), memberId: faker.number.int({min: 10000, max: 99999999}), withdrawCode: faker.helpers.fromRegExp("[0-9A-Fa-f]{32}"), withdrawAmount: (() =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }))(), status: faker.helpers.arrayElement([0,1,2,3] as const), ...(faker.datatype.boolean() ? {coinId: (() => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']))()} : {}), coin: faker.helpers.arrayElement([{...getCreateWithdrawCodeResponseCoinMock()},null,]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(), dealTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), rmemberId: faker.helpers.arrayElement([faker.number.int({min: 10000, max: 99999999}),null,]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), expireTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,])}},})


export const getListWithdrawCodesMockHandler = (overrideResponse?: WithdrawCodesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawCodesResponse> | WithdrawCodesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdrawcode/record', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLookUpWithdrawCodeMockHandler = (overrideResponse?: WithdrawCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawCodeResponse> | WithdrawCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdrawcode/apply/info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLookUpWithdrawCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemWithdrawCodeMockHandler = (overrideResponse?: NoData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoData> | NoData), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdrawcode/apply/recharge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemWithdrawCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWithdrawCodeMockHandler = (overrideResponse?: CreateWithdrawCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateWithdrawCodeResponse> | CreateWithdrawCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/withdrawcode/apply/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWithdrawCodeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWithdrawCodesMock = () => [
  getListWithdrawCodesMockHandler(),
  getLookUpWithdrawCodeMockHandler(),
  getRedeemWithdrawCodeMockHandler(),
  getCreateWithdrawCodeMockHandler()]
